import type { CardFilter, Instruction, Keyword, KeywordSkill, PlainKeyword, SkillCost } from "@/games/dragonball/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import { grammar } from "../grammar/english";
import { filterOf } from "../unresolved/nouns";
import type { Header, NamedKeyword } from "../words/header";
import type { Setting } from "../words/setting";
import { sentences, tokens } from "../words/tokens";
import { foldSteps } from "./fold";
import { common, costOf, settled } from "./parts";

const PLAIN: readonly string[] = [
  "Blocker",
  "Critical",
  "Double Strike",
  "Triple Strike",
  "Quadruple Strike",
  "Dual Attack",
  "Triple Attack",
  "Revenge",
  "Indestructible",
  "Ultimate",
  "Barrier",
  "Super Combo",
  "Victory Strike",
  "Warrior of Universe 7",
  "Deflect",
  "Wormhole",
  "Dragon Ball",
  "Energy-Exhaust",
  "Offering",
  "Heroic",
  "Villainous",
  "Invoker",
  "Unique",
  "Servant",
  "Overlord",
  "Field",
  "Successor",
  "Rejuvenate",
] satisfies readonly PlainKeyword[];

const isPlain = (name: string): name is PlainKeyword => PLAIN.includes(name);

/** A keyword skill. @throws TextFailure */
export function keywordSkill(kind: NamedKeyword, header: Omit<Header, "kind">, entry: string, setting: Setting): KeywordSkill {
  const { text } = header;
  // "[Swap 3] (Y) : ＜Moss＞" and "[Swap 3] ＜Moss＞"; "[Successor] (G), draw 1 card." says only what is paid.
  const saysCards = DESCRIBING.includes(kind.name) || EFFECTIVE.includes(kind.name);
  const paying = saysCards ? header : { ...header, ...(header.cost === undefined && text !== "" && { cost: text.replace(/\.$/, "") }) };
  if (!saysCards && header.cost !== undefined && text !== "") return fail(entry, "more than its keyword says");
  const paid = costOf(paying, entry, setting);
  if (paid.event) return fail(entry, "a trigger on a keyword");
  const effect = EFFECTIVE.includes(kind.name) ? foldSteps(sentences(text), setting) : [];
  const parts = settled({ keyword: kind.name, cost: paid.cost, effect }, entry);
  if (parts.from) return fail(entry, "a keyword has its own zone");
  return {
    type: "keyword",
    keyword: keywordOf(kind, text, parts.effect, entry, setting),
    ...common(header),
    ...(Object.keys(parts.cost).length > 0 && { cost: parts.cost satisfies SkillCost }),
  };
}

/** Keywords whose text describes cards, and those whose text is an effect. */
const DESCRIBING: readonly string[] = ["Evolve", "EX-Evolve", "Xeno-Evolve", "Union-Fusion", "Union-Potara", "Swap", "Z-Stack", "Z-Awaken"];
const EFFECTIVE: readonly string[] = ["Awaken", "Awaken: Surge", "Wish", "Alliance", "Union-Absorb"];

function keywordOf(kind: NamedKeyword, text: string, effect: KeywordEffect, entry: string, setting: Setting): Keyword {
  const { name, number, colors } = kind;
  const card = (): CardFilter => described(text, entry, setting);
  const count = (): number => number ?? fail(entry, `[${name}] without its number`);
  switch (name) {
    case "Awaken":
    case "Awaken: Surge":
    case "Wish":
      return { name, effect: unflipped(effect) };
    case "Alliance":
      return { name, colors: colors ?? fail(entry, "[Alliance] without its colours"), effect };
    case "Arrival":
    case "Aegis":
    case "Revive":
      return { name, colors: colors ?? fail(entry, `[${name}] without its colours`) };
    case "Over Realm":
    case "Dark Over Realm":
      return { name, count: count() };
    case "Empower":
      return { name, colors: colors ?? [], count: count() };
    case "Evolve":
    case "EX-Evolve":
    case "Xeno-Evolve":
      return { name, onto: card() };
    case "Swap": {
      const { energyCost, ...where } = card();
      if (energyCost && energyCost.exactly !== count()) return fail(entry, "[Swap] says two costs");
      return { name, cost: count(), ...(Object.keys(where).length > 0 && { where }) };
    }
    case "Z-Stack":
      return { name, count: count(), where: card() };
    case "Union-Fusion":
    case "Union-Potara":
      return { name, cards: parts(text).map((part) => described(part, entry, setting)) };
    case "Z-Awaken": {
      const { zCost } = setting.card;
      if (zCost === undefined) return fail(entry, "the source does not tell the Z-Energy cost");
      return zCost === "X" ? fail(entry, "[Z-Awaken] for X Z-Energy") : { name, onto: card(), zCost };
    }
    case "Union-Absorb":
      return effect.some(playsOnTop)
        ? { name, effect: effect.map(playing) }
        : fail(entry, "a [Union-Absorb] that plays nothing on top of its card");
    default:
      return isPlain(name) ? { name } : fail(entry, "not understood");
  }
}

/** DB-KEY-13e: what old texts place on top is played there. */
const playing = (step: Instruction): Instruction =>
  step.do === "move" && step.onto === "this" ? { do: "play", cards: step.cards, onto: "this" } : step;

const playsOnTop = (step: Instruction): boolean => JSON.stringify(step).includes('"onto":"this"');

type KeywordEffect = readonly Instruction[];

/** DB-KEY-02b: the card is turned over anyway. */
function unflipped(effect: KeywordEffect): KeywordEffect {
  const last = effect.at(-1);
  if (last?.do === "turnOver") return effect.slice(0, -1);
  if (last?.do === "may" && !last.then && !last.else && last.by === undefined) {
    const steps = unflipped(last.steps);
    return [...effect.slice(0, -1), ...(steps.length > 0 ? [{ ...last, steps }] : [])];
  }
  return effect;
}

/** "Green ＜Moss＞ with an energy cost of 3." */
function described(text: string, entry: string, setting: Setting): CardFilter {
  const words = tokens(text.replace(/\.$/, ""));
  const [one, other] = grammar.readings("nouns", words, setting);
  const where = one && !other && !one.value.demands ? filterOf(one.value) : undefined;
  if (!where) return fail(entry, `not understood at "${text}"`);
  const { type, ...rest } = where;
  return type === undefined || type === "Battle" ? rest : where;
}

/** "＜Moss＞ and ＜Fern＞." */
const parts = (text: string): readonly string[] => text.replace(/\.$/, "").split(/ and (?=[＜{《]|\w+ [＜{《])/);
