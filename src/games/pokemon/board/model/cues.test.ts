import { describe, expect, it } from "vitest";
import type { GameEvent } from "@/games/pokemon/engine/events";
import type { View } from "@/games/pokemon/engine/view";
import type { Cue } from "@/ui/match/director/cues";
import { recordUpdate } from "@/ui/realtime";
import { faces } from "../fixtures/faces";
import { cards, MINE, pokemon, THEIRS, update, view } from "../fixtures/table";
import { say } from "../fixtures/words";
import { pokemonRecord } from "../record";
import { type CueNeeds, cuesBetween, openingCues } from "./cues";

const french = say("fr");
const card = (id: string) => faces[id]?.name ?? id;
const needs: CueNeeds = {
  you: 0,
  faces,
  words: {
    say: (key, values) => french(`pokemonDirector.${key}`, values),
    player: (seat) => (seat === 0 ? "Mistral" : "Zélie"),
    card,
    pokemon: (id) => card(id ?? ""),
    attack: (_card, _index, name) => name,
    ability: (_card, _index, name) => name,
    condition: (condition) => condition,
  },
  pictures: {
    card: (id) => id,
    pokemon: ({ id }) => `Pokémon ${id}`,
    player: (seat) => `seat ${seat}`,
    coin: { heads: "heads", tails: "tails" },
    text: (text) => text,
  },
};

/** What is seen when these events lead from one view to another. */
function seen(events: readonly GameEvent[], after: Partial<View> = {}, before: Partial<View> = {}): readonly Cue[] {
  const first = recordUpdate(undefined, update({ view: view(before) }), 0);
  const second = recordUpdate(first, update({ view: view(after), seq: 41, events }), 0);
  return cuesBetween(pokemonRecord(first), pokemonRecord(second), needs);
}
const order = (cues: readonly Cue[]) => cues.map(({ cue }) => cue);

const KNOCK_OUT: readonly GameEvent[] = [
  { type: "attackUsed", seat: 0, pokemon: 1, card: "greninja", index: 0, name: "Mist Slash" },
  { type: "damaged", pokemon: 11, amount: 200, cause: "attack" },
  { type: "knockedOut", pokemon: 11, seat: 1, card: "blaziken" },
  ...[cards(300, "blaziken"), cards(310, "fire", "fire")].map(
    (gone): GameEvent => ({
      type: "moved",
      seat: 1,
      cards: gone,
      from: { zone: "active", seat: 1, object: 11 },
      to: { zone: "discard", seat: 1 },
      visibleTo: "all",
      how: "knockOut",
    }),
  ),
  {
    type: "moved",
    seat: 0,
    cards: cards(400, "lapras", "water"),
    from: { zone: "prizes", seat: 0 },
    to: { zone: "hand", seat: 0 },
    visibleTo: [0],
    how: "prize",
  },
  { type: "switched", seat: 1, in: 13, out: null, how: "promote" },
];
const AFTER = { sides: [MINE, { ...THEIRS, active: pokemon(13, ["fennekin", "braixen"], { damage: 30 }), bench: [] }] } as const;

describe("a Knock Out", () => {
  const cues = seen(KNOCK_OUT, AFTER);

  it("is told from the attack to who takes the place", () => {
    expect(order(cues)).toEqual(["announce", "blow", "drain", "fall", "travel", "travel", "slide"]);
  });

  it("says who strikes whom with what", () => {
    expect(cues[0]).toMatchObject({
      actor: '[data-pokemon="1"]',
      target: '[data-pokemon="11"]',
      call: { over: `${card("greninja")} attaque ${card("blaziken")}`, title: "Mist Slash" },
    });
  });

  it("counts down to what the Pokémon had, not below nothing", () => {
    expect(cues[2]).toMatchObject({ meter: "damage:11", before: 110, after: 220, amount: "−200" });
  });

  it("lays the one that fell where it was, though it is gone from the view", () => {
    expect(cues[3]).toMatchObject({ who: '[data-pokemon="11"]', figure: "Pokémon 11", call: { title: `${card("blaziken")} est K.O.` } });
  });

  it("takes its cards away together, and counts the Prizes", () => {
    expect(cues[4]).toMatchObject({ how: "fall", cards: ["blaziken", "fire", "fire"], to: "[data-place=discard-theirs]" });
    expect(cues[5]).toMatchObject({ how: "prize", call: { over: "Récompenses 4 → 2", title: "Encore 2 pour gagner" } });
  });
});

