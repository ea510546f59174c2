import type { CardChange, CardProhibition, SkillsNegated } from "@/games/dragonball/engine/effects/language";
import { nounPhrase, type Phrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { amountText, measure, perEach } from "./amounts";
import { cardsPhrase } from "./cards";
import { cardName, cardNoun, characterName, keywordName, traitName } from "./nouns";
import { costText } from "./price";
import { CannotSayError, type Scope, say } from "./scope";
import { quoted } from "./skills";

/** A predicate said of cards ("gets +5000 power"), or a whole clause about them ("reduce the energy cost of that card by 1"). */
export type Said = { readonly predicate: string } | { readonly clause: string };

/** What a change says of the cards it is about, which the words agree with. */
export function changeSaid(scope: Scope, change: CardChange, subject: Phrase): Said {
  const predicate = (template: Template, slots: Record<string, string | number | Phrase> = {}): Said => ({
    predicate: say(scope, template, { subject, ...slots }),
  });
  const clause = (template: Template, slots: Record<string, string | number | Phrase> = {}): Said => ({
    clause: say(scope, template, { subject, ...slots }),
  });
  if ("set" in change) return clause("numberBecomes", { number: scope.language.numbers[change.set], n: amountText(scope, change.to) });
  if ("add" in change) return addSaid(scope, change, subject);
  if ("costColors" in change)
    return clause(change.sign < 0 ? "reduceCost" : "increaseCost", { n: costText({ colors: change.costColors }) });
  if ("skillCost" in change) return skillCostSaid(scope, change, subject);
  if ("noColorCost" in change) return clause("noColorCost");
  if ("free" in change) return clause(({ play: "playsFree", counter: "countersFree", activate: "activatesFree" } as const)[change.free]);
  if ("payInstead" in change) throw new CannotSayError("what is paid instead for another card", change);
  if ("gain" in change) return predicate("gains", { what: quoted(scope, change.gain) });
  if ("gainColor" in change)
    return predicate("countsAs", {
      what: scope.language.colors[change.gainColor][subject.plural ? (subject.feminine ? 3 : 2) : subject.feminine ? 1 : 0],
    });
  if ("gainName" in change) return predicate("countsAs", { what: cardName(change.gainName) });
  if ("gainCharacter" in change) return predicate("countsAs", { what: characterName(change.gainCharacter) });
  if ("gainTrait" in change) return predicate("countsAs", { what: traitName(change.gainTrait) });
  if ("negate" in change) return predicate("hasNegated", { kind: kindText(scope, change.negate) });
  if ("negateSkill" in change) return clause("negateThisSkill");
  if ("cannot" in change)
    return change.cannot === "haveAttackNegated" ? clause("attacksOfCannotBeNegated") : predicate(CANNOT[change.cannot]);
  if ("unaffectedBy" in change)
    return predicate(({ opponent: "unaffectedByOpponent", both: "unaffected", you: "unaffectedByYou" } as const)[change.unaffectedBy]);
  if ("usableAsEnergy" in change) return predicate("usableAsEnergy");
  if ("staysInRest" in change) return predicate("staysInRest");
  if ("stays" in change) return staysSaid(scope, change.stays, subject);
  if ("notAttackedBy" in change) return predicate("notAttackedBy", { nouns: nounPhrase(cardNoun(scope, change.notAttackedBy), true) });
  if ("cannotAttack" in change) return predicate("cannotAttackThose", { nouns: nounPhrase(cardNoun(scope, change.cannotAttack), true) });
  if ("single" in change) return clause("onlyOneInPlay", { name: cardName(scope.face) });
  if ("attacksActive" in change) {
    const where = change.attacksActive === true ? {} : change.attacksActive;
    return predicate("attacksActive", { nouns: nounPhrase(cardNoun(scope, where, "battle"), true) });
  }
  return predicate("gainsSkillsOf", { cards: cardsPhrase(scope, change.gainSkillsOf) });
}

const CANNOT: Readonly<Record<Exclude<CardProhibition, "haveAttackNegated">, Template>> = {
  attack: "cannotAttack",
  beAttacked: "cannotBeAttacked",
  block: "cannotBlock",
  combo: "cannotCombo",
  switchToActive: "cannotSwitchToActive",
  switchToRest: "cannotSwitchToRest",
  beKoed: "cannotBeKoed",
  beKoedByBattle: "cannotBeKoedInBattle",
  leave: "cannotLeave",
  beChosen: "cannotBeChosen",
  bePlayed: "cannotBePlayed",
  bePlayedBySkills: "cannotBePlayedBySkills",
  becomeEnergy: "cannotBecomeEnergy",
  beRemoved: "cannotBeRemoved",
  beNegated: "skillsCannotBeNegated",
};

/** "+5000", "-1". */
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

function addSaid(scope: Scope, { add, by }: Extract<CardChange, { add: unknown }>, subject: Phrase): Said {
  const each = perEach(scope, by);
  const number = scope.language.numbers[add === "damage" ? "power" : add];
  if (add === "energyCost" || add === "comboCost") {
    const n = typeof by === "number" ? by : each?.by;
    if (n === undefined) throw new CannotSayError("how much a cost changes", by);
    const slots = { subject, number, n: Math.abs(n), ...(each && { each: each.each }) };
    return {
      clause: say(scope, n < 0 ? (each ? "reduceNumberEach" : "reduceNumber") : each ? "increaseNumberEach" : "increaseNumber", slots),
    };
  }
  if (add === "damage") return { predicate: say(scope, "dealsMore", { subject, n: typeof by === "number" ? by : amountText(scope, by) }) };
  if (typeof by === "number") return { predicate: say(scope, "gets", { subject, number, n: signed(by) }) };
  if (each) return { predicate: say(scope, "getsEach", { subject, number, n: signed(each.by), each: each.each }) };
  return { predicate: say(scope, "getsEqual", { subject, number, amount: measure(scope, by) }) };
}

function skillCostSaid(scope: Scope, { skillCost, keyword }: Extract<CardChange, { skillCost: unknown }>, subject: Phrase): Said {
  if (typeof skillCost !== "number") throw new CannotSayError("how much a skill cost changes", skillCost);
  const slots = { subject, n: Math.abs(skillCost), ...(keyword && { keyword: keywordName(keyword) }) };
  if (keyword) return { clause: say(scope, skillCost < 0 ? "reduceKeywordCost" : "increaseKeywordCost", slots) };
  return { clause: say(scope, skillCost < 0 ? "reduceSkillCost" : "increaseSkillCost", slots) };
}

/** "All skills", "[Auto] skills", "[Blocker]". */
export function kindText(scope: Scope, kind: SkillsNegated): string {
  switch (kind) {
    case "all":
      return say(scope, "skillsAll");
    case "keySkills":
      return say(scope, "skillsKeyword");
    case "otherThanKeySkills":
      return say(scope, "skillsOther");
    case "activate":
      return say(scope, "skillsOfKind", { kind: "[Activate]" });
    case "permanent":
      return say(scope, "skillsOfKind", { kind: "[Permanent]" });
    case "auto":
      return say(scope, "skillsOfKind", { kind: "[Auto]" });
    case "counter":
      return say(scope, "skillsOfKind", { kind: "[Counter]" });
    default:
      return keywordName(kind);
  }
}

function staysSaid(scope: Scope, { koed, by, of }: Extract<CardChange, { stays: unknown }>["stays"], subject: Phrase): Said {
  const slots = { subject };
  if (by === "attack") {
    if (koed) return { predicate: say(scope, "cannotBeKoedInBattle", slots) };
    throw new CannotSayError("what attacks cannot remove", { by, of });
  }
  if (by === undefined) return { predicate: say(scope, koed ? "cannotBeKoed" : "cannotLeave", slots) };
  const theirs = of === "opponent";
  return {
    predicate: say(
      scope,
      koed ? (theirs ? "notKoedByOpponentsSkills" : "notKoedBySkills") : theirs ? "notRemovedByOpponentsSkills" : "notRemovedBySkills",
      slots,
    ),
  };
}
