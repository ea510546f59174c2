import { describe, expect, it } from "vitest";
import { ACTIVE, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import { played, used } from "../../testing/usable";
import type { Amount, CardSelector, Duration, Instruction, Modifier, PokemonSelector } from "../language";

const MINE: PokemonSelector = { pokemon: "active", side: "yours" };
const chosenNumber: Amount = { count: "chosen", binding: 1 };

describe("What is named or chosen", () => {
  it.each(["you", "opponent"] as const)("EFF-54 a number, by %s", (by) => {
    const t = played([
      { do: "chooseNumber", from: 2, to: 4, bind: 1, by },
      { do: "draw", count: chosenNumber },
    ]);
    expect([t.decision.seat, t.decision.kind, t.options]).toEqual([by === "you" ? 0 : 1, "number", ["2", "3", "4"]]);
    t.choose(3);
    expect(t.you.hand).toHaveLength(3);
  });

  it("EFF-02 where the most is below the least, it is the least", () => {
    const t = played([
      { do: "chooseNumber", from: 1, to: { count: "cards", zone: "lostZone", of: "you" }, bind: 1 },
      { do: "draw", count: chosenNumber },
    ]);
    expect(t.you.hand).toHaveLength(1);
  });

  it.each([
    ["you", 0],
    ["opponent", 1],
  ] as const)("EFF-54 a type, by %s", (by, seat) => {
    const t = used([
      { do: "chooseType", among: ["Fire", "Water"], bind: 1, by },
      { do: "lasting", change: { modify: "typeChosen", on: SELF, binding: 1 }, duration: "match" },
    ]);
    expect([t.decision.seat, t.decision.kind, t.options]).toEqual([seat, "type", ["Fire", "Water"]]);
    t.choose("Water");
    expect(t.you.active?.types).toEqual(["Water"]);
  });

  it("EFF-54 an attack of a Pokémon, by the other player", () => {
    const t = used(
      [
        { do: "chooseAttack", of: ACTIVE, bind: 1, by: "opponent" },
        { do: "lasting", change: { forbid: "attack", on: ACTIVE, attack: { binding: 1 } }, duration: "opponentsNextTurn" },
      ],
      { opponent: { active: { name: "Froakie", energy: ["Water Energy", "Water Energy"] } } },
    );
    expect([t.decision.seat, t.options]).toEqual([1, ["Pound", "Water Drip"]]);
    t.choose("Pound");
    expect([t.canAttack("Pound"), t.canAttack("Water Drip")]).toEqual([false, true]);
  });

  it("EFF-02 a Pokémon without attacks has none to be chosen", () => {
    const t = used(
      [
        { do: "chooseAttack", of: ACTIVE, bind: 1 },
        { do: "if", when: { if: "bound", binding: 1 }, then: [{ do: "draw", count: 1 }] },
      ],
      {
        cards: [pokemon("Mute", 60, "Colorless", {})],
        opponent: { active: "Mute" },
      },
    );
    expect([t.asked, t.you.hand]).toEqual(["main", []]);
  });

  it.each([
    [undefined, 1],
    [2, 2],
  ])("EFF-50 so many of several modes, in printed order: %s", (count, number) => {
    const mode = (more: number): readonly Instruction[] => [{ do: "draw", count: more }];
    const t = played([
      { do: "chooseMode", modes: [mode(1), [{ do: "putCounters", count: 1, on: ACTIVE }], mode(2)], ...(count && { count }) },
    ]);
    expect([t.options, t.decision.min, t.decision.max]).toEqual([["0", "1", "2"], number, number]);
    t.choose(...["2", "1"].slice(0, number));
    expect([t.you.hand.length, t.opponent.active?.damage]).toEqual([2, number === 2 ? 10 : 0]);
  });

  it("EFF-54 a mode by the other player", () => {
    const t = played([{ do: "chooseMode", modes: [[{ do: "draw", count: 1 }], [{ do: "draw", count: 2 }]], by: "opponent" }]);
    expect(t.decision.seat).toBe(1);
    t.choose(1);
    expect(t.you.hand).toHaveLength(2);
  });

  it.each([
    ["one of them", ["Frogadier"], ["Froakie"]],
    ["each", ["Frogadier", "Quilladin"], ["Froakie", "Chespin"]],
  ])("EFF-04 whom cards of the hand evolve is offered, and asked whether the hand fits %s", (_, hand, offered) => {
    const steps: Instruction[] = [
      {
        do: "forEach",
        pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where: { stages: ["Basic"] } },
        steps: [{ do: "evolve", pokemon: { pokemon: "each" }, with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 } }],
      },
    ];
    const frogadier = pokemon("Frogadier", 80, "Water", { stage: "Stage 1", from: "Froakie" });
    const t = played(steps, { cards: [frogadier], you: { active: "Froakie", bench: ["Chespin"], hand } });
    expect([t.decision.purpose, t.options]).toEqual(["target", offered]);
    t.choose("Froakie");
    while (t.options.includes("Frogadier")) t.choose("Frogadier");
    expect(t.you.active?.name).toBe("Frogadier");
  });
});