describe("coins", () => {
  const bubbles: GameEvent = { type: "attackUsed", seat: 0, pokemon: 1, card: "froakie", index: 1, name: "Bulles" };

  it("say both outcomes of what the attack's text makes of them", () => {
    expect(seen([bubbles, { type: "coins", seat: 0, heads: [true], why: "Bulles" }])[1]).toMatchObject({
      source: { title: `${card("froakie")}, Bulles` },
      fates: { heads: { text: "Le Pokémon Actif de votre adversaire est Paralysé." }, tails: { text: "Rien de plus." } },
      verdict: "Face\u00a0!",
    });
  });

  it("of a text that counts them show the text", () => {
    const shower: GameEvent = { type: "attackUsed", seat: 0, pokemon: 1, card: "frogadier", index: 1, name: "Averse" };
    expect(seen([shower, { type: "coins", seat: 0, heads: [true, false, true, true], why: "Averse" }])[1]).toMatchObject({
      source: { text: "Lancez 4 pièces. 30 dégâts par face." },
      fates: null,
      verdict: "3 fois face sur 4",
    });
  });

  it.each(["Confused", "Asleep", "Burned", "attack", "knockOut", "prevent"])("for the check %s have words of their own", (why) => {
    const [toss] = seen([{ type: "coins", seat: 1, heads: [false], why }]);
    expect(toss).toMatchObject({ cue: "toss", fates: { heads: { title: expect.any(String) }, tails: { title: expect.any(String) } } });
  });
});

describe("the beginning", () => {
  const setup = view({
    phase: "setup",
    turn: 0,
    sides: [
      { ...MINE, active: null, bench: [] },
      { ...THEIRS, active: null, bench: [] },
    ],
  });

  /** As a page has it so many seconds after the match began. */
  const begun = (seen: View, seconds = 2) => {
    const { clock } = update();
    const young = { ...clock, startedAt: clock.now - seconds * 1_000 };
    return pokemonRecord(recordUpdate(undefined, update({ view: seen, clock: young }), 0));
  };

  it("shows who goes first, one side of the coin for each player", () => {
    const record = begun(setup);
    expect(openingCues(record, needs)).toMatchObject([
      {
        cue: "toss",
        heads: [false],
        fates: { heads: { title: "Mistral" }, tails: { title: "Zélie" } },
        verdict: "Pile\u00a0! Zélie commence",
      },
    ]);
  });

  it("speaks to its players, and not to whoever watches", () => {
    const record = begun(view({ ...setup, startingSeat: 0 }));
    expect(openingCues(record, needs)).toMatchObject([{ fates: { heads: { text: "Vous commencez." }, tails: { text: "Commence." } } }]);
    expect(openingCues(record, { ...needs, you: null })).toMatchObject([{ fates: { heads: { text: "Commence." } } }]);
  });

  it("shows who may choose it", () => {
    const record = begun({ ...setup, waitingFor: [{ seat: 0, purpose: "goFirst" }] });
    expect(openingCues(record, needs)).toMatchObject([{ heads: [true], verdict: "Face\u00a0! Mistral choisit" }]);
  });

  it("says whom the winner of the coin let go first, and tosses no second one", () => {
    const asked = { ...setup, waitingFor: [{ seat: 0, purpose: "goFirst" }] } as const;
    expect(seen([{ type: "matchStarted", startingSeat: 1, suddenDeath: 0 }], setup, asked)).toMatchObject([
      { cue: "ribbon", title: "Zélie commence" },
    ]);
  });

  it("is shown where the computer has laid its Pokémon down before the page was there", () => {
    const [own, other] = setup.sides;
    const quick = view({ ...setup, sides: [own, { ...other, active: { faceDown: true, id: 21 } }] });
    expect(openingCues(begun(quick), needs)).toHaveLength(1);
  });

  it("is not shown again to who comes back: in the middle, with a Pokémon laid down, or later", () => {
    const [own, other] = setup.sides;
    const laid = view({ ...setup, sides: [{ ...own, active: { faceDown: true, id: 20 } }, other] });
    for (const record of [begun(view()), begun(laid), begun(setup, 60)]) expect(openingCues(record, needs)).toEqual([]);
  });
});

describe("cards", () => {
  const drawn = (seat: 0 | 1, how: "draw" | "setup" = "draw"): GameEvent => ({
    type: "moved",
    seat,
    cards: [null],
    from: { zone: "deck", seat },
    to: { zone: "hand", seat },
    visibleTo: [seat],
    how,
  });

  it("go from their place to their place, theirs as a back", () => {
    expect(seen([drawn(1)])).toMatchObject([
      { cue: "travel", from: "[data-place=deck-theirs]", to: "[data-place=hand-theirs]", cards: [null] },
    ]);
  });

  it("that are dealt are no news", () => {
    expect(seen([drawn(0, "setup")])).toEqual([]);
  });

  it("drawn for the turn are told of by its ribbon", () => {
    expect(seen([{ type: "turnStarted", seat: 0, turn: 9 }, drawn(0)])).toMatchObject([
      { cue: "ribbon", title: "À vous, Mistral", note: "Tour 9 · vous piochez une carte" },
      { cue: "travel" },
    ]);
  });
});
