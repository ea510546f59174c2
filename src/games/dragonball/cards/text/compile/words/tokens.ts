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
  let means = false;
  return [...text.matchAll(TOKEN)].map(([found], at, all) => {
    const word = found === "(" ? "<" : found === ")" ? ">" : found.toLowerCase().replace("/", "~");
    if (word === "by") means = GERUNDS.has(all[at + 1]?.[0] ?? "");
    else if (word === "," || word === ";") means = false;
    return { text: found, word: (means && GERUNDS.get(word)) || word };
  });
}

/** Behind "by" an action is read in the words of an order: "by discarding 1 card" as "by discard 1 card". */
const GERUNDS: ReadonlyMap<string, string> = new Map(
  ["add", "choose", "discard", "flip", "place", "remove", "return", "send", "switch"].map((verb) => [
    `${verb.replace(/e$/, "")}ing`.replace("flip", "flipp"),
    verb,
  ]),
);

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
