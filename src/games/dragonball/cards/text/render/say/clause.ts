import { asSentence } from "@/kernel/texts/words";
import type { Template } from "../language";
import { CannotSayError, type Scope, say } from "./scope";

/** Steps as part of a sentence, without capital and full stop. */
export interface Clause {
  readonly text: string;
  /** Whole sentences that hang on it: "If you do, …". */
  readonly tail?: readonly Clause[];
  /** What stands in brackets at the end. */
  readonly reminder?: string;
  /** Options of a choice, each of them sentences; nothing follows them. */
  readonly options?: readonly string[];
}

export const state = (text: string): Clause => ({ text });

/** The same clause with other words around it. */
export const reworded = (clause: Clause, reword: (text: string) => string): Clause => ({ ...clause, text: reword(clause.text) });

/** Several clauses as one: "A, then B". */
export function together(scope: Scope, clauses: readonly Clause[]): Clause {
  const last = clauses.at(-1);
  if (!last) throw new CannotSayError("nothing to be done", clauses);
  if (clauses.slice(0, -1).some(({ tail, options }) => tail || options))
    throw new CannotSayError("what hangs on a step before others", clauses);
  const text = clauses.map((clause) => clause.text).reduce((first, second) => say(scope, "then", { first, second }));
  const reminders = clauses.flatMap(({ reminder }) => reminder ?? []);
  return { ...last, text, ...(reminders.length > 0 && { reminder: reminders.join(" ") }) };
}

/** Clauses as sentences, each with its capital and full stop. */
export function sentences(scope: Scope, clauses: readonly Clause[]): string {
  const all = clauses.flatMap(({ text, tail, reminder, options }) => [
    options ? `${begun(scope, text)} ${options.map((option) => `• ${option}`).join(" ")}` : asSentence(scope.language.polish(text)),
    ...(tail ? [sentences(scope, tail)] : []),
    ...(reminder ? [`(${asSentence(scope.language.polish(reminder))})`] : []),
  ]);
  return all.join(" ");
}

/** What options stand behind: "Choose one-". */
const begun = (scope: Scope, text: string): string => asSentence(scope.language.polish(text)).replace(/\.$/, "-");

export const stated = (scope: Scope, template: Template, slots: Parameters<typeof say>[2]): Clause => state(say(scope, template, slots));
