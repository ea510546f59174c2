import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Duration, Instruction, Modifier } from "./language";

const OPPONENTS = { side: "opponents" } as const;
const forBoth: Modifier = { prevent: "damageAndEffects", on: SELF, from: OPPONENTS };
const guarded = (change: Modifier, name = "Mr. Mime") =>
  pokemon(name, 70, "Psychic", { abilities: [ability("Guard", { kind: "continuous", change })] }, attack("Tap", "C", "10"));
/** A Pokémon whose attack for one Energy does 10 damage and this. */
const user = (...steps: Instruction[]) => pokemon("Absol", 90, "Darkness", {}, attack("Mind Jack", "C", "10", ...steps));
const starts = (change: Modifier, duration: Duration): Instruction => ({ do: "lasting", change, duration });
const absol = { name: "Absol", energy: ["Darkness Energy"] };
const others = { pokemon: "all", side: "opponents", place: "inPlay" } as const;

describe("Lasting effects", () => {
  it("EFF-22 an effect of an attack ends when the Pokémon leaves the Active Spot", () => {
    const t = scenario({
      cards: [user(starts({ forbid: "attack", on: ACTIVE }, "opponentsNextTurn"))],
      you: { active: absol },
      opponent: { active: "Snorlax", bench: ["Zubat"], hand: ["Switch", "Switch"] },
    });
    t.attack("Mind Jack");
    expect(t.canAttack()).toBe(false);
    t.play("Switch").play("Switch");
    expect(t.canAttack("Rest")).toBe(true);
  });

  it("EFF-22 what lies between two Pokémon ends when either leaves the Active Spot (Eevee, Tail Wag)", () => {
    const gust = trainer("Gust of Wind", "Item", {}, { do: "switch", side: "opponents", chooser: "you" });
    const wagging = (endsWith: "self" | "defending", change: Modifier) =>
      scenario({
        cards: [user({ do: "lasting", change, duration: "opponentsNextTurn", endsWith }), gust],
        you: { active: absol, bench: ["Zubat"] },
        opponent: { active: "Snorlax", bench: ["Zubat"], hand: ["Gust of Wind", "Switch"] },
      });
    const kept = wagging("self", { forbid: "attack", on: ACTIVE });
    kept.attack("Mind Jack");
    expect(kept.canAttack("Rest")).toBe(false);
    expect(kept.play("Gust of Wind").canAttack("Rest")).toBe(true);
    const other = wagging("defending", { forbid: "retreat", on: SELF });
    other.attack("Mind Jack");
    expect(other.state.lasting).toHaveLength(1);
    expect(other.play("Switch").state.lasting).toHaveLength(0);
  });

  it("EFF-22 an effect on a player does not, and no protection stops it (Seismitoad-EX, Quaking Punch)", () => {
    const t = scenario({
      cards: [
        guarded(forBoth),
        user(starts({ forbid: "play", who: "opponent", where: { category: "Trainer", trainerKinds: ["Item"] } }, "opponentsNextTurn")),
      ],
      you: { active: absol },
      opponent: { active: { name: "Mr. Mime", damage: 30, energy: ["Psychic Energy"] }, bench: ["Zubat"], hand: ["Potion", "Tierno"] },
    });
    t.attack("Mind Jack");
    expect([t.canPlay("Potion"), t.canPlay("Tierno")]).toEqual([false, true]);
    t.retreat();
    expect(t.canPlay("Potion")).toBe(false);
    t.endTurn().endTurn();
    expect(t.canPlay("Potion")).toBe(true);
  });

  it("EFF-23 'during your next turn' starts with that turn (Machop, Focus Energy)", () => {
    const t = scenario({ you: { active: { name: "Machop", energy: ["Fighting Energy"] } }, opponent: { active: "Delphox" } });
    t.attack("Focus Energy").endTurn().attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30 + 40);
  });

  it("EFF-23 it ends with that turn", () => {
    const t = scenario({ you: { active: { name: "Machop", energy: ["Fighting Energy"] } }, opponent: { active: "Delphox" } });
    t.attack("Focus Energy").endTurn().endTurn().endTurn().attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("EFF-23 'until the end of your opponent's next turn' starts at once and includes the Checkups between", () => {
    const t = scenario({
      cards: [
        user(starts({ modify: "poisonCounters", on: { ...others, place: "active" }, amount: 1, sign: "+" }, "untilEndOfOpponentsNextTurn")),
      ],
      you: { active: absol },
      opponent: { active: { name: "Snorlax", conditions: ["Poisoned"] } },
    });
    t.attack("Mind Jack");
    expect(t.opponent.active?.damage).toBe(10 + 20);
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(10 + 20 + 10);
  });

  it.each([
    ["endOfYourTurn", []],
    ["endOfOpponentsNextTurn", ["turnEnded 0", "turnStarted 1"]],
    ["startOfYourNextTurn", ["turnEnded 0", "turnStarted 1", "turnEnded 1", "turnStarted 0"]],
  ] as const)("EFF-23 a delayed effect comes once, at its moment: %s", (at, before) => {
    const bench = { pokemon: "all", side: "yours", place: "bench" } as const;
    const t = scenario({
      cards: [user({ do: "later", at, steps: [{ do: "putCounters", count: 3, on: bench }] })],
      you: { active: absol, bench: ["Snorlax"] },
    });
    t.attack("Mind Jack").endTurn().endTurn().endTurn();
    expect(t.you.bench[0]?.damage).toBe(30);
    const moments = t.events.flatMap((event) => {
      if (event.type === "turnEnded" || event.type === "turnStarted") return [`${event.type} ${event.seat}`];
      return event.type === "abilityUsed" ? [event.type] : [];
    });
    expect(moments.slice(0, moments.indexOf("abilityUsed"))).toEqual(before);
  });

  it("EFF-23 'at the start of your next turn' is before anything is done in it", () => {
    const t = scenario({
      cards: [user({ do: "later", at: "startOfYourNextTurn", steps: [{ do: "putCounters", count: 3, on: SELF }] })],
      you: { active: absol },
    });
    t.attack("Mind Jack").endTurn();
    expect([t.decision.seat, t.you.active?.damage]).toEqual([0, 30]);
  });

  it("EFF-23 a delayed effect is named by its text, and tells nothing of where its card went", () => {
    const draw: Instruction = { do: "later", at: "endOfYourTurn", steps: [{ do: "draw", count: 1 }] };
    const takeBack: Instruction = {
      do: "move",
      cards: { cards: "all", zone: "discard", of: "you" },
      destination: { to: "deck", place: "shuffled" },
    };
    const t = scenario({
      cards: [trainer("Plan", "Supporter", {}, draw), trainer("Pad", "Item", {}, takeBack)],
      you: { hand: ["Plan", "Pad"], deck: ["Zubat", "Abra"] },
    });
    t.play("Plan").play("Pad").exchangeDeck(0, "Zubat").endTurn();
    expect(t.events.flatMap((event) => (event.type === "abilityUsed" ? [event.name] : []))).toEqual(["Plan"]);
  });

  const doom: Instruction = {
    do: "later",
    at: "endOfOpponentsNextTurn",
    on: "defending",
    steps: [{ do: "putCounters", count: 9, on: { pokemon: "event", role: "subject" } }],
  };

  it("EFF-23 a delayed effect comes to the Defending Pokémon (Glaceon, Permeating Chill)", () => {
    const t = scenario({ cards: [user(doom)], you: { active: absol }, opponent: { active: "Snorlax", bench: ["Zubat"] } });
    t.attack("Mind Jack").endTurn();
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([10 + 90, 0]);
  });

  it("EFF-22 it is gone when that Pokémon has left the Active Spot, and does not come to another", () => {
    const t = scenario({
      cards: [user(doom)],
      you: { active: absol },
      opponent: { active: "Snorlax", bench: ["Zubat"], hand: ["Switch", "Switch"] },
    });
    t.attack("Mind Jack").play("Switch").endTurn();
    expect([t.opponent.active?.name, t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual(["Zubat", 0, 10]);
  });

  it("EFF-20 a Pokémon protected from effects of attacks is not doomed", () => {
    const t = scenario({
      cards: [user(doom), guarded({ prevent: "effects", on: SELF, from: OPPONENTS })],
      you: { active: absol },
      opponent: { active: "Mr. Mime" },
    });
    t.attack("Mind Jack").endTurn();
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("EFF-22 a ban on attaching lies on the Defending Pokémon, not on the one that takes its place", () => {
    const t = scenario({
      cards: [user(starts({ forbid: "attachEnergy", who: "opponent", to: ACTIVE }, "opponentsNextTurn"))],
      you: { active: absol },
      opponent: { active: "Snorlax", bench: ["Zubat"], hand: ["Switch", "Water Energy"] },
    });
    t.attack("Mind Jack");
    expect([t.canAttach("Water Energy", "Snorlax"), t.canAttach("Water Energy", "Zubat")]).toEqual([false, true]);
    t.play("Switch");
    expect(t.canAttach("Water Energy", "Zubat")).toBe(true);
  });

  it("EFF-23 a lasting trigger answers while it lasts ('if this Pokémon is damaged by an attack …')", () => {
    const counter = starts(
      {
        trigger: {
          kind: "triggered",
          on: { event: "damagedByAttack", subject: "self", from: "opponents" },
          steps: [{ do: "putCounters", count: 4, on: { pokemon: "event", role: "cause" } }],
        },
      },
      "opponentsNextTurn",
    );
    const t = scenario({
      cards: [user(counter)],
      you: { active: absol },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] } },
    });
    t.attack("Mind Jack").attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(10 + 40);
    t.endTurn().attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(10 + 40);
  });

  it("EFF-24 costs: 'more' and 'less' all add up, 'has no' beats both", () => {
    const cost = (...changes: Modifier[]) =>
      scenario({
        cards: [
          pokemon("Skarmory", 110, "Metal", {
            retreat: 2,
            abilities: [ability("Weight", ...changes.map((change) => ({ kind: "continuous", change }) as const))],
          }),
        ],
        you: { active: "Skarmory" },
      }).you.active?.retreatCost;
    const change = (sign: "+" | "-" | "=" | "none", amount: number): Modifier => ({ modify: "retreatCost", on: SELF, sign, amount });
    expect(cost(change("+", 1), change("+", 1), change("-", 1))).toBe(3);
    expect(cost(change("+", 3), change("none", 0))).toBe(0);
    expect(cost(change("-", 3))).toBe(0);
    expect(cost(change("=", 1), change("+", 1))).toBe(1);
  });

  it("EFF-24 an attack cost that an effect sets is not raised", () => {
    const cheap: Modifier = { modify: "attackCostSet", on: SELF, cost: ["Colorless"] };
    const dear: Modifier = { modify: "attackCost", on: { pokemon: "all", side: "both", place: "inPlay" }, amount: 1, sign: "+" };
    const machine = trainer("Energy Gauntlet", "Pokémon Tool", { whileInPlay: [{ kind: "continuous", change: cheap }] });
    const magnet = pokemon("Magnezone", 140, "Metal", { abilities: [ability("Magnetic Draw", { kind: "continuous", change: dear })] });
    const may = (tools: readonly string[], energy: number) =>
      scenario({
        cards: [machine, magnet],
        you: { active: { name: "Chesnaught", tools, energy: Array.from({ length: energy }, () => "Grass Energy") } },
        opponent: { active: "Magnezone" },
      }).canAttack("Touchdown");
    expect([may([], 4), may([], 5), may(["Energy Gauntlet"], 1)]).toEqual([false, true, true]);
  });

  it("EFF-25 the highest base counts once, 'N more' all add to it", () => {
    const toxic = (name: string, amount: number, sign: "+" | "=") =>
      pokemon(name, 70, "Psychic", {
        abilities: [
          ability(name, { kind: "continuous", change: { modify: "poisonCounters", on: { ...others, place: "active" }, amount, sign } }),
        ],
      });
    const t = scenario({
      cards: [toxic("Seviper", 1, "+"), toxic("Skuntank", 2, "="), toxic("Toxicroak", 3, "=")],
      you: { active: "Seviper", bench: ["Seviper", "Skuntank", "Toxicroak"] },
      opponent: { active: { name: "Snorlax", conditions: ["Poisoned"] } },
    });
    t.endTurn();
    expect(t.opponent.active?.damage).toBe((3 + 1 + 1) * 10);
  });

  it("EFF-25 a new instance of the condition replaces the old one with its number", () => {
    const strong = user({ do: "afflict", condition: "Poisoned", pokemon: ACTIVE, counters: 4 });
    const t = scenario({ cards: [strong], you: { active: absol }, opponent: { active: "Snorlax" } });
    t.attack("Mind Jack");
    expect(t.opponent.active?.damage).toBe(10 + 40);
    const u = scenario({
      cards: [strong],
      you: { active: absol, bench: [{ name: "Ekans", energy: ["Psychic Energy"] }], hand: ["Switch"] },
    });
    u.attack("Mind Jack").endTurn().play("Switch").attack("Poison Sting");
    expect(u.opponent.active?.damage).toBe(10 + 40 + 40 + 10);
  });

  it("EFF-26 a permission does not stack, however many copies", () => {
    const cards = [
      pokemon("Lunala", 120, "Psychic", {
        abilities: [ability("Two", { kind: "continuous", change: { permit: "extraSupporter", who: "you" } })],
      }),
    ];
    const t = scenario({ cards, you: { bench: ["Lunala", "Lunala"], hand: ["Tierno", "Tierno", "Tierno"] } });
    t.play("Tierno").play("Tierno");
    expect(t.canPlay("Tierno")).toBe(false);
  });

  const named = pokemon("Shaymin", 70, "Grass", {
    abilities: [ability("Sky Return", { kind: "activated", limit: "oncePerTurnByName", steps: [{ do: "draw", count: 1 }] })],
  });

  it("EFF-26 'not more than one each turn' goes by name", () => {
    const t = scenario({ cards: [named], you: { bench: ["Shaymin", "Shaymin"] } });
    t.useAbility("Sky Return");
    expect(t.canUse("Sky Return")).toBe(false);
    t.endTurn().endTurn();
    expect(t.canUse("Sky Return")).toBe(true);
  });

  it("EFF-26 'not more than one with these words in its name' goes by them", () => {
    const lastDitch = (name: string, does: string) =>
      pokemon(name, 70, "Colorless", {
        abilities: [
          ability(`Last-Ditch ${does}`, {
            kind: "activated",
            limit: { oncePerTurnNamed: "Last-Ditch" },
            steps: [{ do: "draw", count: 1 }],
          }),
        ],
      });
    const t = scenario({
      cards: [lastDitch("Meowth", "Catch"), lastDitch("Persian", "Throw"), named],
      you: { bench: ["Meowth", "Persian", "Shaymin"] },
    });
    t.useAbility("Last-Ditch Catch");
    expect([t.canUse("Last-Ditch Throw"), t.canUse("Sky Return")]).toEqual([false, true]);
  });

  it("EFF-26 also after the user left play", () => {
    const scoop = trainer(
      "Scoop Up Net",
      "Item",
      {},
      {
        do: "returnPokemon",
        pokemon: { pokemon: "choose", side: "yours", place: "bench", count: 1 },
        destination: { to: "hand" },
        attached: "discard",
      },
    );
    const t = scenario({ cards: [named, scoop], you: { bench: ["Shaymin"], hand: ["Scoop Up Net"] } });
    t.useAbility("Sky Return").play("Scoop Up Net").play("Shaymin");
    expect(t.canUse("Sky Return")).toBe(false);
  });

  it("EFF-27 'once during your turn' is for each Pokémon in play", () => {
    const t = scenario({ you: { active: "Delphox", bench: ["Delphox"], hand: ["Froakie"] } });
    t.useAbility("Mystical Fire").attach("Water Energy", "Delphox").useAbility("Mystical Fire").play("Froakie");
    expect([t.you.hand.length, t.canUse("Mystical Fire")]).toEqual([5, false]);
  });

  it("EFF-27 a Pokémon that left and came back is new", () => {
    const digger = pokemon("Diggersby", 70, "Colorless", {
      abilities: [ability("Pickup", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] })],
    });
    const scoop = trainer(
      "Scoop Up Net",
      "Item",
      {},
      {
        do: "returnPokemon",
        pokemon: { pokemon: "choose", side: "yours", place: "bench", count: 1 },
        destination: { to: "hand" },
        attached: "discard",
      },
    );
    const t = scenario({ cards: [digger, scoop], you: { bench: ["Diggersby"], hand: ["Scoop Up Net"] } });
    t.useAbility("Pickup");
    expect(t.canUse("Pickup")).toBe(false);
    t.play("Scoop Up Net").play("Diggersby");
    expect(t.canUse("Pickup")).toBe(true);
  });

  it("EFF-27 one without 'you may' acts by itself, one with it is asked for", () => {
    const chansey = (optional: boolean) =>
      pokemon("Chansey", 100, "Colorless", {
        abilities: [
          ability("Lucky", {
            kind: "triggered",
            on: { event: "played", how: "toBench", subject: "self" },
            ...(optional && { optional }),
            steps: [{ do: "draw", count: 1 }],
          }),
        ],
      });
    const forced = scenario({ cards: [chansey(false)], you: { hand: ["Chansey"] } }).play("Chansey");
    expect(forced.you.hand).toHaveLength(1);
    const asked = scenario({ cards: [chansey(true)], you: { hand: ["Chansey"] } }).play("Chansey");
    expect(asked.asked).toBe("may");
    asked.choose("no");
    expect(asked.you.hand).toEqual([]);
  });

  it("EFF-27 one that names a place works only there (Hippopotas, Sand Stream)", () => {
    const t = scenario({ you: { bench: ["Hippopotas"] }, opponent: { active: "Snorlax" } });
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("EFF-22 an effect on two Pokémon ends for the one that leaves the Active Spot, not for the other", () => {
    const grip = starts({ forbid: "attack", on: { pokemon: "choose", side: "opponents", place: "inPlay", count: 2 } }, "opponentsNextTurn");
    const t = scenario({
      cards: [user(grip)],
      you: { active: absol },
      opponent: { active: "Snorlax", bench: [{ name: "Zubat", energy: ["Fire Energy"] }], hand: ["Switch", "Switch"] },
    });
    t.attack("Mind Jack").play("Switch");
    expect(t.canAttack("Skill Dive")).toBe(false);
    t.play("Switch");
    expect(t.canAttack("Rest")).toBe(true);
  });
});
