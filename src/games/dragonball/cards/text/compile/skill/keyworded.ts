import type { CardFilter, SkillKeywords } from "@/games/dragonball/engine/effects/language";
import { grammar } from "../grammar/english";
import { filterOf } from "../unresolved/nouns";
import type { Header } from "../words/header";
import type { Setting } from "../words/setting";
import { tokens } from "../words/tokens";

/** What a skill's [Bond] and [Spirit Boost] say of cards stands before its colon: "[Bond 2] red 《Moss》 cards, if …" (DB-KEY-21, DB-KEY-43). */
export function withKeywordCards(header: Header, setting: Setting): Header {
  const { cost, keywords } = header;
  if (cost === undefined || (!keywords.bond && !keywords.spiritBoost)) return header;
  const ends = [cost.length, ...[...bare(cost).matchAll(/, /g)].map(({ index }) => index)];
  for (const end of ends) {
    const where = described(cost.slice(0, end), setting);
    const asked = where && withCards(keywords, where);
    const { cost: _, ...others } = header;
    const rest = cost.slice(end + 2);
    if (asked) return { ...others, keywords: asked, ...(rest !== "" && { cost: rest }) };
  }
  return header;
}

const bare = (text: string): string => text.replace(/＜[^＞]*＞|《[^》]*》|\{[^}]*\}/g, (name) => "_".repeat(name.length));

function described(text: string, setting: Setting): CardFilter | undefined {
  const [one, other] = grammar.readings("nouns", tokens(text), setting);
  return one && !other && !one.value.demands ? filterOf(one.value) : undefined;
}

/** Of a [Bond] the cards are Battle Cards, of a [Spirit Boost] Unisons. */
function withCards({ bond, spiritBoost, ...others }: SkillKeywords, { type, ...where }: CardFilter): SkillKeywords | undefined {
  if (bond && spiritBoost) return undefined;
  if (bond) return type === undefined || type === "Battle" ? { ...others, bond: { ...bond, where } } : undefined;
  return spiritBoost && type === "Unison" ? { ...others, spiritBoost: { ...spiritBoost, from: where } } : undefined;
}