describe("The match itself", () => {
  it.each([
    ["win", "you", 0],
    ["win", "opponent", 1],
    ["lose", "you", 1],
    ["lose", "opponent", 0],
  ] as const)("EFF-58 %s: %s", (word, who, winner) => {
    expect(played([{ do: word, who }]).outcome).toEqual({ winner, reason: "effect" });
  });

  it("EFF-01 another turn for the other player is the one that comes anyway", () => {
    const t = used([{ do: "extraTurn", who: "opponent" }]);
    expect(t.decision.seat).toBe(1);
  });

  it("EFF-66 Prize cards of the other player are turned up, those that lie face down", () => {
    const up: Instruction = { do: "turnPrizesUp", count: 1, of: "opponent" };
    const t = played([up, up], { opponent: { prizes: ["Potion", "Switch", "Froakie"] } });
    expect([t.decision.seat, t.decision.kind, t.options]).toEqual([0, "prizes", ["0", "1", "2"]]);
    t.choose(1);
    expect(t.options).toHaveLength(2);
    t.choose(0);
    expect(t.view(0).sides[1].prizes).toMatchObject([{ card: "Potion" }, { card: "Switch" }, "down"]);
  });

  it("EFF-03 no more Prize cards are turned up than lie face down", () => {
    const t = played([{ do: "turnPrizesUp", count: { upTo: 3 }, of: "you" }], { you: { prizes: ["Potion", "Switch"] } });
    expect([t.decision.min, t.decision.max]).toEqual([1, 2]);
    t.choose(0, 1);
  });
});

describe("Other cards that are used or put into play", () => {
  const first = trainer("First", "Supporter", {}, { do: "draw", count: 2 });
  const use = (when: boolean) =>
    used([{ do: "useTrainer", of: { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1 } }], {
      cards: [when ? { ...first, when: { if: "turn", is: "yourFirst" } } : first],
      opponent: { discard: ["First"] },
    });

  it("CMP-349 who uses a Trainer card's text in another way meets what the card asks for", () => {
    expect([use(false).you.hand.length, use(true).you.hand.length]).toEqual([2, 0]);
  });

  it("CMP-349 a card whose text is used was not played, even where another of its name was", () => {
    const back = trainer(
      "Boomerang",
      "Supporter",
      {},
      { do: "draw", count: 1 },
      {
        do: "if",
        when: { if: "playedFromHand" },
        then: [{ do: "move", cards: { cards: "self" }, destination: { to: "hand" } }],
      },
    );
    const copy: Instruction = { do: "useTrainer", of: { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1 } };
    const t = scenario({
      cards: [back, pokemon("Copier", 60, "Colorless", {}, attack("Copy", "", "", copy))],
      you: { active: "Copier", hand: ["Boomerang"] },
      opponent: { discard: ["Boomerang"] },
    });
    t.play("Boomerang").attack("Copy");
    expect([t.you.hand.filter((name) => name === "Boomerang").length, t.opponent.discard]).toEqual([1, ["Boomerang"]]);
  });

  const archen: CardSelector = { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1, where: { names: ["Archen"] } };
  it("EFF-42 onto the opponent's Bench, while there is room", () => {
    const put = (bench: readonly string[]) =>
      used([{ do: "putIntoPlay", cards: archen, as: "restored", side: "opponents" }], {
        you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"] },
        opponent: { bench, discard: ["Archen"] },
      }).opponent.bench.length;
    expect([put([]), put(["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"])]).toEqual([1, 5]);
  });
});

