import { type RuleAnchor, ruleAddress } from "@/games/pokemon/rules/anchors";
import type { LineKey } from "./log";

/** The chapter that tells more of what a line says; what goes without saying has none. */
const RULES: Partial<Readonly<Record<LineKey, RuleAnchor>>> = {
  matchStarted: "setup",
  suddenDeath: "glossary-sudden-death",
  mulligan: "mulligan",
  bench: "bench",
  active: "active-pokemon",
  stadium: "stadium",
  attach: "energy",
  prize: "prize-cards",
  trainer: "trainers",
  ability: "glossary-ability",
  attack: "attack",
  attackFailed: "attack",
  damaged: "damage",
  afflicted: "conditions",
  recovered: "between",
  evolved: "glossary-evolution",
  retreat: "glossary-retreat",
  promote: "knock-outs",
  knockedOut: "knock-outs",
  ended: "goal",
};

/** Where the rules say it whole. */
export function ruleOfLine(key: LineKey): string | undefined {
  const anchor = RULES[key];
  return anchor && ruleAddress(anchor);
}
