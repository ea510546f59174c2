import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { seedStarter } from "@/cards/seed";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { botFor } from "@/games/dragonball/bots";
import { dragonBallCards } from "@/games/dragonball/cards/dragonball-cards";
import { starterCards } from "@/games/dragonball/cards/starter";
import { starterDecks } from "@/games/dragonball/cards/starter/decks";
import { pilesOf } from "@/games/dragonball/decks/piles";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import type { State } from "@/games/dragonball/engine/state/state";
import { randomFrom } from "@/kernel/random";
import type { LaidPosition, LaidSide } from "@/match/laid-out";
import { bindDragonBall } from "./bind";
import { dragonBallPositions } from "./positions";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await seedStarter(open.prisma, dragonBallCards);
});
afterAll(() => open.close());

const definitions = new Map<string, CardDefinition>(starterCards().map(({ definition }) => [definition.id, definition]));

/** A ready deck in the middle of a match: fighters, energy in both modes, some Life, and the rest. */
function side(place: number): LaidSide {
  const { leader, deck, zDeck } = pilesOf(starterDecks[place]?.cards ?? [], (id) => definitions.get(id));
  const take = (fits: (card: CardDefinition) => boolean, count: number) => {
    const taken = deck.filter((id) => fits(definitions.get(id) ?? fail(id))).slice(0, count);
    for (const id of taken) rest.splice(rest.indexOf(id), 1);
    return taken.map((card) => ({ card }));
  };
  const rest = [...deck];
  const [captain = ""] = leader;
  return {
    zones: {
      leader: [{ card: captain, marks: ["awakened"] }],
      battle: take(({ type }) => type === "Battle", 2),
      energy: take(({ type }) => type === "Extra", 4).map((card, index) => (index === 0 ? { ...card, marks: ["rest"] } : card)),
      hand: rest.splice(0, 5).map((card) => ({ card })),
      drop: rest.splice(0, 3).map((card) => ({ card })),
      zDeck: zDeck.map((card) => ({ card })),
      rest: rest.map((card) => ({ card })),
    },
    counts: { life: 4, energyMarkers: 1 },
  };
}

function fail(id: string): never {
  throw new Error(`no card ${id}`);
}

const position: LaidPosition = { edition: "masters", turn: 0, phase: "charge", sides: [side(0), side(1)] };

test("a position begins with what its match pins, and is played to the end", async () => {
  const begun = await dragonBallPositions.begin(open.prisma, position, "seed");
  if (!begun) throw new Error("it can be played");
  const game = bindDragonBall(begun.setup);
  let state = z.custom<State>().parse(begun.state);
  expect(game.view(state, 0).players[0]).toMatchObject({
    battle: { length: 2 },
    hand: { length: 5 },
    life: { length: 4 },
    energyMarkers: 1,
  });
  const bot = botFor("normal", [...definitions.values()], randomFrom("bot"));
  for (let answers = 0; game.outcome(state) === null; answers++) {
    const [decision] = game.decisions(state);
    if (!decision || answers > 2_000) throw new Error("nobody is asked, or it never ends");
    const { id, seat } = decision;
    const next = game.step(state, { decision: id, seat, choice: bot(game.view(state, seat), decision) });
    if (!next.ok) throw new Error(next.rejection);
    state = next.state;
  }
  expect(game.outcome(state)?.reason).toMatch(/life|deck/);
});

test("none begins that has a fault, or names a card that nobody has", async () => {
  const [mine, theirs] = position.sides;
  const begin = (zones: LaidSide["zones"]) =>
    dragonBallPositions.begin(open.prisma, { ...position, sides: [{ ...mine, zones: { ...mine.zones, ...zones } }, theirs] }, "seed");
  expect(await begin({ leader: [] })).toBeNull();
  expect(await begin({ hand: [{ card: "BT0-000" }] })).toBeNull();
});
