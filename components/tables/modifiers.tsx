"use client";

import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  chanceToHit,
  diceWords,
  type Grid,
  howItComes,
  type ModifierTable,
  percentOf,
  signed,
  type TableModifier,
} from "../../lib/views";
import { layerName, sourceWords, statusOf } from "../grid/describe";
import { findCell } from "../grid/find-cell";
import type { ChangeCells } from "../grid/use-change";
import { useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { InPlace } from "./in-place";
import { ModifierDialog } from "./modifier-dialog";
import { type Chances, pickKey, setChances } from "./chances";
import { toggled } from "../workbench/toggled";
import origin from "../style/origin.module.css";
import styles from "./tables.module.css";
import { RuleChip } from "../rulebook/rule-chip";

interface Props {
  table: ModifierTable;
  grids: readonly Grid[];
  chances: Chances;
  change: ChangeCells;
  onRefusal(reason: string | undefined): void;
  /** Shows a place in the text. */
  onText(pointer: string): void;
}

/** What is added to one kind of roll and when, and the chances at each sum. */
export function Modifiers({ table, grids, chances, change, onRefusal, onText }: Props) {
  const { title, rule, modifiers, toHit } = table;
  const [asking, setAsking] = useState<{ modifier?: TableModifier }>();
  const isPicked = ({ pointer }: TableModifier): boolean =>
    chances.picked.has(pickKey(table.document, pointer));
  const hasChances = chances.shown && toHit !== undefined;
  const remove = ({ id, pointer }: TableModifier): void =>
    void change(`Remove the modifier ${id} from ${title}`, [{ pointer, value: undefined }]).then(onRefusal);
  return (
    <section className={styles.roll} aria-label={title}>
      <h3 className={styles.rollTitle}>
        {title} <RuleChip rule={rule} />
        {toHit && (
          <span className={styles.hitOn}>
            hits on {toHit.face} or more of a {toHit.dieSides}-sided die
          </span>
        )}
      </h3>
      {modifiers.length === 0 ? (
        <p className="quiet">This roll has no modifiers.</p>
      ) : (
        <table className={styles.modifiers}>
          <thead className="hidden">
            <tr>
              {hasChances && <th scope="col">In the chance</th>}
              <th scope="col">Adds</th>
              <th scope="col">When</th>
              <th scope="col">Rule and source</th>
            </tr>
          </thead>
          <tbody>
            {modifiers.map((modifier) => (
              <ModifierRow
                key={modifier.id}
                modifier={modifier}
                table={table}
                chances={hasChances ? chances : undefined}
                isPicked={isPicked(modifier)}
                name={title}
                grids={grids}
                change={change}
                onRemove={() => remove(modifier)}
                onAsk={() => setAsking({ modifier })}
              />
            ))}
          </tbody>
        </table>
      )}
      <button className={`plain ${styles.more}`} onClick={() => setAsking({})}>
        <Plus size={13} aria-hidden /> Add modifier
      </button>
      {asking && (
        <ModifierDialog
          roll={table}
          id={asking.modifier?.id}
          change={change}
          onText={() => onText(asking.modifier?.pointer ?? table.pointer)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {hasChances && <Sums table={table} dice={chances.dice} picked={sumOf(modifiers.filter(isPicked))} />}
    </section>
  );
}

/** The sum of the modifiers on the die. */
const sumOf = (modifiers: readonly TableModifier[]): number =>
  modifiers.reduce((sum, modifier) => sum + addOf(modifier), 0);

const addOf = ({ effects }: TableModifier): number => effects.find(({ key }) => key === "add")?.value ?? 0;

function ModifierRow({
  modifier,
  table,
  chances,
  isPicked,
  name,
  grids,
  change,
  onRemove,
  onAsk,
}: {
  modifier: TableModifier;
  table: ModifierTable;
  /** Undefined if no chances are shown. */
  chances: Chances | undefined;
  isPicked: boolean;
  name: string;
  grids: readonly Grid[];
  change: ChangeCells;
  onRemove(): void;
  /** Asks for the new modifier. */
  onAsk(): void;
}) {
  const workbench = useWorkbench();
  const { id, effects, sentence, rule, pointer } = modifier;
  const { document } = table;
  const layer = layerName(modifier);
  const status = statusOf(modifier);
  // The numbers are in cells of their own.
  const when = sentence.split(" when ").slice(1).join(" when ");
  // With the modifiers that are ticked, and with this one as it is typed.
  const live = (text: string): string => {
    if (!chances || !/^[+−-]?\d+$/.test(text.trim())) return "–";
    const typed = Number(text.trim().replace("−", "-"));
    const others = table.modifiers.filter(
      (each) => each.id !== id && chances.picked.has(pickKey(document, each.pointer)),
    );
    const chance = chanceToHit(table, sumOf(others) + typed, chances.dice);
    return chance ? percentOf(chance) : "–";
  };
  return (
    <tr>
      {chances && (
        <td className={styles.pick}>
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={`Include ${id} in the chance`}
            title="Include it in the chance below"
            onChange={() => setChances({ picked: toggled(chances.picked, pickKey(document, pointer)) })}
          />
        </td>
      )}
      <td className={styles.effects}>
        {effects.map(({ key, title, value, pointer: at }) => (
          <span key={key} className={styles.effect}>
            <InPlace
              found={findCell(grids, at)}
              name={`${name}: ${id} ${title.toLowerCase()}`}
              change={change}
              title={title}
              className={styles.add}
              live={chances && key === "add" ? live : undefined}
            >
              {signed(value)}
            </InPlace>
            {key !== "add" && <span className="quiet">{title.toLowerCase()}</span>}
          </span>
        ))}
      </td>
      <td>
        <button
          className={styles.when}
          title="Change the modifier"
          onFocus={() => lookAt(workbench, document, pointer)}
          onClick={onAsk}
        >
          {when === "" ? "always" : `when ${when}`}
        </button>
      </td>
      <td className={styles.origin}>
        <RuleChip rule={rule} />
        {status && (
          <span
            style={{ color: status.colour }}
            title={sourceWords(modifier).join("\n")}
            aria-label={status.id}
          >
            {status.letter}
          </span>
        )}
        {layer !== undefined && <span className={origin.layer}>{layer}</span>}
        <button
          className={`plain ${styles.remove}`}
          onClick={onRemove}
          aria-label={`Remove the modifier ${id}`}
        >
          <Trash2 size={13} aria-hidden />
        </button>
      </td>
    </tr>
  );
}

/** The chance of at least one hit at each sum that the modifiers can make; that of the ticked ones is highlighted. */
function Sums({ table, dice, picked }: { table: ModifierTable; dice: number; picked: number }) {
  const { toHit } = table;
  if (!toHit) return null;
  const { face, dieSides, bySum } = toHit;
  return (
    <table className={styles.sums}>
      <tbody>
        <tr>
          <th scope="row">Sum of modifiers</th>
          {bySum.map(({ sum }) => (
            <th key={sum} scope="col" data-picked={sum === picked || undefined}>
              {signed(sum)}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{dice === 1 ? "Chance of a hit, one die" : `Chance of a hit, ${dice} dice`}</th>
          {bySum.map(({ sum, chance }) => {
            const here = chanceToHit(table, sum, dice) ?? chance;
            const isPicked = sum === picked;
            return (
              <td
                key={sum}
                data-picked={isPicked || undefined}
                title={howItComes({ face, worth: 1 }, dieSides, { dice, add: sum, chance: here })}
                aria-label={`${percentOf(here)} with ${diceWords(dice, sum)}${isPicked ? ", as ticked" : ""}`}
              >
                {percentOf(here)}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
