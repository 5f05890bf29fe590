import { EngineError, type Json, type Table } from "../../kernel";

/**
 * What has been reported to a side of things that are hidden from it. It lies in the position beside what is true, and everything
 * that is shown to the side is made of it: views, prompts, options, events, and what bots imagine. Each thing that was
 * seen is a contact with a number of its own, which says nothing of who it is. While the thing stays in sight the
 * contact follows it; once out of sight, the last report stays and the thing, seen again, is a new contact.
 */
export interface Known<T extends Json = Json> {
  /** The number of the next contact. */
  next: number;
  /** In the order in which they were first seen. */
  contacts: Contact<T>[];
}

export interface Contact<T extends Json = Json> {
  id: number;
  /** Turns of its first and its last report. */
  since: number;
  at: number;
  /** The last report, in the game's own terms. It may be false where the rules allow lies. */
  what: T;
  /** Whom it follows, by the number of the game; -1 once out of sight. Never shown to the side. */
  subject: number;
}

/** What the functions need of a table: every change goes through its journal. */
type Writer = Pick<Table<unknown, unknown>, "set" | "push" | "removeAt">;

export const nothingKnown = <T extends Json>(): Known<T> => ({ next: 1, contacts: [] });

/** The contact that follows a thing now; undefined while it is out of sight. */
const contactOf = <T extends Json>(known: Known<T>, subject: number): Contact<T> | undefined =>
  known.contacts.find((contact) => contact.subject === subject);

/** A report of a thing in sight: a new contact, or news of the one that follows it. Returns the contact's id. */
export function reported<T extends Json>(
  t: Writer,
  known: Known<T>,
  subject: number,
  what: T,
  turn: number,
): number {
  if (subject < 0)
    throw new EngineError(`A report is of a thing with a number of 0 or more, not ${subject}.`);
  const followed = contactOf(known, subject);
  if (followed) {
    t.set(followed, "what", what);
    t.set(followed, "at", turn);
    return followed.id;
  }
  const id = known.next;
  t.set(known, "next", id + 1);
  t.push(known.contacts, { id, since: turn, at: turn, what, subject });
  return id;
}

/** The thing goes out of sight; what was reported last stays. */
export function lostSight<T extends Json>(t: Writer, known: Known<T>, subject: number): void {
  const followed = contactOf(known, subject);
  if (followed) t.set(followed, "subject", -1);
}

/** Contacts that are dropped: of things that are gone, or of reports too old to be of use. Those in sight stay. */
export function forget<T extends Json>(
  t: Writer,
  known: Known<T>,
  isDropped: (contact: Contact<T>) => boolean,
): void {
  for (let i = known.contacts.length - 1; i >= 0; i--) {
    const contact = known.contacts[i]!;
    if (contact.subject < 0 && isDropped(contact)) t.removeAt(known.contacts, i);
  }
}

/** A contact as it is shown to the side that has it. */
export interface ShownContact {
  readonly [member: string]: Json;
  readonly id: number;
  readonly since: number;
  readonly at: number;
  readonly what: Json;
  readonly inSight: boolean;
}

/** All contacts, as their side may see them. */
export const shownContacts = (known: Known): ShownContact[] =>
  known.contacts.map(({ subject, ...contact }) => ({ ...contact, inSight: subject >= 0 }));

/** What is known, as printed in a state that holds everything; `nameOf` gives the id of a thing by its number. */
export const printedKnown = (known: Known, nameOf: (subject: number) => string): Json => ({
  next: known.next,
  contacts: known.contacts.map(({ subject, ...contact }) => ({
    ...contact,
    subject: subject < 0 ? null : nameOf(subject),
  })),
});

/** The reverse of `printedKnown`. Throws `EngineError` for a thing that `numberOf` does not know, or no such text. */
export function parsedKnown(
  printed: Json | undefined,
  numberOf: (name: string) => number | undefined,
): Known {
  const { next, contacts } = (printed ?? {}) as { next?: Json; contacts?: Json };
  if (typeof next !== "number" || !Array.isArray(contacts))
    throw new EngineError("What a side knows needs a number “next” and a list “contacts”.");
  return {
    next,
    contacts: contacts.map((each): Contact => {
      const { id, since, at, what, subject } = each as unknown as Omit<Contact, "subject"> & {
        subject: Json;
      };
      const number = typeof subject === "string" ? numberOf(subject) : -1;
      if (number === undefined)
        throw new EngineError(`A contact follows ${JSON.stringify(subject)}, which does not exist.`);
      if (![id, since, at].every(Number.isInteger) || what === undefined)
        throw new EngineError("A contact needs “id”, “since”, “at” and “what”.");
      return { id, since, at, what, subject: number };
    }),
  };
}
