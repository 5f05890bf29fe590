import { useCallback, useEffect, useRef, useState } from "react";
import type { HeldCounter } from "../../lib/games";
import type { MapPlace } from "../../lib/views/map";
import type { MapEditing, PlacementCheck } from "./use-hands";

/** A counter that was picked up, and what is known of the place over which it is held. */
export interface Carry {
  counter: HeldCounter;
  from: MapPlace | undefined;
  /** How many of them. */
  count: number;
  /** Picked up by pointer it follows the pointer; by keyboard, the selection. */
  by: "pointer" | "keyboard";
  over: MapPlace | undefined;
  /** Undefined until the desk has answered. */
  tried?: PlacementCheck;
}

/** Picking up, holding over places, and dropping. Each place is checked before anything is dropped there. */
export function useCarry(hands: MapEditing, say: (words: string) => void) {
  const [carry, setCarry] = useState<Carry>();
  const latest = useRef<Carry>(undefined);
  const asking = useRef(0);
  const { attempt, make } = hands;

  const set = useCallback((next: Carry | undefined): void => {
    latest.current = next;
    setCarry(next);
  }, []);

  const tryAt = useCallback(
    async (held: Carry): Promise<void> => {
      const { counter, over, from, count } = held;
      if (!over || over.id === from?.id) return;
      const ticket = ++asking.current;
      try {
        const tried = await attempt({ do: "move", from: counter.pointer, to: over.entry, count });
        // By now it may be held over another place.
        if (ticket === asking.current && latest.current?.over?.id === over.id) {
          set({ ...latest.current, tried });
        }
      } catch (error) {
        say((error as Error).message);
      }
    },
    [attempt, say, set],
  );

  const pickUp = useCallback(
    (counter: HeldCounter, from: MapPlace | undefined, by: Carry["by"], all: boolean): void => {
      const count = all ? counter.count : 1;
      set({ counter, from, by, count, over: from });
      if (by === "keyboard") {
        const what = count > 1 ? `${count} ${counter.face.label}` : counter.face.label;
        say(`${what} picked up. Arrows choose a place, Space puts it down, Escape cancels.`);
      }
    },
    [set, say],
  );

  const hold = useCallback(
    (over: MapPlace | undefined): void => {
      const now = latest.current;
      if (!now || now.over?.id === over?.id) return;
      const next = { ...now, over, tried: undefined };
      asking.current++;
      set(next);
      void tryAt(next);
    },
    [set, tryAt],
  );

  const cancel = useCallback((): void => {
    asking.current++;
    set(undefined);
  }, [set]);

  /** An illegal drop is refused with its reason unless it is forced: a draft may be invalid. */
  const drop = useCallback(
    async (force: boolean): Promise<MapPlace | undefined> => {
      const held = latest.current;
      if (!held) return undefined;
      const { over, from, counter, count } = held;
      if (!over || over.id === from?.id) {
        cancel();
        return undefined;
      }
      const tried =
        held.tried ?? (await attempt({ do: "move", from: counter.pointer, to: over.entry, count }));
      if (tried.problem && !(force && tried.canBeForced === true)) {
        say(`Not put down at ${over.name}: ${tried.problem.message}`);
        if (held.by === "pointer") cancel();
        return undefined;
      }
      cancel();
      return make(tried.changed) ? over : undefined;
    },
    [attempt, cancel, make, say],
  );

  // Also announces in words what is being carried.
  const problem = carry?.by === "keyboard" ? carry.tried?.problem?.message : undefined;
  useEffect(() => {
    if (problem !== undefined) say(problem);
  }, [problem, say]);

  return { carry, pickUp, hold, drop, cancel };
}
