import type { Option } from "@/games/dragonball/engine/options";
import type { View } from "@/games/dragonball/engine/view/view";
import { type Decision, other } from "@/kernel/game";
import type { Bot } from "./bot";

/** The last turn of its script. From then on it plays as a beginner does. */
const LAST_TURN = 5;
/** What it plays, the first that can be paid: plain fighters, that hit a Leader and can be KO'd. */
const FIGHTERS = ["BT4-035", "BT19-063", "BT20-038", "BT4-031", "BT20-037"];

type Wish = (option: Option, view: View, decision: Decision<Option>) => boolean;

const passes: Wish = (option) => "do" in option && option.do === "pass";
const charges: Wish = (option) => "do" in option && option.do === "charge" && !FIGHTERS.includes(option.definition);
const chargesAny: Wish = (option) => "do" in option && option.do === "charge";
const plays: Wish = (option) => "do" in option && option.do === "play" && FIGHTERS.includes(option.definition);
/** Its Leader attacks first: an attack that a single card holds out against. */
const strikes =
  (zone: "leader" | "battle"): Wish =>
  (option, view, { seat }) =>
    "do" in option &&
    option.do === "attack" &&
    view.players[other(seat)].leader.some(({ object }) => object === option.target) &&
    view.players[seat][zone].some(({ object }) => object === option.card);

/** By what is asked, the first that is offered first. */
const WISHES: Readonly<Record<string, readonly Wish[]>> = {
  redraw: [(option) => "yes" in option && !option.yes],
  charge: [charges, chargesAny],
  main: [plays, strikes("leader"), strikes("battle"), passes],
  offense: [passes],
  defense: [passes],
  counter: [passes],
};

/**
 * The opponent of the guided match: it fights with all it has and never defends itself, so that the learner sees attacks hit, Life go and cards fall.
 *
 * @param within answers what its script says nothing of
 * @param after plays once the script is over
 */
export function lessonBot(within: Bot, after: Bot): Bot {
  return (view, decision) => {
    if (view.turn > LAST_TURN) return after(view, decision);
    for (const wish of WISHES[decision.purpose] ?? []) {
      const index = decision.options.findIndex((option) => wish(option, view, decision));
      if (index >= 0) return [index];
    }
    return within(view, decision);
  };
}
