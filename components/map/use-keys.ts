import { type Heading, type MapPlace, towards } from "../../lib/views/map";

const headings: Readonly<Record<string, Heading>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

interface KeyOptions {
  places: readonly MapPlace[];
  selected: MapPlace | undefined;
  select(place: MapPlace | undefined): void;
  open(): void;
  /** Where places can be edited: the menu of the place, and the actions with keys of their own. */
  editing?: { menu(): void; addUnits(): void; newSite(): void; removeTop(): void; terrain(): void };
  /** Where counters can be moved. */
  carrying?: { isOn: boolean; pickUpTop(all: boolean): void; drop(force: boolean): void };
  /** Goes back one step; false if there is none. */
  back(): boolean;
  zoom(larger: boolean): void;
  fit(): void;
}

/** Keys of the map. Unknown keys are passed on. */
export function useKeys(wanted: KeyOptions) {
  return (event: React.KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!press(event, wanted)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function press(event: React.KeyboardEvent, wanted: KeyOptions): boolean {
  const { places, selected, carrying, editing } = wanted;
  const heading = headings[event.key];
  if (heading) {
    const from = selected ?? middleOf(places);
    const to = selected && from ? towards(places, from, heading) : from;
    if (to) wanted.select(to);
    return true;
  }
  switch (event.key) {
    case "Enter":
      if (carrying?.isOn) carrying.drop(event.shiftKey);
      else wanted.open();
      return true;
    case " ":
      if (!carrying) wanted.open();
      else if (carrying.isOn) carrying.drop(event.shiftKey);
      else carrying.pickUpTop(event.shiftKey);
      return true;
    case "Escape":
      return wanted.back();
    case "ContextMenu":
    case "F10":
      if (!editing || (event.key === "F10" && !event.shiftKey)) return false;
      editing.menu();
      return true;
    case "Delete":
      editing?.removeTop();
      return editing !== undefined;
    case "a":
      editing?.addUnits();
      return editing !== undefined;
    case "b":
      editing?.newSite();
      return editing !== undefined;
    case "t":
      editing?.terrain();
      return editing !== undefined;
    case "+":
    case "=":
      wanted.zoom(true);
      return true;
    case "-":
      wanted.zoom(false);
      return true;
    case "0":
      wanted.fit();
      return true;
    default:
      return false;
  }
}

/** The first selection: the place with a stack that is nearest to the middle. */
function middleOf(places: readonly MapPlace[]): MapPlace | undefined {
  const stacked = places.filter(({ stacks, shape }) => stacks.length > 0 && shape === "hex");
  const all = stacked.length > 0 ? stacked : places;
  const x = all.reduce((sum, { centre }) => sum + centre.x, 0) / all.length;
  const y = all.reduce((sum, { centre }) => sum + centre.y, 0) / all.length;
  const far = ({ centre }: MapPlace): number => Math.hypot(centre.x - x, centre.y - y);
  return [...all].sort((a, b) => far(a) - far(b))[0];
}
