import { differing } from "@/kernel/texts/ambiguity";
import { type Failure, TextFailure } from "@/kernel/texts/failure";
import type { Token } from "@/kernel/texts/tokens";
import type { AbilitySentence, Sentence } from "../unresolved/sentences";
import { modernised } from "../words/dialect";
import type { Setting } from "../words/setting";
import { type SentenceTokens, sentenceKey, sentences } from "../words/tokens";
import { onActiveSpot } from "./active-spot";
import { grammar } from "./english";
import type { Kind, Kinds } from "./kinds";
import { overrides } from "./overrides";

/** What a sentence says, of steps or of an Ability. */
export type Read = { readonly text: string; readonly sentence?: Sentence; readonly ability?: AbilitySentence };

/** Every sentence of a text, understood by itself. @throws TextFailure naming the first that is not */
export function read(text: string, setting: Setting, prefer: "steps" | "ability"): readonly Read[] {
  const all = sentences(modernised(text, setting));
  const found: Read[] = [];
  for (let at = 0; at < all.length; ) {
    const one = all[at];
    if (!one) break;
    const understood = span(all, at, setting, prefer);
    if (!understood) throw new TextFailure(failureOf(one, setting));
    if (understood.read) found.push(onActiveSpot(understood.read, understood.read.text));
    at += understood.length;
  }
  return found;
}

function span(
  all: readonly SentenceTokens[],
  at: number,
  setting: Setting,
  prefer: "steps" | "ability",
): { readonly length: number; readonly read?: Read } | undefined {
  const longest = all[at]?.tokens.some((token) => token.text === "•") ? all.length - at : 3;
  for (let length = longest; length > 0; length--) {
    const parts = all.slice(at, at + length);
    if (parts.length < length) continue;
    const text = parts.map((part) => part.text).join(" ");
    const override = overrides[sentenceKey(text)];
    if (override) return { length, read: { text, ...override } };
    if (length > 1 && (parts.some((part) => part.remark) || !joins(parts))) continue;
    const tokens = parts.flatMap((part, index) => (index === 0 ? part.tokens : [{ text: ".", word: "." }, ...part.tokens]));
    if (length === 1 && meaning("remark", tokens, setting)) return { length };
    const order = prefer === "steps" ? (["sentence", "abilitySentence"] as const) : (["abilitySentence", "sentence"] as const);
    for (const kind of order) {
      if (kind === "abilitySentence") {
        const ability = meaning("abilitySentence", tokens, setting);
        if (ability) return { length, read: { text, ability } };
      } else {
        const sentence = meaning("sentence", tokens, setting);
        if (sentence) return { length, read: { text, sentence } };
      }
    }
  }
  return undefined;
}

/** @throws TextFailure where the words can be read in several ways */
function meaning<K extends Kind>(kind: K, tokens: readonly Token[], setting: Setting): Kinds[K] | undefined {
  const [one, other] = grammar.readings(kind, tokens, setting);
  if (!one || !other) return one?.value;
  const words = tokens.map(({ text }) => text).join(" ");
  throw new TextFailure({ sentence: words, why: `ambiguous, by the rules ${differing(one, other).join(" and ")}` });
}

/** Two sentences of one thought: "Choose a Special Condition. … is now affected by that Special Condition." */
const CONTINUED =
  /[Cc]hoose .*affected by that Special Condition|^Choose a player\. That player|choose either player\. That player|^Your opponent chooses an attack .* Use the chosen attack|of either player's deck\. |^Look at the top \d+ cards of either player's deck and choose|remaining HP becomes \d+[^.]*\. Then, discard this card|^Put [^.]* onto your Bench\. Then, draw|^Choose a card in your hand, and discard the other cards\. If you do/;

/** Only texts whose next sentence is part of the same template are read together: a coin that prevents, and bulleted choices. */
const joins = (parts: readonly SentenceTokens[]) =>
  parts
    .slice(1)
    .every(
      ({ tokens }) =>
        CONTINUED.test(parts.map(({ text }) => text).join(" ")) ||
        parts[0]?.tokens.some((token) => token.text === "•") ||
        (tokens[0]?.word === "if" && (tokens[1]?.word === "heads" || tokens[1]?.word === "tails")),
    );

function failureOf({ tokens, text }: SentenceTokens, setting: Setting): Failure {
  const reach = Math.max(grammar.reach("sentence", tokens, setting), grammar.reach("abilitySentence", tokens, setting));
  const stop = tokens
    .slice(reach, reach + 4)
    .map((token) => token.text)
    .join(" ");
  return { sentence: text, why: stop ? `not understood at "${stop}"` : "not understood" };
}
