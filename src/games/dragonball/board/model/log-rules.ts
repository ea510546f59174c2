import type { GameEvent } from "@/games/dragonball/engine/events";
import type { RuleAnchor } from "@/games/dragonball/rules/anchors";

const RULES: Partial<Readonly<Record<GameEvent["event"], RuleAnchor>>> = {
  started: "setup",
  activated: "skills",
  negated: "counter",
  attack: "battle",
  guard: "blocker",
  battle: "battle",
  damage: "glossary-damage",
  turnedOver: "glossary-awaken",
  redrew: "setup",
};

const MOVES: Readonly<Record<string, RuleAnchor>> = { charge: "charge-phase", play: "paying", combo: "combo", ko: "glossary-ko" };

/** Where the rules say more of what happened; undefined where it goes without saying. */
export function ruleAddress(event: GameEvent): string | undefined {
  const anchor = event.event === "moved" ? MOVES[event.how] : RULES[event.event];
  return anchor && `/regles?game=dragonball#${anchor}`;
}
