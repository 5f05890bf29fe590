import * as language from "../../lib/language";
import { layerCalls } from "./calls-layers";
import type { Desk } from "./world";

/** What is asked once a document is open as text. */
export const textCalls = {
  ...layerCalls,

  // ---- the text editor; offsets are UTF-16 units of the text of `file` ----------------------------

  complete: (desk: Desk, file: string, offset: number) => language.complete(desk.world, file, offset),
  hover: (desk: Desk, file: string, offset: number) => language.hover(desk.world, file, offset),
  definition: (desk: Desk, file: string, offset: number) => language.definition(desk.world, file, offset),
  references: (desk: Desk, file: string, offset: number) => language.references(desk.world, file, offset),
  prepareRename: (desk: Desk, file: string, offset: number) =>
    language.prepareRename(desk.world, file, offset),
  rename: (desk: Desk, file: string, offset: number, id: string) =>
    language.rename(desk.world, file, offset, id),
  lenses: (desk: Desk, file: string) => language.lenses(desk.world, file),
  outline: (desk: Desk, file: string) => language.outline(desk.world, file),
  format: (desk: Desk, file: string) => language.format(desk.world, file),
  search: (desk: Desk, query: string, options: language.SearchOptions) =>
    language.search(desk.world, query, options),
};
