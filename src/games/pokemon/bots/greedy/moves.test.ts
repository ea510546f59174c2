import { expect, test } from "vitest";
import { starterCardsOf } from "@/games/pokemon/cards/starter";
import { type ScenarioSetup, scenario } from "@/games/pokemon/engine/testing/scenario";
import { greedyBot } from ".";

const cards = starterCardsOf("xy").map(({ definition }) => definition);
const byId = new Map(cards.map((card) => [card.id, card]));

function cardOf(id: string) {
  const card = byId.get(id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

const SHINX = "xy2-32";
const LUXIO = "xy2-33";
const XERNEAS = "xy1-96";
const SWIRLIX = "xy1-94";
const TORKOAL = "xy2-16";
const FAIRY = "xy1-140";
const LIGHTNING = "xy1-135";
const SWITCH = "xy0-38";
const POTION = "xy0-37";
const SUPER_POTION = "xy1-128";
const SYCAMORE = "xy1-122";
const TIERNO = "xy0-39";
const EVOSODA = "xy1-116";

const ready = { name: XERNEAS, energy: [FAIRY, FAIRY, FAIRY] };

/** What the greedy player does first in this situation. */
function move(setup: ScenarioSetup): string {
  const t = scenario({ ...setup, cards, opponent: { active: TORKOAL, ...setup.opponent } });
  const [choice] = greedyBot(cardOf, () => 0)(t.view(0), t.decision);
  const option = choice === undefined ? undefined : t.decision.options[choice];
  if (!option || !("do" in option)) throw new Error("The greedy player chose no main action.");
  const what = "card" in option ? ` ${cardOf(option.card.card).name}` : option.do === "attack" ? ` ${option.name}` : "";
  const whom = option.do === "attachEnergy" ? ` to ${t.you.active?.id === option.pokemon ? "the Active Pokémon" : "the Bench"}` : "";
  return option.do + what + whom;
}

test("it evolves what can evolve", () => {
  expect(move({ you: { active: SHINX, hand: [LUXIO] } })).toBe("evolve Luxio");
});

test("it gives Energy to who can attack with it", () => {
  expect(move({ you: { active: { name: SHINX, energy: [LIGHTNING] }, bench: [XERNEAS], hand: [LIGHTNING] } })).toBe(
    "attachEnergy Lightning Energy to the Active Pokémon",
  );
  expect(move({ you: { active: TORKOAL, bench: [{ name: XERNEAS, energy: [FAIRY, FAIRY] }], hand: [FAIRY] } })).toBe(
    "attachEnergy Fairy Energy to the Bench",
  );
});

test("it attacks when there is nothing better left to do", () => {
  expect(move({ you: { active: ready, hand: [] } })).toMatch(/^attack /);
});

test("it sends in who fights better, and nobody else", () => {
  expect(move({ you: { active: SWIRLIX, bench: [ready], hand: [SWITCH] } })).toBe("playTrainer Switch");
  expect(move({ you: { active: ready, bench: [SWIRLIX], hand: [SWITCH] } })).toMatch(/^attack /);
});

test("it retreats for who fights better, and for nobody else", () => {
  expect(move({ you: { active: { name: SWIRLIX, energy: [LIGHTNING] }, bench: [ready] } })).toBe("retreat");
  expect(move({ you: { active: ready, bench: [{ name: SWIRLIX, energy: [FAIRY] }] } })).toMatch(/^attack /);
});

test("it heals where nothing of the healing is lost", () => {
  expect(move({ you: { active: { ...ready, damage: 30 }, hand: [POTION] } })).toBe("playTrainer Potion");
  expect(move({ you: { active: { ...ready, damage: 10 }, hand: [POTION] } })).toMatch(/^attack /);
});

test("it does not pay for healing with the Energy it attacks with", () => {
  expect(move({ you: { active: { name: SHINX, energy: [LIGHTNING], damage: 50 }, hand: [SUPER_POTION] } })).toMatch(/^attack /);
});

test("it gives up a hand only when that is hardly worth anything", () => {
  expect(move({ you: { active: ready, hand: [SYCAMORE, FAIRY, FAIRY] } })).toMatch(/^attachEnergy/);
  expect(move({ you: { active: ready, hand: [SYCAMORE, LUXIO] } })).toBe("playTrainer Professor Sycamore");
  expect(move({ you: { active: ready, hand: [SYCAMORE, EVOSODA, SWITCH, POTION] } })).not.toBe("playTrainer Professor Sycamore");
});

test("it does not draw its last cards", () => {
  const deck = (size: number) => Array.from({ length: size }, () => FAIRY);
  expect(move({ you: { active: ready, hand: [TIERNO], deck: deck(10) } })).toBe("playTrainer Tierno");
  expect(move({ you: { active: ready, hand: [TIERNO], deck: deck(3) } })).toMatch(/^attack /);
});
