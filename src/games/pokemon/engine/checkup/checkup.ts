import type { SpecialCondition } from "../card";
import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { raiseMoment } from "../changes/triggers";
import { choose } from "../decisions/ask";
import { changesOn } from "../effects/continuous";
import { flipCoin, flipCoins } from "../luck";
import type { Match } from "../match";
import { answerTriggers, settle } from "../settle";
import type { CheckupFrame } from "../state/frames";
import { controllerOf, hasCondition, pokemonInPlay, seatsNextFirst } from "../state/inPlay";
import type { Pokemon } from "../state/state";

/** Goes on with the Pokémon Checkup (CHK-01): Special Conditions in their order, Abilities by ED-07, then Knock Outs together. */
export function checkup(m: Match, frame: CheckupFrame): void {
  switch (frame.stage) {
    case "order":
      order(m, frame);
      return;
    case "before":
      if (answerTriggers(m)) return;
      frame.stage = "conditions";
      return;
    case "conditions":
      conditions(m);
      if (!frame.abilitiesFirst) raiseMoment(m, "betweenTurns", m.state.turnSeat);
      frame.stage = "after";
      return;
    case "after":
      if (answerTriggers(m)) return;
      frame.stage = "settle";
      return;
    case "settle":
      if (settle(m)) return;
      m.state.stack.splice(m.state.stack.indexOf(frame), 1);
  }
}

/** ED-07: where the edition allows it, the player whose turn comes next says whether Abilities act before or after the Special Conditions. */
function order(m: Match, frame: CheckupFrame): void {
  frame.stage = "conditions";
  if (!m.edition.abilitiesBeforeConditions || !m.triggerEvents.has("betweenTurns")) return;
  const before = m.state.triggered;
  raiseMoment(m, "betweenTurns", m.state.turnSeat);
  const raised = m.state.triggered.length > before.length;
  const afflicted = m.state.sides.flatMap(pokemonInPlay).some(({ conditions }) => conditions !== 0);
  if (!raised || !afflicted) {
    frame.abilitiesFirst = raised;
    frame.stage = raised ? "before" : "conditions";
    return;
  }
  const chosen = choose(m, { seat: seatsNextFirst(m.state)[0], kind: "mode", purpose: "chooseMode", pick: "mode", values: [0, 1] });
  if (!chosen) {
    m.state.triggered = before;
    frame.stage = "order";
    return;
  }
  frame.abilitiesFirst = chosen[0] === 1;
  if (frame.abilitiesFirst) frame.stage = "before";
  else m.state.triggered = before;
}

/** CHK-02 to CHK-05: each condition for both Actives before the next, first for the player whose turn comes next. */
function conditions(m: Match): void {
  const { state } = m;
  const afflicted: Pokemon[] = [];
  for (const seat of seatsNextFirst(state)) {
    const { active } = state.sides[seat];
    if (active && active.conditions !== 0) afflicted.push(active);
  }
  if (afflicted.length === 0) return;
  const actives = (condition: SpecialCondition): Pokemon[] => afflicted.filter((active) => hasCondition(active, condition));
  for (const pokemon of actives("Poisoned")) hurt(m, pokemon, "Poisoned", counters(m, pokemon, "poisonCounters", pokemon.poison));
  for (const pokemon of actives("Burned")) burn(m, pokemon);
  for (const pokemon of actives("Asleep")) if (checkupCoins(m, pokemon, "Asleep")) cure(m, pokemon, "Asleep");
  // CHK-05: it was there when its owner's turn began, and that turn is over.
  for (const pokemon of actives("Paralyzed")) {
    if (controllerOf(state, pokemon.id) === state.turnSeat && pokemon.paralyzed < state.turn) cure(m, pokemon, "Paralyzed");
  }
}

/** CHK-03, ED-01 */
function burn(m: Match, pokemon: Pokemon): void {
  const amount = counters(m, pokemon, "burnCounters", pokemon.burn);
  const owner = controllerOf(m.state, pokemon.id);
  if (m.edition.burn === "flipForDamage") {
    if (!flipCoin(m, owner, "Burned")) hurt(m, pokemon, "Burned", amount);
    return;
  }
  hurt(m, pokemon, "Burned", amount);
  if (checkupCoins(m, pokemon, "Burned")) cure(m, pokemon, "Burned");
}

/** The coin that may end a condition (CHK-04, ED-01); an effect may ask for more, and any tails keeps it. */
function checkupCoins(m: Match, pokemon: Pokemon, condition: SpecialCondition): boolean {
  let coins = 1;
  for (const { change } of changesOn(m, "checkupCoins", pokemon)) {
    if (change.condition === condition) coins = Math.max(coins, change.coins);
  }
  return flipCoins(m, controllerOf(m.state, pokemon.id), coins, condition).every((heads) => heads);
}

/** EFF-25: the highest base counts once, "N more" all add. */
function counters(m: Match, pokemon: Pokemon, kind: "poisonCounters" | "burnCounters", own: number): number {
  let base = own;
  let more = 0;
  for (const { change } of changesOn(m, kind, pokemon)) {
    if (change.sign === "+") more += change.amount;
    else base = Math.max(base, change.amount);
  }
  return base + more;
}

function hurt(m: Match, pokemon: Pokemon, cause: SpecialCondition, count: number): void {
  commit(m, [{ change: "damage", pokemon: pokemon.id, amount: count * 10, cause }], byRules(controllerOf(m.state, pokemon.id)));
}

function cure(m: Match, pokemon: Pokemon, condition: SpecialCondition): void {
  commit(m, [{ change: "recover", pokemon: pokemon.id, conditions: [condition] }], byRules(controllerOf(m.state, pokemon.id)));
}
