import type { Option, Purpose } from "@/games/dragonball/engine/options";
import type { Decision } from "@/kernel/game";
import { objectOf, type Table, totalOf } from "./table";

/** What is given up: the least is chosen, and as little of it as may be. */
const GIVEN = new Set<string>(["pay", "payZEnergy", "discard", "sacrifice", "rest", "life"] satisfies readonly Purpose[]);

/** What it is worth to choose this when something else than an action is asked. */
export function choiceWorth(table: Table, decision: Decision<Option>, option: Option): number {
  if ("yes" in option) return yesWorth(table, decision, option.yes);
  if ("number" in option) return option.number;
  // To begin second brings a card, an attack and an energy marker.
  if ("seat" in option) return option.seat === table.seat ? 0 : 1;
  if ("option" in option || "pending" in option || "energyMarker" in option || "place" in option) return 1;
  return cardWorth(table, decision, option);
}

function yesWorth({ me, cardOf }: Table, { purpose }: Decision<Option>, yes: boolean): number {
  if (purpose !== "redraw") return yes ? 2 : 1;
  const cheap = me.hand.filter(({ definition }) => definition !== null && totalOf(cardOf(definition)) <= 3).length;
  return yes === cheap < 2 ? 2 : 0;
}

function cardWorth(table: Table, { purpose }: Decision<Option>, option: Option): number {
  const object = objectOf(option);
  if (object === null || !("definition" in option)) return 1;
  const there = table.placed(object);
  const worth = 1 + table.worthOf(option.definition, there?.placed.power ?? null);
  if (GIVEN.has(purpose)) return -worth;
  // DB-ATK-18: the least of the cards that combo; the drop would have them otherwise.
  if (purpose === "zEnergy") return table.zEnergyWanted ? 1 / worth : -worth;
  // What texts do to chosen cards of the other player harms them, what they do to own cards mostly helps.
  return there && !there.mine ? worth + 20 : worth;
}
