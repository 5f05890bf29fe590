"use client";

import { useEffect, useState } from "react";
import type { Weight } from "../../lib/views";
import styles from "./sliders.module.css";

interface Props {
  name: string;
  weight: Weight;
  onFocus(): void;
  onValue(value: number): void;
}

/** A number that is pulled; it is written once the hand or the key lets go, so that one pull is one step of undo. */
export function Slider({ name, weight, onFocus, onValue }: Props) {
  const { value, min, max, step } = weight;
  const [pulled, setPulled] = useState(value);
  useEffect(() => setPulled(value), [value]);
  const keep = (): void => {
    if (pulled !== value) onValue(pulled);
  };
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={name}
      min={min}
      max={max}
      step={step}
      value={pulled}
      onFocus={onFocus}
      onChange={({ target }) => setPulled(Number(target.value))}
      onPointerUp={keep}
      onKeyUp={keep}
      onBlur={keep}
    />
  );
}
