"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { Point } from "../../lib/hex";
import type { MapPlace, MapView } from "../../lib/views/map";
import { Menu } from "../menu/menu";
import { placeMenu } from "./place-menu";
import { nextTerrain } from "./tools";
import type { MapEditing } from "./use-hands";

// Dialogs are loaded when they are first opened.
const NewSiteDialog = dynamic(() => import("./new-site").then(({ NewSiteDialog: dialog }) => dialog));

interface PlaceMenuSetting {
  view: MapView;
  hands: MapEditing;
  say(words: string): void;
  /** Selects the place on which an action is performed. */
  select(place: MapPlace): void;
}

/** The actions at a place: by its menu, and by keys. */
export function usePlaceMenu({ view, hands, say, select }: PlaceMenuSetting) {
  const [menu, setMenu] = useState<{ place: MapPlace; at: Point; point?: Point | undefined }>();
  const [making, setMaking] = useState<MapPlace>();
  const [adding, setAdding] = useState<{ id: string; count: number }>();

  const open = (place: MapPlace, at: Point, point?: Point): void => {
    select(place);
    setMenu({ place, at, point });
  };
  const addUnits = (place: MapPlace): void => {
    select(place);
    setAdding((before) => ({ id: place.id, count: (before?.count ?? 0) + 1 }));
  };
  const newSite = (place: MapPlace): void => {
    if (!view.newSite || place.hex === undefined) return say(`${place.name} is not a hex.`);
    if (place.site) return say(`${place.name} already exists.`);
    select(place);
    setMaking(place);
  };
  /** Keys act on the selected place. */
  const keysAt = (place: MapPlace | undefined, middle: () => Point) => {
    const at = (act: (place: MapPlace) => void) => (): void => {
      if (place) act(place);
      else say("Select a place first: click it, or go there with the arrow keys.");
    };
    return {
      menu: at((chosen) => open(chosen, middle())),
      addUnits: at(addUnits),
      newSite: at(newSite),
      removeTop: at(({ stacks, name }) => {
        const top = stacks[0]?.counters[0];
        if (top) hands.act({ do: "remove", from: top.pointer, count: 1 });
        else say(`There is nothing at ${name}.`);
      }),
      terrain: at((chosen) => {
        const { hex, name } = chosen;
        if (hex === undefined) return say(`${name} is a box: only hexes have terrain.`);
        const terrain = nextTerrain(view, chosen);
        if (terrain === undefined) return say("This board has one terrain only.");
        hands.act({ do: "terrain", hex, terrain });
      }),
    };
  };

  const over = (
    <>
      {menu && (
        <Menu
          label={`At ${menu.place.name}`}
          at={menu.at}
          items={placeMenu({
            view,
            place: menu.place,
            point: menu.point,
            act: hands.act,
            onAddUnits: () => addUnits(menu.place),
            onNewSite: () => newSite(menu.place),
          })}
          onClose={() => setMenu(undefined)}
        />
      )}
      {making && view.newSite && (
        <NewSiteDialog
          title={`${view.newSite.title}: ${making.name}`}
          fields={view.newSite.fields}
          taken={view.places.map(({ id }) => id)}
          onMake={(answers) => hands.tryToMake({ do: "new-site", hex: making.hex!, answers })}
          onClose={() => setMaking(undefined)}
        />
      )}
    </>
  );
  return { open, keysAt, adding, over };
}