describe("How long an effect lasts", () => {
  it.each<readonly [Duration, string]>([
    ["thisTurn", "+----"],
    ["opponentsNextTurn", "-+---"],
    ["yourNextTurn", "--+--"],
    ["untilEndOfOpponentsNextTurn", "++---"],
    ["untilEndOfYourNextTurn", "+++--"],
    ["match", "+++++"],
  ])("EFF-23 %s, from the turn in which it begins: %s", (duration, expected) => {
    const all: PokemonSelector = { pokemon: "all", side: "yours", place: "inPlay" };
    const t = played([{ do: "lasting", change: { modify: "hp", on: all, amount: 20, sign: "+" }, duration }]);
    const seen = [0, 1, 2, 3, 4].map((turn) => {
      if (turn > 0) t.endTurn();
      return t.you.active?.hp === 150 ? "+" : "-";
    });
    expect(seen.join("")).toBe(expected);
  });

  it.each<readonly [Duration, number]>([
    ["whileInPlay", 150],
    ["untilLeavesActive", 130],
  ])("EFF-22 %s: on the Pokémon that was Active, which goes to the Bench", (duration, hp) => {
    const change: Modifier = { modify: "hp", on: MINE, amount: 20, sign: "+" };
    const t = played([{ do: "lasting", change, duration }], { you: { bench: ["Zubat"], hand: ["Switch"] } });
    expect(t.you.active?.hp).toBe(150);
    t.play("Switch");
    expect([t.you.active?.hp, t.you.bench[0]?.hp]).toEqual([50, hp]);
  });

  it.each<readonly [string, Amount, number]>([
    ["the heads of its text, as it begins", { multiply: [20, { count: "heads" }] }, 150],
    ["the tails of its text, as it begins", { multiply: [20, { count: "tails" }] }, 150],
    ["what lies there, whenever it is asked for", { multiply: [10, { count: "cards", zone: "discard", of: "you" }] }, 170],
  ])("CMP-1049 %s, is counted", (_, amount, later) => {
    const t = played(
      [
        { do: "flip", coins: 2 },
        { do: "lasting", change: { modify: "hp", on: MINE, amount, sign: "+" }, duration: "match" },
      ],
      { coins: "HT", you: { hand: ["Tierno", "Switch"], bench: ["Zubat"], discard: ["Potion"] } },
    );
    expect(t.you.active?.hp).toBe(150);
    t.play("Tierno").play("Switch");
    expect(t.you.bench[0]?.hp).toBe(later);
  });

  it("EFF-22 nothing begins where there is no Pokémon for it to lie on", () => {
    const on: PokemonSelector = { pokemon: "choose", side: "opponents", place: "bench", count: 1 };
    const t = used([{ do: "lasting", change: { forbid: "retreat", on }, duration: "opponentsNextTurn" }]);
    expect([t.happened("lastingStarted"), t.state.lasting]).toEqual([[], []]);
  });

  it("EFF-22 an effect that ends with a Pokémon that is chosen lies on that one", () => {
    const on: PokemonSelector = { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 };
    const t = used([{ do: "lasting", change: { modify: "hp", on, amount: 20, sign: "+" }, duration: "match" }], {
      opponent: { bench: ["Zubat"] },
    });
    t.choose("Zubat");
    expect([t.opponent.active?.hp, t.opponent.bench[0]?.hp]).toEqual([130, 70]);
  });
});
