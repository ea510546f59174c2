import type { Cards, Continuous, Instruction } from "@/games/dragonball/engine/effects/language";
import type { Choose } from "./cards";
import { same, zonesOf } from "./scope";

type ChooseNumber = Extract<Instruction, { do: "chooseNumber" }>;

/** Choices, and the step that does something with their cards: "KO up to 1 of your opponent's Battle Cards". */
export interface Merged {
  readonly choices: readonly (Choose | ChooseNumber)[];
  readonly step: Instruction;
}

/** The choices at the beginning of some steps with the step behind them, where it can be told in one. */
export function merging(steps: readonly Instruction[]): Merged | undefined {
  const end = steps.findIndex((step) => step.do !== "choose" && step.do !== "chooseNumber");
  const choices = steps.slice(0, end).filter((step): step is Choose | ChooseNumber => step.do === "choose" || step.do === "chooseNumber");
  const step = steps[end];
  if (!step || choices.length === 0) return undefined;
  const [first] = choices;
  const by = first?.do === "choose" ? first.by : first?.by;
  if (!choices.every((choice) => choice.by === by && (choice.do === "chooseNumber" || isTold(choice)))) return undefined;
  const names = choices.map((choice) => choice.as ?? "chosen");
  if (choices.some((choice) => choice.do === "chooseNumber"))
    return choices.length === 1 && tellsNumber(step, names[0]) ? { choices, step } : undefined;
  const named = namesTold(step, by === "opponent");
  return named && same(named, names) && timesIn(step, names) === names.length ? { choices, step } : undefined;
}

/** A choice that the words of an action tell; others need the word "choose". */
function isTold({ from, count, ignoring, by }: Choose): boolean {
  if (count === "all" || ignoring || by === "each") return false;
  if (typeof count === "object" && "plus" in count) return false;
  if (typeof from === "string" || "over" in from || "union" in from) return false;
  if ("bound" in from) return from.bound === "looked";
  if ("cards" in from) return same(from.cards, { bound: "looked" });
  return !(count === 1 && "in" in from && zonesOf(from).join() === "leader" && !from.where?.z);
}

/** The choices that a step tells, in the order of its words; undefined where it tells none. */
function namesTold(step: Instruction, byOpponent: boolean): readonly string[] | undefined {
  switch (step.do) {
    case "move":
      return [...namesIn(step.cards), ...(step.under === undefined ? [] : namesIn(step.under))];
    case "play":
    case "combo":
    case "discard":
    case "ko":
    case "switch":
    case "addMarkers":
    case "removeMarkers":
    case "reveal":
      return namesIn(step.cards);
    case "turn":
    case "activate":
    case "takeControl":
      return byOpponent ? undefined : namesIn(step.cards);
    case "changeTarget":
      return byOpponent ? undefined : namesIn(step.to);
    case "lasting":
      return byOpponent ? undefined : lastingOn(step.effects);
    default:
      return undefined;
  }
}

/** Those on whom predicates are said; a clause about them points at them. */
function lastingOn(effects: readonly Continuous[]): readonly string[] | undefined {
  const [first] = effects;
  if (!first || !("change" in first) || first.on === undefined) return undefined;
  if (!effects.every((each) => "change" in each && same(each.on, first.on) && isPredicate(each.change))) return undefined;
  return namesIn(first.on);
}

const isPredicate = (change: Extract<Continuous, { change: unknown }>["change"]): boolean =>
  "gain" in change ||
  "cannot" in change ||
  "negate" in change ||
  "staysInRest" in change ||
  "attacksActive" in change ||
  "gainTrait" in change ||
  "unaffectedBy" in change ||
  "cannotAttack" in change ||
  "stays" in change ||
  ("add" in change && (change.add === "power" || change.add === "comboPower"));

const namesIn = (cards: Cards): readonly string[] => {
  if (typeof cards === "string") return [];
  if ("bound" in cards) return [cards.bound];
  return "union" in cards ? cards.union.flatMap(namesIn) : [];
};

/** How often choices are named in a step: what names one twice has to point at it. */
function timesIn(step: Instruction, names: readonly string[]): number {
  const text = JSON.stringify(step.do === "lasting" ? { ...step, effects: step.effects.slice(0, 1) } : step);
  return names.reduce((sum, name) => sum + text.split(`{"bound":"${name}"}`).length - 1, 0);
}

/** "Up to 3 cards from the top of your deck", "up to 3 tokens". */
const tellsNumber = (step: Instruction, name: string | undefined): boolean =>
  name !== undefined && JSON.stringify(step).split(`{"number":"${name}"}`).length === 2;
