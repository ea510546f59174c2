import type { Seat } from "@/kernel/game";
import { other } from "@/kernel/game";
import { commit } from "../../changes/commit";
import { hasEffectsToEnd } from "../../changes/endEffects";
import { definitionAt, type Match } from "../../match";
import type { EffectFrame } from "../../state/frames";
import type { Lasting } from "../../state/state";
import { amountOf } from "../amounts";
import { pickPokemon } from "../choosePokemon";
import { kindOf } from "../kinds";
import type { Binding, Duration, Instruction, Modifier, PokemonSelector } from "../language";
import type { Operations } from "../operation";
import { seatsOf } from "../scope";
import { pokemonIn, selectorOf } from "../selectors";
import { byOf } from "../source";

/** Effects that stay for a while (EFF-22, EFF-23). */
export const lastingOperations: Pick<Operations, "lasting" | "later" | "ifKnockedOutByThis" | "removeEffects"> = {
  lasting: {
    run(m, frame, { change, duration, endsWith }) {
      const selector = selectorOf(change);
      const picked = selector && isFixed(selector) ? pickPokemon(m, frame, selector, "target") : undefined;
      if (picked === null) return null;
      const objects = liesOn(m, frame, change) ?? picked ?? null;
      return begin(m, frame, kindOf(change), {
        node: definitionAt(m, frame.card).changes.findIndex((one) => one.change === change),
        objects,
        amount: sizeNow(m, frame, change),
        endsWith: endsWith === "self" ? frame.self : endsWith === "defending" ? (defending(m, frame)[0] ?? 0) : 0,
        ...spanOf(duration, frame.you),
      });
    },
  },
  later: {
    run(m, frame, { at, on, steps }) {
      const ends = at === "endOfOpponentsNextTurn" ? other(frame.you) : frame.you;
      const objects = on ? defending(m, frame) : null;
      return begin(m, frame, "later", {
        node: waiting(m, frame, steps),
        objects,
        amount: null,
        endsWith: 0,
        from: at === "endOfYourTurn" ? null : ends,
        until: at === "endOfYourTurn" ? "turn" : ends,
      });
    },
  },
  ifKnockedOutByThis: {
    run(m, frame, { steps }) {
      return begin(m, frame, "later", {
        node: waiting(m, frame, steps),
        objects: null,
        amount: null,
        endsWith: 0,
        from: null,
        until: "turn",
      });
    },
  },
  removeEffects: {
    run(m, frame, { of }) {
      return commit(m, [{ change: "endEffects", seats: seatsOf(frame, of) }], byOf(frame));
    },
    possible: (m, scope, { of }) => hasEffectsToEnd(m, seatsOf(scope, of)),
  },
};

/** Nothing begins where there is no Pokémon for it to lie on. */
function begin(
  m: Match,
  frame: EffectFrame,
  what: string,
  effect: Pick<Lasting, "node" | "objects" | "amount" | "endsWith" | "from" | "until">,
): boolean {
  if (effect.objects?.length === 0) return false;
  const { card, source, you, self, kind } = frame;
  const lasting: Lasting = { card, source, you, self, by: kind, begun: m.state.turn, ...effect };
  return commit(m, [{ change: "lasting", lasting, what }], byOf(frame));
}

/** The place among the card's changes of the one that waits for its moment with these steps. */
function waiting(m: Match, frame: EffectFrame, steps: readonly Instruction[]): number {
  return definitionAt(m, frame.card).changes.findIndex(({ change }) => "trigger" in change && change.trigger.steps === steps);
}

function defending(m: Match, frame: EffectFrame): readonly number[] {
  return pokemonIn(m, frame, { pokemon: "active", side: "opponents" }).map(({ id }) => id);
}

/** The Pokémon that a lasting trigger is about, which it ends with: "if this Pokémon …", "whenever the Defending Pokémon …". */
function liesOn(m: Match, frame: EffectFrame, change: Modifier): readonly number[] | undefined {
  if (!("trigger" in change) || !("subject" in change.trigger.on)) return undefined;
  const { subject } = change.trigger.on;
  if (subject === "defending") return defending(m, frame);
  return subject === "self" ? [frame.self] : undefined;
}

/** Selections that mean certain Pokémon, fixed when the effect starts; "all" is looked at anew each time (EFF-22). */
function isFixed(selector: PokemonSelector): boolean {
  return selector.pokemon !== "all";
}

/** Its amount as it begins, or the number it was chosen by; null where it is counted whenever it is asked for. */
function sizeNow(m: Match, frame: EffectFrame, change: Modifier): number | null {
  const binding = chosenBy(change);
  if (binding !== undefined) return frame.bound[binding]?.values[0] ?? NOTHING;
  if (!("modify" in change)) return null;
  if (change.modify === "baseDamage") return amountOf(m, frame, change.set);
  return "amount" in change && isToldByText(change.amount) ? amountOf(m, frame, change.amount) : null;
}

/** No attack has this number. */
const NOTHING = -1;

/** What the change speaks of was chosen before: an attack or a type. */
function chosenBy(change: Modifier): Binding | undefined {
  if ("binding" in change) return change.binding;
  const what = "attack" in change ? change.attack : "type" in change ? change.type : undefined;
  return typeof what === "object" && "binding" in what ? what.binding : undefined;
}

/** What this very text flips, chooses or does is counted as the change begins; all else whenever the change is asked for (CMP-1049). */
function isToldByText(amount: unknown): boolean {
  if (typeof amount !== "object" || amount === null) return false;
  if ("binding" in amount) return true;
  if ("count" in amount && (amount.count === "heads" || amount.count === "tails" || amount.count === "damageDone")) return true;
  return Object.values(amount).some(isToldByText);
}

/** When a lasting change begins and ends (EFF-23). */
function spanOf(duration: Duration, you: Seat): Pick<Lasting, "from" | "until"> {
  switch (duration) {
    case "thisTurn":
      return { from: null, until: "turn" };
    case "opponentsNextTurn":
      return { from: other(you), until: other(you) };
    case "yourNextTurn":
      return { from: you, until: you };
    case "untilEndOfOpponentsNextTurn":
      return { from: null, until: other(you) };
    case "untilEndOfYourNextTurn":
      return { from: null, until: you };
    case "whileInPlay":
      return { from: null, until: "object" };
    case "untilLeavesActive":
      return { from: null, until: "active" };
    case "match":
      return { from: null, until: "match" };
  }
}
