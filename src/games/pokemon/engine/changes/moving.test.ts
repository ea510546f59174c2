import { describe, expect, it } from "vitest";
import type { Instruction, Modifier } from "../effects/language";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { opening, type ScenarioSetup, scenario } from "../testing/scenario";

type Match = ReturnType<typeof scenario>;

const MINE = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 } as const;
const item = (name: string, ...effect: Instruction[]) => trainer(name, "Item", {}, ...effect);
const fill = (count: number, name = "Water Energy"): string[] => Array.from({ length: count }, () => name);
/** The cards of the latest move for this reason, and who saw them. */
const moved = (t: Match, how: string) => {
  const last = t.happened("moved").findLast((event) => event.how === how);
  return last && { cards: last.cards.map((card) => card?.card), visibleTo: last.visibleTo };
};

const tuck = item("Tuck", { do: "move", cards: { cards: "top", of: "you", count: 1 }, destination: { to: "prizes" } });
const untuck = item("Untuck", {
  do: "move",
  cards: { cards: "choose", from: { zone: "prizes", of: "you" }, count: 1, unseen: true },
  destination: { to: "hand" },
});

describe("Cards on their way", () => {
  it("SETUP-08 the Prize cards are the next six of the deck, whose faces nobody sees", () => {
    const t = opening([
      ["Chespin", ...fill(6), "Potion", "Switch", "Great Ball", "Nest Ball", "Tierno", "Muscle Band", ...fill(47)],
      ["Froakie", ...fill(59)],
    ]);
    t.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    const set = t.happened("moved").find(({ seat, to }) => seat === 0 && to.zone === "prizes");
    expect(set?.cards.map((card) => card?.card)).toEqual(["Potion", "Switch", "Great Ball", "Nest Ball", "Tierno", "Muscle Band"]);
    expect(set?.visibleTo).toEqual([]);
    expect(t.state.sides[0].prizes.map((card) => t.state.rules.table[t.state.rules.cards[card] ?? -1])).toEqual(
      set?.cards.map((card) => card?.card),
    );
  });

  it("SETUP-07 who places Pokémon at the set-up alone sees them", () => {
    const t = opening([
      ["Chespin", ...fill(59)],
      ["Froakie", ...fill(59)],
    ]);
    t.chooseAs(0, "Chespin");
    expect(moved(t, "setup")).toEqual({ cards: ["Chespin"], visibleTo: [0] });
    t.chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
  });

  it.each<[string, string, ScenarioSetup, (t: Match) => unknown]>([
    ["attach", "Water Energy", { you: { hand: ["Water Energy"] } }, (t) => t.attach("Water Energy", "Snorlax")],
    ["evolve", "Quilladin", { you: { active: "Chespin", hand: ["Quilladin"] } }, (t) => t.evolve("Quilladin")],
    ["play", "Fairy Garden", { you: { hand: ["Fairy Garden"] } }, (t) => t.play("Fairy Garden")],
    ["play", "Chespin", { you: { hand: ["Chespin"] } }, (t) => t.play("Chespin")],
    [
      "effect",
      "Zubat",
      {
        cards: [
          item("Swap", {
            do: "exchange",
            pokemon: MINE,
            with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { names: ["Zubat"] } },
          }),
        ],
        you: { hand: ["Swap", "Zubat"] },
      },
      (t) => t.play("Swap").choose("Zubat"),
    ],
  ])("TURN-03 everybody sees what comes into play: %s %s", (how, card, setup, act) => {
    const t = scenario(setup);
    act(t);
    expect(moved(t, how)).toEqual({ cards: [card], visibleTo: "all" });
  });

  it.each<[string, (t: Match) => unknown, (t: Match) => number | undefined]>([
    ["Fairy Garden", (t) => t.play("Fairy Garden"), (t) => t.view(0).stadium?.handle],
    ["Potion", (t) => t.play("Potion"), (t) => t.view(0).sides[0].discard[0]?.handle],
    ["Tierno", (t) => t.play("Tierno"), (t) => t.view(0).sides[0].discard[0]?.handle],
  ])("EFF-57 nobody can follow a card out of a hand: %s", (card, act, handleIn) => {
    const t = scenario({ you: { active: { name: "Snorlax", damage: 30 }, hand: [card] } });
    const before = t.view(0).sides[0].hand?.[0]?.handle;
    act(t);
    expect(handleIn(t)).toBeTypeOf("number");
    expect(handleIn(t)).not.toBe(before);
  });

  it("EFF-57 everybody can follow a card from play to the discard pile", () => {
    const t = scenario({
      cards: [
        item("Strip", {
          do: "move",
          cards: { cards: "attached", to: ACTIVE, what: "energy", count: "all" },
          destination: { to: "discard" },
        }),
      ],
      you: { hand: ["Strip"] },
      opponent: { active: { name: "Snorlax", energy: ["Fire Energy"] } },
    });
    const attached = t.view("spectator").sides[1].active;
    const before = attached && !attached.faceDown ? attached.energy : [];
    t.play("Strip");
    expect(before).toHaveLength(1);
    expect(t.view("spectator").sides[1].discard).toEqual(before);
  });

  it("EFF-41 what is shuffled into the deck lies there in an order of its own", () => {
    const reset = item("Reset", {
      do: "move",
      cards: { cards: "all", zone: "hand", of: "you" },
      destination: { to: "deck", place: "shuffled" },
    });
    const deck = ["Chespin", "Froakie", "Fennekin", "Zubat", "Abra"];
    const t = scenario({ shuffled: true, cards: [reset], you: { hand: ["Reset", "Potion", "Switch", "Tierno"], deck } });
    t.play("Reset");
    const names = t.state.sides[0].deck.map((one) => t.state.rules.table[t.state.rules.cards[one] ?? -1] ?? "");
    expect(names.toSorted()).toEqual([...deck, "Potion", "Switch", "Tierno"].sort());
    expect(names).not.toEqual([...deck.toReversed(), "Tierno", "Switch", "Potion"]);
  });

  it("EFF-65 what is put among the Prize cards nobody sees", () => {
    const t = scenario({ cards: [tuck], you: { hand: ["Tuck"], prizes: fill(5) } });
    t.play("Tuck");
    expect(moved(t, "effect")).toEqual({ cards: ["Water Energy"], visibleTo: [] });
    expect(t.you.prizes).toBe(6);
  });

  const prizes = (t: Match) =>
    t
      .view(0)
      .sides[0].prizes.map((prize) => (prize === "empty" ? "-" : "x"))
      .join("");
  const striking = (hand: readonly string[]): ScenarioSetup => ({
    cards: [tuck, untuck],
    you: { active: { name: "Machop", energy: ["Fighting Energy"] }, hand },
    opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
  });

  it("EFF-65 what is put among the Prize cards takes the first empty place", () => {
    const t = scenario(striking(["Tuck", "Untuck"]));
    t.attack("Karate Chop").choose(1).endTurn().play("Untuck").choose(3);
    expect(prizes(t)).toBe("x-x-xx");
    t.play("Tuck");
    expect(prizes(t)).toBe("xxx-xx");
  });

  it("CMP-359, CMP-1522 only what is taken counts as taken: not what an effect puts elsewhere, and what it adds takes nothing back", () => {
    const t = scenario(striking(["Tuck", "Tuck", "Untuck"]));
    const taken = () => t.view(1).sides[0].prizesTaken;
    t.attack("Karate Chop").choose(1).endTurn().play("Untuck").choose(3);
    expect(taken()).toBe(1);
    t.play("Tuck").play("Tuck");
    expect(taken()).toBe(1);
  });

  it("EFF-65 with no place empty it lies beside the others", () => {
    const t = scenario({ cards: [tuck], you: { hand: ["Tuck"] } });
    t.play("Tuck");
    expect(prizes(t)).toBe("xxxxxxx");
  });

  it("EFF-64 a Stadium that is to go to the hand when it is discarded goes there", () => {
    const back: Modifier = { replace: "discardFromPlay", to: "hand" };
    const t = scenario({
      cards: [trainer("Bouncing Castle", "Stadium", { whileInPlay: [{ kind: "continuous", change: back }] })],
      stadium: "Bouncing Castle",
      you: { hand: ["Fairy Garden"] },
      opponent: { hand: [] },
    });
    t.play("Fairy Garden");
    expect([t.opponent.hand, t.opponent.discard]).toEqual([["Bouncing Castle"], []]);
  });

  it("EFF-27 what is used up stays so while other cards move", () => {
    const well = trainer("Well", "Stadium", {
      whileInPlay: [{ kind: "activated", either: true, limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] }],
    });
    const t = scenario({ cards: [well], stadium: "Well", you: { active: { name: "Snorlax", damage: 30 }, hand: ["Potion"] } });
    t.useStadium().play("Potion");
    expect(t.offersStadium()).toBe(false);
    t.endTurn();
    expect(t.offersStadium()).toBe(true);
  });
});

