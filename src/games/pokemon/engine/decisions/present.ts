import type { Decision, Seat } from "@/kernel/game";
import { firstAcceptable } from "@/kernel/sample";
import { ENERGY_TYPES, SPECIAL_CONDITIONS } from "../card";
import { cardView } from "../changes/moveCards";
import { effectAt } from "../effects/effectKeys";
import { answeringOf } from "../effects/resolveTriggers";
import { attackAt, definitionAt, type Match } from "../match";
import type { Option } from "../options";
import { holderOf } from "../state/inPlay";
import type { Ask, Pick } from "../state/state";
import { mainActions } from "../turn/actions";

/** A decision as its seat sees it. */
export function present(m: Match, ask: Ask): Decision<Option> {
  const { id, seat, kind, purpose, pick } = ask;
  if (pick === "main") {
    const options = mainActions(m);
    // Ending the turn comes last.
    const fallback = [options.length - 1];
    return { id, seat, kind, purpose, options, min: 1, max: 1, constraint: undefined, ordered: undefined, source: undefined, fallback };
  }
  const options = ask.values.map((value, place) => optionFor(m, pick, seat, value, place));
  const { min, max, ordered, constraint, source } = ask;
  const fallback = fallbackPlaces(ask) ?? firstAcceptable({ options, min, max, constraint });
  return { id, seat, kind, purpose, options, min, max, constraint, ordered, source, fallback };
}

/** Where an ask lays down its fallback as values, their places. */
function fallbackPlaces(ask: Ask): readonly number[] | null {
  return ask.fallback ? ask.fallback.map((value) => ask.values.indexOf(value)) : null;
}

function optionFor(m: Match, pick: Exclude<Pick, "main">, seat: Seat, value: number, place: number): Option {
  switch (pick) {
    case "card":
    case "evolution":
      return { pick: "card", card: cardView(m, value) };
    case "position": {
      const prizes = m.state.sides[seat].prizes.indexOf(value);
      return { pick: "position", position: prizes >= 0 ? prizes : place };
    }
    case "pokemon":
      return { pick: "pokemon", pokemon: value };
    case "attached":
      return { pick: "attached", pokemon: holderOf(m.state, value)?.id ?? 0, card: cardView(m, value) };
    case "number":
      return { pick: "number", number: value };
    case "yesNo":
      return { pick: value === 1 ? "yes" : "no" };
    case "condition":
      return { pick: "condition", condition: listed(SPECIAL_CONDITIONS, value) };
    case "type":
      return { pick: "type", type: listed(ENERGY_TYPES, value) };
    case "mode":
      return { pick: "mode", mode: value };
    case "attack": {
      const { card, compiled } = attackAt(m, value);
      return { pick: "attack", card: card.definition.id, index: compiled.index, name: compiled.attack.name };
    }
    case "trigger":
      return triggerOption(m, value);
    case "effect":
      return { pick: "trigger", ...effectAt(m, value) };
  }
}

function triggerOption(m: Match, place: number): Option {
  const trigger = m.state.stack.findLast((one) => one.run === "triggers")?.queue[place];
  if (!trigger) throw new Error(`No triggered effect waits at place ${place}.`);
  const { name, index } = answeringOf(m, trigger);
  return {
    pick: "trigger",
    card: definitionAt(m, trigger.card).definition.id,
    index,
    name,
    ...(trigger.self !== 0 && { pokemon: trigger.self }),
  };
}

function listed<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new Error(`There is no option ${place}.`);
  return item;
}
