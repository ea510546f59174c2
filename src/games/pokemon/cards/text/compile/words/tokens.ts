import { asSymbols, TYPE_NAME } from "@/games/pokemon/cards/symbols";
import type { Token } from "@/kernel/texts/tokens";

/** A sentence, or a bracketed remark that stands alone ("(Damage is not an effect.)"). */
export interface SentenceTokens {
  readonly tokens: readonly Token[];
  readonly remark: boolean;
  /** The sentence as printed, for reports and overrides. */
  readonly text: string;
}

/** One notation for quotes, dashes, Energy symbols and blanks. */
export function normalise(text: string): string {
  return (
    text
      .normalize("NFC")
      .replace(/[\u3040-\u30ff\u4e00-\u9fff][^。]*。\s*/gu, "")
      .replace(/\s*\((?:this includes Abilities of its previous Evolution|this does not count as a Knock Out)\)/g, "")
      .replace(/\bLV\. X\b/g, "LV.X")
      .replace(/Pok\uFFFD+mon/g, "Pokémon")
      .replace(/oppoent/g, "opponent")
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[“”«»]/g, '"')
      .replace(/[‐‑‒–—−]/g, "-")
      .replace(/\bnon-(?=[\p{Lu}{])/gu, "non - ")
      .replace(/^\{title\}:?\s*/, "")
      .replace(/\[([GRWLPFDMYNC])\]/g, "{$1}")
      // A reminder at the end that was never closed.
      .replace(/\([^()]*$/, (open) => `${open.trimEnd().replace(/\.$/, "")}.)`)
      // Choices that lost their bullets: "Choose 1 or more: Draw a card.Heal 30 damage."
      .replace(/Choose 1(?: or more| or both)?: ?(?!•).*\.(?=\p{Lu})[^•]*$/u, (run) =>
        run.replace(/: ?/, ": • ").replace(/\.(?=\p{Lu})/gu, ". • "),
      )
      .replace(/\bPokemon\b/g, "Pokémon")
      .replace(/(?:◇|\{\*\}) \(Prism Star\)/g, "Prism Star")
      .replace(new RegExp(`\\b(?:${TYPE_NAME}){2,}\\b`, "g"), asSymbols)
      // A reminder of which Pokémon have a Rule Box may stand inside a sentence.
      .replace(/\s*\((?:Pokémon[ -][\p{L}-]+, )+etc\. have Rule Boxes\.?\)/gu, "")
      .replace(/[\s ]+/g, " ")
      .trim()
  );
}

const TOKEN = /\{[A-Z]\}|(?:Mr|Mrs|Ms|Dr|Lt|Jr|etc)\.|\p{L}[\p{L}\p{N}'&♂♀]*(?:-[\p{L}\p{N}']+)*|'n'|\p{N}+|\S/gu;

/** @param text one normalised sentence or phrase */
export function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([found]) => ({
    text: found,
    word: found === "(" ? "<" : found === ")" ? ">" : found.toLowerCase(),
  }));
}

/** Splits a text into sentences and remarks; a full stop inside brackets ends nothing unless the whole remark is bracketed. */
export function sentences(text: string): SentenceTokens[] {
  const found: SentenceTokens[] = [];
  let depth = 0;
  let start = 0;
  const clean = normalise(text);
  const cut = (end: number) => {
    const piece = clean.slice(start, end).trim();
    start = end;
    const bare = piece.replace(/[.\s]+$/, "");
    if (!bare) return;
    const remark = /^\(.*\)$/.test(bare) && bare.indexOf(")") === bare.length - 1;
    const inner = remark ? bare.slice(1, -1) : bare;
    found.push({ tokens: tokens(inner.replace(/\.$/, "")), remark, text: piece });
  };
  for (let at = 0; at < clean.length; at++) {
    const letter = clean[at];
    if (letter === "(") {
      if (depth === 0 && /[.)]\s*$/.test(clean.slice(start, at)) === false && clean.slice(start, at).trim() === "") cut(at);
      depth++;
    } else if (letter === ")") {
      depth = Math.max(0, depth - 1);
      const opened = clean.slice(start, at + 1).trim();
      if (depth === 0 && opened.startsWith("(") && /[.!]\)$|\.\)$/.test(opened)) cut(at + 1);
    } else if (letter === "." && depth === 0 && !/(?:\b(?:Mr|Mrs|Ms|Dr|Lt|Jr|etc))$/.test(clean.slice(start, at))) cut(at + 1);
  }
  cut(clean.length);
  return found;
}

/** Key of a sentence in the override table: lower case, single blanks, no final stop. */
export function sentenceKey(text: string): string {
  return tokens(normalise(text).replace(/\.$/, ""))
    .map(({ word }) => word)
    .join(" ");
}
