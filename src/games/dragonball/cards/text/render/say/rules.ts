import type { CardFilter, Instruction, PlayerRule, Side } from "@/games/dragonball/engine/effects/language";
import { nounPhrase, type Phrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { cardNoun, keywordName } from "./nouns";
import { CannotSayError, type Scope, same, say, zones } from "./scope";
import { stepsInOne } from "./steps";

type Ban = Extract<PlayerRule, { cannot: unknown }>;

/** What holds for a player: each a clause, or several bans as one ("can't play Battle Cards or attack"). */
export function rulesText(
  scope: Scope,
  player: Side,
  rules: readonly PlayerRule[],
  until: (clause: string) => string = (clause) => clause,
): readonly string[] {
  const bans = rules.filter((rule): rule is Ban => "cannot" in rule);
  if (bans.length === rules.length && bans.length > 1) {
    const whole = wholeText(scope, player, bans);
    if (whole !== undefined) return [until(whole)];
  }
  return rules.map((rule) => ruleText(scope, player, rule, until));
}

const playerPhrase = (scope: Scope, player: Side): Phrase => ({
  text: say(scope, ({ you: "youSubject", opponent: "opponentSubject", both: "bothPlayers" } as const)[player]),
  plural: player !== "opponent",
});

/** Several that one word means: "activate" is to be activated and to counter, of all skills to be triggered as well. */
function wholeText(scope: Scope, player: Side, bans: readonly Ban[]): string | undefined {
  const [first, ...others] = bans;
  if (!first) return undefined;
  const { cannot: _, ...common } = first;
  if (others.some(({ cannot: __, ...more }) => !same(more, common)) || common.keyword || common.timing || common.unless) return undefined;
  const who = playerPhrase(scope, player);
  const nouns = nounPhrase(cardNoun(scope, common.where), true);
  switch (bans.map(({ cannot }) => cannot).join()) {
    case "activate,counter":
      return common.where && say(scope, "cannotActivateCards", { who, nouns });
    case "activate,auto,counter":
      return common.where ? say(scope, "cannotActivateSkillsOf", { who, nouns }) : say(scope, "cannotActivateSkills", { who });
    default:
      return undefined;
  }
}

function ruleText(scope: Scope, player: Side, rule: PlayerRule, until: (clause: string) => string): string {
  if ("cannot" in rule && rule.unless) return unlessText(scope, until(banText(scope, playerPhrase(scope, player), rule)), rule.unless);
  return until(plainText(scope, player, rule));
}

function plainText(scope: Scope, player: Side, rule: PlayerRule): string {
  const who = playerPhrase(scope, player);
  if ("cannot" in rule) return banText(scope, who, rule);
  if ("mostUnisons" in rule) return say(scope, "mostUnisons", { who, n: rule.mostUnisons });
  if ("noDamage" in rule) return say(scope, "noDamage", { who });
  if ("skip" in rule) return say(scope, SKIPS[rule.skip], { who });
  if ("setup" in rule) return say(scope, rule.setup === "life" ? "startsWithLife" : "startsWithHand", { who, n: rule.to });
  if ("copies" in rule) {
    if (rule.of.number !== scope.card) throw new CannotSayError("copies of another card", rule);
    if (rule.copies >= 60) return say(scope, "anyCopies");
    return say(scope, rule.copies > 4 ? "moreCopies" : "fewerCopies", { n: rule.copies });
  }
  const { not, ...others } = rule.deckOf;
  if (not && Object.keys(others).length === 0) return say(scope, "notInDeck", { nouns: nounPhrase(cardNoun(scope, not), true) });
  return say(scope, "onlyInDeck", { nouns: nounPhrase(cardNoun(scope, rule.deckOf), true) });
}

const SKIPS = {
  turn: "skipsTurn",
  charge: "skipsCharge",
  main: "skipsMain",
  end: "skipsEnd",
  draw: "skipsDraw",
  chargeStep: "skipsChargeStep",
} as const satisfies Record<string, Template>;

function banText(scope: Scope, who: Phrase, { cannot, where, keyword, timing, from }: Ban): string {
  const nouns = (of: CardFilter | undefined) => nounPhrase(cardNoun(scope, of), true);
  if (from !== undefined) {
    if (cannot !== "play") throw new CannotSayError("what cannot be done from a zone", { cannot, from });
    return say(scope, "cannotPlayFrom", { who, nouns: nouns(where), zone: zones({ ...scope, actor: "opponent" }, [from], "opponent") });
  }
  if (timing !== undefined) {
    const slots = { who, timing: TIMINGS[timing], nouns: nouns(where) };
    return say(scope, "cannotActivateTiming", slots);
  }
  if (cannot === "counter" || cannot === "activate") {
    const name = keyword ?? (cannot === "counter" ? "Counter" : undefined);
    if (name === undefined)
      return where ? say(scope, "cannotActivateSkillsOf", { who, nouns: nouns(where) }) : say(scope, "cannotActivateSkills", { who });
    const slots = { who, keyword: keywordName(name) };
    return where ? say(scope, "cannotActivateKeywordOf", { ...slots, nouns: nouns(where) }) : say(scope, "cannotActivateKeyword", slots);
  }
  if (keyword !== undefined) throw new CannotSayError("what cannot be done with a keyword", { cannot, keyword });
  switch (cannot) {
    case "play":
      if (where?.not && Object.keys(where).length === 1) return say(scope, "canOnlyPlay", { who, nouns: nouns(where.not) });
      return say(scope, "cannotPlay", { who, nouns: nouns(where) });
    case "combo":
      return where ? say(scope, "cannotComboWith", { who, nouns: nouns(where) }) : say(scope, "playerCannotCombo", { who });
    case "attack":
      return where ? say(scope, "cannotAttackWith", { who, nouns: nouns(where) }) : say(scope, "playerCannotAttack", { who });
    case "auto":
      return say(scope, "cannotActivateAuto", { who, nouns: nouns(where) });
    case "draw":
      return say(scope, "cannotDraw", { who });
    case "charge":
      return say(scope, "cannotCharge", { who });
    case "block":
      return say(scope, "playerCannotBlock", { who });
  }
}

export const TIMINGS = { main: "[Activate: Main]", battle: "[Activate: Battle]", mainOrBattle: "[Activate: Main/Battle]" } as const;

/** DB-TEXT-16: what the player may do all the same, as they would say it. */
function unlessText(scope: Scope, ban: string, { steps, each }: { readonly steps: readonly Instruction[]; readonly each?: true }): string {
  const clause = stepsInOne({ ...scope, actor: "you", mood: "infinitive", asThem: true }, steps);
  return say(scope, each ? "unlessEachTime" : "unless", { ban, clause });
}
