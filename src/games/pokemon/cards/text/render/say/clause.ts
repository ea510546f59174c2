import type { Who } from "@/games/pokemon/engine/effects/language";
import { asSentence, type Mood, type Slots } from "@/kernel/texts/words";
import type { Wording } from "../../phrasebook/sentence";
import { joined, type Scope, say } from "./scope";

/** One step as part of a sentence, without capital and full stop. */
export interface Clause {
  readonly text: string;
  /** Set when it is the opponent who acts: what they do, without saying who. */
  readonly bare?: string;
  /** A sentence in brackets, which can wait for the end of the sentences it stands among. */
  readonly reminder?: boolean;
  /** Whole sentences that follow it. */
  readonly tail?: readonly Clause[];
}

/** How a step is to be said: as a sentence of its own, or behind "you may" and "you may have your opponent". */
export type Manner = "sentence" | "infinitive";

/** A statement about the match, which nobody does. */
export const state = (text: string, tail: readonly Clause[] = []): Clause => ({ text, ...(tail.length > 0 && { tail }) });

/** A rule called to mind, in brackets. */
export const remind = (scope: Scope, text: string): Clause => ({
  text: say(scope, "reminder", { sentence: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }),
  reminder: true,
});

/**
 * Something that a player does: an order to you, "your opponent …" otherwise. The slots are worked out from the point of view of who acts.
 */
export function act(
  scope: Scope,
  actor: Who,
  manner: Manner,
  said: (scope: Scope) => readonly [Wording, Slots],
  tail: readonly Clause[] = [],
): Clause {
  const inner: Scope = { ...scope, subject: actor };
  const [wording, slots] = said(inner);
  if (scope.thatPlayer && actor === "you" && manner === "sentence")
    return { text: say(scope, "thatPlayerDoes", { clause: say(inner, wording, slots, "third") }), ...(tail.length > 0 && { tail }) };
  const mood: Mood = manner === "infinitive" ? "infinitive" : actor === "opponent" ? "third" : "order";
  const text = say(inner, wording, slots, mood);
  const following = tail.length > 0 ? { tail } : {};
  if (actor === "you" || manner === "infinitive") return { text, ...following };
  return { text: say(scope, "opponentDoes", { clause: text }), bare: text, ...following };
}

/** Several clauses as one, with what follows them behind it. */
export function together(scope: Scope, clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  if (clauses.length === 1 && only) return only;
  const early = clauses.slice(0, -1).flatMap(({ tail }) => tail ?? []);
  if (early.some(({ reminder }) => !reminder)) return { text: say(scope, "block", { sentences: sentences(scope, clauses) }) };
  const late = clauses.at(-1)?.tail ?? [];
  const tail = early.length + late.length > 0 ? [...late, ...early] : undefined;
  return {
    text: joined(
      scope,
      united(scope, clauses).map(({ text }) => text),
      "and",
    ),
    ...(tail && { tail }),
  };
}

/** Several clauses as one, or the first with the others as sentences behind it where they are too long for one. */
export function inOrder(scope: Scope, clauses: readonly Clause[]): Clause {
  const [first, ...others] = clauses;
  if (!first || clauses.slice(0, -1).every(({ tail }) => tail === undefined)) return together(scope, clauses);
  return state(first.text, [...(first.tail ?? []), ...others]);
}

/** "Your opponent shuffles … ." "Your opponent draws … ." → "your opponent shuffles … and draws …". */
function united(scope: Scope, clauses: readonly Clause[]): readonly Clause[] {
  const result: Clause[] = [];
  for (const clause of clauses) {
    const last = result.at(-1);
    if (last?.bare !== undefined && clause.bare !== undefined && last.tail === undefined) {
      const bare = say(scope, "and", { first: last.bare, second: clause.bare });
      result[result.length - 1] = { text: say(scope, "opponentDoes", { clause: bare }), bare, ...(clause.tail && { tail: clause.tail }) };
    } else result.push(clause);
  }
  return result;
}

/** Clauses as sentences, each with its capital and full stop. */
export function sentences(scope: Scope, clauses: readonly Clause[]): string {
  return united(scope, clauses)
    .flatMap((clause) => [sentence(scope, clause.text), ...(clause.tail ? [sentences(scope, clause.tail)] : [])])
    .join(" ");
}

const sentence = (scope: Scope, text: string): string => asSentence(scope.language.polish(text));
