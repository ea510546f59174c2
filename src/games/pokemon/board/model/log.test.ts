import { expect, test } from "vitest";
import type { GameEvent } from "@/games/pokemon/engine/events";
import { locales } from "@/i18n/locales";
import { lastTurnOf } from "@/ui/match/log/log";
import { faces } from "../fixtures/faces";
import { cards, recordWith } from "../fixtures/table";
import { say, wordsAt } from "../fixtures/words";
import { LINE_KEYS, logOf, type Words } from "./log";

const words: Words = {
  player: (seat) => ["Mistral", "Zélie"][seat] ?? "",
  card: (id) => faces[id]?.name ?? id,
  pokemon: (id) => (id === undefined ? "un Pokémon face cachée" : (faces[id]?.name ?? id)),
  cards: (seen) => seen.map((card) => (card === null ? "une carte" : (faces[card.card]?.name ?? card.card))).join(", "),
  attack: (card, index, name) => (faces[card]?.category === "Pokémon" ? `${card}/${index}` : name),
  ability: (_, __, name) => name,
  condition: (condition) => condition,
  coins: (heads) => heads.map((head) => (head ? "face" : "pile")).join(", "),
};
const french = say("fr");

/** The log of these events as a reader sees it, without marks, latest turn first. */
function read(...events: readonly GameEvent[]): readonly string[] {
  return logOf(recordWith(events).history, words)
    .flatMap(({ lines }) => lines)
    .map(({ key, values }) => french(`log.lines.${key}`, values));
}

const deck = { zone: "deck", seat: 0 } as const;
const moved = (change: Partial<Extract<GameEvent, { type: "moved" }>>): GameEvent => ({
  type: "moved",
  seat: 0,
  cards: [null],
  from: deck,
  to: { zone: "hand", seat: 0 },
  visibleTo: [0],
  how: "draw",
  ...change,
});

test("an attack is told with its name, its coins and its damage", () => {
  expect(
    read(
      { type: "attackUsed", seat: 0, pokemon: 1, card: "greninja", index: 0, name: "Mist Slash" },
      { type: "coins", seat: 0, heads: [true, false], why: "attack" },
      { type: "damaged", pokemon: 11, amount: 200, cause: "attack", weakness: true },
    ),
  ).toEqual([
    "Amphinobi attaque avec greninja/0.",
    "Mistral lance 2 pièces\u00a0: face, pile.",
    "M-Braségali-EX subit 200 dégâts (Faiblesse).",
  ]);
});

test("a coin says which Special Condition it is flipped for", () => {
  expect(read({ type: "coins", seat: 0, heads: [false], why: "Confused" })).toEqual(["Mistral lance une pièce (Confused)\u00a0: pile."]);
});

test("hidden cards are only counted", () => {
  expect(read(moved({ cards: [null, null] }))).toEqual(["Mistral pioche 2 cartes."]);
  expect(read(moved({ how: "effect", cards: [null] }))).toEqual(["Mistral prend en main une carte depuis son deck."]);
});

test("a Pokémon is called what it was when it happened", () => {
  const [card] = cards(1, "braixen");
  if (card === undefined) throw new Error("One card was made");
  expect(
    read(
      { type: "damaged", pokemon: 12, amount: 10, cause: "effect" },
      { type: "evolved", pokemon: 12, card },
      { type: "healed", pokemon: 12, amount: 10 },
    ),
  ).toEqual(["Feunnec subit 10 dégâts d’un effet.", "Feunnec évolue en Roussil.", "Roussil est soigné de 10 dégâts."]);
});

test("a Pokémon that nobody has seen has no name", () => {
  expect(read({ type: "switched", seat: 1, in: 99, out: null, how: "promote" })).toEqual([
    "Zélie envoie un Pokémon face cachée en place Active.",
  ]);
});

test("what other lines say, or nobody needs, has no line", () => {
  expect(
    read(
      { type: "betweenTurns" },
      { type: "turnEnded", seat: 0 },
      moved({ how: "setup", to: { zone: "prizes", seat: 0 } }),
      moved({ how: "play", to: { zone: "discard", seat: 0 } }),
      { type: "revealed", seat: 1, cards: cards(1, "braixen"), from: { zone: "active", seat: 1, object: 11 } },
    ),
  ).toEqual([]);
});

test("a Stadium that is played is told of once", () => {
  const [stadium] = cards(1, "stadium");
  if (stadium === undefined) throw new Error("One card was made");
  const from = { zone: "hand", seat: 0 } as const;
  const to = { zone: "stadium", seat: 0 } as const;
  expect(read(moved({ how: "play", cards: [stadium], from, to }), { type: "trainerPlayed", seat: 0, card: stadium })).toHaveLength(1);
  // An effect that puts it there has no other line.
  expect(read(moved({ how: "effect", cards: [stadium], from: deck, to }))).toHaveLength(1);
});

test("lines stand under the turn they belong to, the latest turn first", () => {
  const turns = logOf(
    recordWith([moved({}), { type: "turnStarted", seat: 1, turn: 9 }, moved({ seat: 1 }), moved({ seat: 1, how: "prize" })]).history,
    words,
  );
  expect(turns.map(({ turn, seat, lines }) => [turn, seat, lines.length])).toEqual([
    [9, 1, 2],
    [8, 0, 1],
  ]);
  expect(turns[0]?.lines.map(({ big }) => big)).toEqual([false, true]);
});

test.for(locales)("every line has its words in %s", (locale) => {
  for (const key of LINE_KEYS) expect(wordsAt(locale, `log.lines.${key}`), key).toBeTruthy();
});

test("the opponent's last turn is recalled by its end, without what every turn brings", () => {
  const turn = (turn: number, seat: 0 | 1): GameEvent => ({ type: "turnStarted", turn, seat });
  const healed: GameEvent = { type: "healed", pokemon: 11, amount: 20 };
  const { history } = recordWith([
    turn(3, 1),
    moved({ seat: 1 }),
    ...Array.from({ length: 7 }, () => healed),
    { type: "attackFailed", seat: 1, pokemon: 11, why: "confused" },
    turn(4, 0),
    healed,
  ]);
  const recalled = lastTurnOf(logOf(history, words), 1);
  expect(recalled?.turn).toBe(3);
  expect(recalled?.lines.map(({ key }) => key)).toEqual(["healed", "healed", "healed", "healed", "healed", "attackFailed"]);
  expect(lastTurnOf(logOf(recordWith([turn(1, 0), healed]).history, words), 1)).toBeNull();
});

test("of a turn in which the opponent only drew, that is told", () => {
  const { history } = recordWith([
    { type: "turnStarted", turn: 3, seat: 1 },
    moved({ seat: 1 }),
    { type: "turnStarted", turn: 4, seat: 0 },
  ]);
  expect(lastTurnOf(logOf(history, words), 1)?.lines.map(({ key }) => key)).toEqual(["draw"]);
});
