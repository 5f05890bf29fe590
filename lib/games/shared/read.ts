import { child, type Json } from "../../documents";
import type { Documents } from "../types";

/** Reading documents that may be broken: what is not there, or not of the right kind, is left out. */

export type Members = Readonly<Record<string, Json>>;

export const membersOf = (value: Json | undefined): Members =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

export const entriesOf = (value: Json | undefined): [string, Json][] => Object.entries(membersOf(value));

export const textOf = (value: Json | undefined, otherwise = ""): string =>
  typeof value === "string" ? value : otherwise;

export const numberOf = (value: Json | undefined, otherwise = 0): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;

export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** The members of a member of a document: `documentOf(documents, "bases.json", "bases")`. */
export const documentOf = (documents: Documents, path: string, member: string): Members =>
  membersOf(child(documents[path], member));