describe("Pokémon that change", () => {
  it("FAM-02 becoming a Mega Evolution ends only the own turn", () => {
    const surge = ability("Surge", {
      kind: "triggered",
      on: { event: "plays", by: "opponent", where: { trainerKinds: ["Supporter"] } },
      steps: [
        {
          do: "evolve",
          pokemon: SELF,
          with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Pokémon" } },
        },
      ],
    });
    const t = scenario({
      cards: [
        pokemon("Charizard-EX", 180, "Fire", { marks: ["EX"], abilities: [surge] }),
        pokemon("M Charizard-EX", 220, "Fire", { marks: ["EX", "Mega"], stage: "Mega", from: "Charizard-EX" }),
      ],
      you: { hand: ["Tierno"] },
      opponent: { active: "Charizard-EX", hand: ["M Charizard-EX"] },
    });
    t.play("Tierno").choose("M Charizard-EX");
    expect(t.opponent.active?.name).toBe("M Charizard-EX");
    expect(t.decision.seat).toBe(0);
  });

  it("EFF-44 only who was devolved is not Knocked Out by the damage: the other one is", () => {
    const revenge = ability("Avenge", {
      kind: "triggered",
      on: { event: "knockedOut", subject: { side: "yours" }, byAttack: true },
      steps: [{ do: "draw", count: 1 }],
    });
    const undo = attack(
      "Undo",
      "",
      "100",
      { do: "damage", amount: 60, to: { pokemon: "all", side: "opponents", place: "bench", where: { names: ["Froakie"] } } },
      { do: "devolve", pokemon: ACTIVE, cards: 1, destination: { to: "hand" } },
    );
    const t = scenario({
      cards: [pokemon("Undoer", 90, "Water", {}, undo), pokemon("Avenger", 300, "Grass", { abilities: [revenge] })],
      you: { active: "Undoer" },
      opponent: { active: { name: "Quilladin", under: ["Chespin"] }, bench: ["Avenger", "Froakie"], hand: [] },
    });
    t.attack("Undo");
    expect(t.happened("abilityUsed")).toHaveLength(1);
    t.choose(0, 1);
    expect(t.happened("knockedOut").map(({ card }) => card)).toEqual(["Chespin", "Froakie"]);
  });

  it("EFF-47 a used Ability is used on the card that takes its place, if that has it; the others are not", () => {
    const well = (name: string) => ability(name, { kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] });
    const swap = item("Swap", {
      do: "exchange",
      pokemon: MINE,
      with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Pokémon" } },
    });
    const t = scenario({
      cards: [
        pokemon("Old", 60, "Water", { abilities: [well("Spring"), well("Brook"), well("Ocean")] }),
        pokemon("New", 60, "Water", { abilities: [well("Ocean"), well("Spring"), well("Brook")] }),
        swap,
      ],
      you: { active: "Old", hand: ["Swap", "New"] },
    });
    t.useAbility("Brook").useAbility("Ocean").play("Swap").choose("New");
    expect(["Spring", "Brook", "Ocean"].map((name) => t.canUse(name))).toEqual([true, false, false]);
  });

  it("EFF-33 a Pokémon that is spared loses the counters beyond, and everybody sees how many", () => {
    const sash = ability("Sash", { kind: "continuous", change: { replace: "knockOut", on: SELF, remainingHp: 10 } });
    const t = scenario({
      cards: [pokemon("Stubborn", 60, "Grass", { abilities: [sash] })],
      you: { active: { name: "Voltorb", energy: ["Water Energy"] }, bench: ["Zubat"] },
      opponent: { active: { name: "Stubborn", damage: 30 } },
    });
    t.attack("Self-Destruct").choose(0);
    expect(t.opponent.active?.damage).toBe(50);
    expect(t.happened("healed").map(({ amount }) => amount)).toEqual([40]);
  });

  it.each([
    [0, [50], []],
    [50, [], []],
  ])("EFF-33 who is spared an outright Knock Out gets the counters that lack (%i)", (damage, put, healed) => {
    const sash = ability("Sash", { kind: "continuous", change: { replace: "knockOut", on: SELF, remainingHp: 10 } });
    const t = scenario({
      cards: [pokemon("Stubborn", 60, "Grass", { abilities: [sash] }), item("Doom", { do: "knockOut", pokemon: ACTIVE })],
      you: { hand: ["Doom"] },
      opponent: { active: { name: "Stubborn", damage } },
    });
    t.play("Doom");
    expect(t.opponent.active?.damage).toBe(50);
    expect(t.happened("damaged").map(({ amount }) => amount)).toEqual(put);
    expect(t.happened("healed").map(({ amount }) => amount)).toEqual(healed);
    expect(t.state.doomed).toEqual([]);
  });

  it("KO-01 an outright Knock Out is of that Pokémon only", () => {
    const doom = item("Doom", { do: "knockOut", pokemon: { pokemon: "all", side: "opponents", place: "inPlay" } });
    const t = scenario({ cards: [doom], you: { hand: ["Doom"] }, opponent: { active: "Snorlax", bench: ["Zubat"] } });
    t.play("Doom").choose(0, 1);
    expect(t.happened("knockedOut").map(({ card, seat }) => [card, seat])).toEqual([
      ["Snorlax", 1],
      ["Zubat", 1],
    ]);
    expect([t.state.doomed, t.outcome?.winner]).toEqual([[], 0]);
  });
});
