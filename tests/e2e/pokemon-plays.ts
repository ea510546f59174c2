import { bareSpot, chooseAmong, DOCK, type Play, type Plays, type Table } from "./table";

const MY_ACTIVE = "[data-place=active-mine]";
const MY_BENCH = "[data-place=bench-mine]";
const MY_HAND = "[data-place=hand-mine]";

/** Somebody to promote, yet few enough for the match to end soon. */
const BENCHED = 1;
/** Trainers make a match longer: they are played among the first decisions only. */
const TRAINERS_UNTIL = 30;

/** Builds up, then attacks: the first of these that is offered. */
const mainPhase: Play = async (table, { id, options }) => {
  const first = (deed: string) => {
    const index = options.indexOf(deed);
    return index < 0 ? null : index;
  };
  const benched = await table.page.locator(MY_BENCH).locator("[data-pokemon]").count();
  const basic = benched < BENCHED ? first("playBasic") : null;
  if (basic !== null) {
    await table.pickUp(basic);
    return table.choice(MY_BENCH).first().click();
  }
  const evolution = first("evolve");
  if (evolution !== null) {
    await table.pickUp(evolution);
    return table.choice(`${MY_ACTIVE}, ${MY_BENCH}`).first().click();
  }
  const energy = first("attachEnergy");
  if (energy !== null) {
    await table.pickUp(energy);
    return table.choice(`${MY_ACTIVE}, ${MY_BENCH}`).first().click();
  }
  const trainer = Number(id) < TRAINERS_UNTIL ? first("playTrainer") : null;
  if (trainer !== null) {
    await table.pickUp(trainer);
    return table.choice(DOCK, trainer).click();
  }
  // The strongest attack is printed last.
  const attack = options.lastIndexOf("attack");
  if (attack >= 0) return table.choice(DOCK, attack).click();
  await table.endTurn();
};

/** Cards of the hand: put on their place where they have one, else chosen by the click. */
const fromHand: Play = async (table, asked) => {
  await table.openHand();
  const place = { setupActive: MY_ACTIVE, setupBench: MY_BENCH, mulliganBench: MY_BENCH }[asked.purpose];
  if (place === undefined) return chooseAmong(MY_HAND)(table, asked);
  const wanted = place === MY_ACTIVE ? 1 : Math.min(BENCHED, asked.options.length);
  // The only Pokémon that can be the Active one lies there from the beginning.
  for (let option = await table.choice(place).count(); option < wanted; option++) {
    await table.pickUp(option);
    await table.choice(place).last().click();
  }
  await table.confirm.click();
};

const fromSheet: Play = async (table) => {
  const legal = table.page.locator("[data-layout=sheet] [data-legal] [data-option]");
  const count = await legal.count();
  for (let place = 0; place < count; place++) {
    await legal.nth(place).click();
    if (await table.confirm.isEnabled()) break;
  }
  await table.confirm.click();
};

/** Builds up, attacks, and takes what comes. */
export const pokemonPlays: Plays = {
  main: mainPhase,
  hand: fromHand,
  board: chooseAmong("main"),
  prizes: chooseAmong("[data-place=prizes-mine]"),
  sheet: fromSheet,
  attached: chooseAmong(DOCK),
  number: async (table) => {
    await table.choice(DOCK).last().click();
    await table.confirm.click();
  },
  order: (table) => table.confirm.click(),
  // Where one option is the whole answer, its button sends it.
  list: async (table, asked) => {
    if (await table.confirm.isVisible()) return chooseAmong(DOCK)(table, asked);
    await table.choice(DOCK).first().click();
  },
};

/** Chooses the Active Pokémon at set-up by dragging it from the hand to its place. */
export async function dragToActive(table: Table): Promise<void> {
  const asked = await table.mustBeAsked();
  await table.openHand();
  const card = table.page.locator("[data-holds]").first();
  if (await card.isVisible()) {
    await card.dragTo(table.page.locator(MY_ACTIVE), { sourcePosition: (await bareSpot(card)) ?? { x: 0, y: 0 } });
    await table.choice(MY_ACTIVE).and(table.page.locator("[aria-pressed=true]")).waitFor();
  }
  await table.confirm.click();
  await table.gone(asked);
}
