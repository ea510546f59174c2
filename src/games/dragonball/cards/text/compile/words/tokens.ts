import type { Token } from "@/kernel/texts/tokens";

/** A sentence of a text, with the options that its choice has, each of them sentences ("Choose one- • … • …"). */
export interface SentenceTokens {
  readonly tokens: readonly Token[];
  /** As printed, for reports. */
  readonly text: string;
  readonly options?: readonly (readonly SentenceTokens[])[];
}

/** Names in their brackets, quoted skills, prices, numbers with a sign, words, numbers, marks. */
const TOKEN =
  /＜[^＞]*＞|《[^》]*》|\{[^}]*\}|\[[^\]]*\]|"[^"]*"|(?:\((?:[RBGYKWX](?:\/[RBGYKW])?|\d{1,2})\))+|[+-]\d+|Jr\.|\p{L}[\p{L}\p{N}']*(?:[-/]\p{L}[\p{L}\p{N}']*)*|\p{N}+|\S/gu;

/** @param text one sentence or phrase */
export function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([found]) => ({
    text: found,
    word: found === "(" ? "<" : found === ")" ? ">" : found.toLowerCase().replace("/", "~"),
  }));
}

/** Splits a text into sentences; a full stop in a name or in a quoted skill ends nothing. */
export function sentences(text: string): readonly SentenceTokens[] {
  const [head = "", ...options] = text.split("•").map((part) => part.trim());
  const found = split(head);
  if (options.length === 0) return found;
  const last = found.at(-1);
  if (!last) return [{ tokens: [], text, options: [] }];
  return [...found.slice(0, -1), { ...last, options: options.map(split) }];
}

function split(text: string): readonly SentenceTokens[] {
  const bare = text.replace(/＜[^＞]*＞|\{[^}]*\}|"[^"]*"|\([^()]*\)|Jr\./g, (name) => "_".repeat(name.length));
  const found: SentenceTokens[] = [];
  let start = 0;
  const cut = (end: number) => {
    const piece = text.slice(start, end).trim();
    start = end;
    const words = piece.replace(/\.$/, "");
    if (words !== "") found.push({ tokens: tokens(words), text: piece });
  };
  for (const { index } of bare.matchAll(/\.(?=\s|$)|\."?(?=\s|$)/g)) cut(index + 1);
  cut(text.length);
  return found;
}
