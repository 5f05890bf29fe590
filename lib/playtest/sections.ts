import { isPointer } from "../documents/pointer";
import { type Choice, fail, type Json, ok, type Result } from "../kernel";
import type { Expectation, ScriptChoice } from "./script-types";

/**
 * The sections of a script: a long game in chapters. A move is what belongs together (a Task Force from its
 * first member to where it sails); what is expected stands where it comes true, so that choices can be put in
 * and taken out without counting.
 */

/** A section of a script: where it begins, in choices made, and its title. */
export interface Chapter {
  from: number;
  title: string;
  /** Where each of its choices is in the document, as a JSON pointer; a repeated move has the same one again. */
  choices: string[];
  /** The same of what it expects. */
  expect: string[];
}

/** What sections come to, when they are played after `choices` others. */
export interface Unfolded {
  choices: ScriptChoice[];
  expect: Expectation[];
  chapters: Chapter[];
}

const isObject = (value: unknown): value is { [key: string]: Json } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

class Misshapen extends Error {}

/** Sections as choices one after the other, or in words what is wrong with them. */
export function unfold(sections: Json, before: number): Result<Unfolded, string> {
  const unfolded: Unfolded = { choices: [], expect: [], chapters: [] };
  try {
    if (!Array.isArray(sections)) throw new Misshapen("“sections” must be a list.");
    sections.forEach((section, i) => unfoldSection(section, i, before, unfolded));
  } catch (error) {
    if (error instanceof Misshapen) return fail(error.message);
    throw error;
  }
  return ok(unfolded);
}

function unfoldSection(section: Json, index: number, before: number, into: Unfolded): void {
  if (!isObject(section) || typeof section.title !== "string" || !Array.isArray(section.moves)) {
    throw new Misshapen(`Section ${index + 1} must look like { "title": "…", "moves": [ … ] }.`);
  }
  const { title, side, moves, expect } = section;
  const at = `/sections/${index}`;
  const chapter: Chapter = { from: before + into.choices.length, title, choices: [], expect: [] };
  into.chapters.push(chapter);
  const expectHere = (list: Json | undefined, where: string, parent: string): void => {
    const expected = readExpected(list, where);
    into.expect.push(...expected.map((one) => ({ after: before + into.choices.length, ...one })));
    chapter.expect.push(...expected.map((_one, i) => `${parent}/expect/${i}`));
  };
  moves.forEach((move, m) => {
    const where = `move ${m + 1} of section “${title}”`;
    const made = readMove(move, side, where);
    for (let time = 0; time < made.times; time++) {
      made.choices.forEach((choice, i) => {
        const step = i === 0 && made.step !== undefined ? { step: made.step } : {};
        into.choices.push({ side: made.side, choice, ...step });
        chapter.choices.push(`${at}/moves/${m}/choices/${i}`);
      });
    }
    expectHere(made.expect, where, `${at}/moves/${m}`);
  });
  expectHere(expect, `section “${title}”`, at);
}

interface Move {
  side: string;
  /** The step that asks for the first of the choices. */
  step: string | undefined;
  times: number;
  choices: Choice[];
  expect: Json | undefined;
}

function readMove(move: Json, sectionSide: Json | undefined, where: string): Move {
  if (!isObject(move) || !Array.isArray(move.choices) || !move.choices.every(isObject)) {
    throw new Misshapen(`In ${where}: it must look like { "choices": [{ … }] }.`);
  }
  const { side = sectionSide, step, times = 1, choices, expect } = move;
  if (typeof side !== "string") {
    throw new Misshapen(`In ${where}: who chooses? Give “side” to the move or to its section.`);
  }
  if (step !== undefined && typeof step !== "string") {
    throw new Misshapen(`In ${where}: “step” must be the id of a step.`);
  }
  if (typeof times !== "number" || !Number.isInteger(times) || times < 1) {
    throw new Misshapen(`In ${where}: “times” must be a whole number of at least 1.`);
  }
  return { side, step, times, choices: choices as Choice[], expect };
}

/** What is expected once everything so far has been played. */
function readExpected(expect: Json | undefined, where: string): Omit<Expectation, "after">[] {
  if (expect === undefined) return [];
  if (!Array.isArray(expect)) throw new Misshapen(`In ${where}: “expect” must be a list.`);
  return expect.map((one, i) => {
    if (!isObject(one) || !("equals" in one) || typeof one.pointer !== "string" || !isPointer(one.pointer)) {
      throw new Misshapen(
        `In ${where}: expectation ${i + 1} must look like { "pointer": "/…", "equals": … }.`,
      );
    }
    if (one.after !== undefined) {
      throw new Misshapen(
        `In ${where}: expectation ${i + 1} must not have “after”: it holds where it is written.`,
      );
    }
    return { pointer: one.pointer, equals: one.equals as Json };
  });
}

/** The title of the section in which a choice stands, choices counted from 0; none before the first. */
export const chapterOf = (chapters: readonly Chapter[], index: number): string | undefined =>
  chapters.findLast(({ from }) => from <= index)?.title;
