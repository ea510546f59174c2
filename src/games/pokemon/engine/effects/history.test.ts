import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, trainer } from "../testing/cards";
import type { Driver } from "../testing/driver";
import { scenario } from "../testing/scenario";
import type { HistoryEvent } from "./language";

const cards = [
  pokemon("Fezandipiti ex", 210, "Darkness", {
    marks: ["ex"],
    abilities: [
      ability("Flip the Script", {
        kind: "activated",
        limit: "oncePerTurnByName",
        when: { if: "history", event: { during: "opponentsLastTurn", happened: "knockedOut", side: "yours" } },
        steps: [{ do: "draw", count: 3 }],
      }),
    ],
  }),
  pokemon("Dialga-EX", 180, "Metal", { marks: ["EX"] }, attack("Timeless", "", "10", { do: "extraTurn", who: "you" })),
];

const yours = { active: { name: "Ekans", energy: ["Psychic Energy"] } };

describe("what happened in earlier turns", () => {
  const witness = (event: HistoryEvent) =>
    pokemon("Witness", 90, "Colorless", {
      abilities: [ability("Recall", { kind: "activated", when: { if: "history", event }, steps: [{ do: "draw", count: 1 }] })],
    });
  const now = { during: "thisTurn" } as const;
  const items = { trainerKinds: ["Item"] } as const;

  it("EFF-51 a Knock Out by an attack was during that turn (Fezandipiti ex, Flip the Script)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Zubat", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Abra", damage: 30 }, bench: ["Fezandipiti ex"] },
    });
    t.attack("Skill Dive").choose("Abra").choose(0);
    expect(t.canUse("Flip the Script")).toBe(true);
    t.endTurn().endTurn();
    expect(t.canUse("Flip the Script")).toBe(false);
  });

  it("EFF-51 what was Knocked Out is remembered, and not where its card went", () => {
    const abra = { during: "opponentsLastTurn", happened: "knockedOut", side: "yours", where: { names: ["Abra"] } } as const;
    const t = scenario({
      cards: [
        pokemon("Mourner", 90, "Colorless", {
          abilities: [ability("Recall", { kind: "activated", when: { if: "history", event: abra }, steps: [{ do: "draw", count: 1 }] })],
        }),
        trainer(
          "Pad",
          "Item",
          {},
          { do: "move", cards: { cards: "all", zone: "discard", of: "you" }, destination: { to: "deck", place: "shuffled" } },
        ),
      ],
      you: { active: { name: "Zubat", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Abra", damage: 30 }, bench: ["Mourner"], hand: ["Pad"], deck: ["Zubat", "Zubat"] },
    });
    t.attack("Skill Dive").choose("Abra").choose(0).play("Pad").exchangeDeck(1, "Zubat");
    expect(t.canUse("Recall")).toBe(true);
  });

  it.each([
    [["Abra", "Froakie"], true],
    [["Zubat", "Froakie"], false],
  ])("EFF-51 what was Knocked Out is one of several that a text names: %j", ([one = "", other = ""], is) => {
    const where = { anyOf: [{ names: [one] }, { names: [other] }] };
    const t = scenario({
      cards: [witness({ during: "opponentsLastTurn", happened: "knockedOut", side: "yours", where })],
      you: { active: { name: "Zubat", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Abra", damage: 30 }, bench: ["Witness"] },
    });
    t.attack("Skill Dive").choose("Abra").choose(0);
    expect(t.canUse("Recall")).toBe(is);
  });

  it("EFF-51 what no text asks for any more is not carried along in the state, however long the match", () => {
    const t = scenario({
      cards: [witness({ ...now, happened: "played", by: "you", where: items })],
      you: { active: "Witness", hand: ["Switch"], bench: ["Zubat"] },
    });
    t.play("Switch").endTurn().endTurn().endTurn().endTurn();
    expect(t.state.history).toEqual([]);
  });

  it("EFF-51 one at the Checkup was during nobody's turn", () => {
    const t = scenario({ cards, you: yours, opponent: { active: { name: "Zubat", damage: 40 }, bench: ["Fezandipiti ex"] } });
    t.attack("Poison Sting").choose(0);
    expect(t.opponent.active?.name).toBe("Fezandipiti ex");
    expect(t.canUse("Flip the Script")).toBe(false);
  });

  it("EFF-51 the opponent's last turn stays the same in an extra turn", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Zubat", energy: ["Fire Energy"] } },
      opponent: { active: "Dialga-EX", bench: ["Fezandipiti ex", { name: "Abra", damage: 30 }] },
    });
    t.attack("Skill Dive").choose("Abra").choose(0).attack("Timeless");
    expect([t.decision.seat, t.canUse("Flip the Script")]).toEqual([1, true]);
  });

  const doings: Readonly<Record<string, (t: Driver) => Driver>> = {
    playing: (t) => t.play("Potion"),
    evolving: (t) => t.evolve("Quilladin"),
    "attaching a Tool": (t) => t.attach("Muscle Band", "Delphox"),
    "attaching Energy": (t) => t.attach("Fire Energy", "Delphox"),
    switching: (t) => t.play("Switch").choose("Witness"),
    benching: (t) => t.play("Froakie"),
    retreating: (t) => t.retreat().choose("Witness"),
    "using an Ability": (t) => t.play("Froakie").useAbility("Mystical Fire"),
  };

  it.each<readonly [string, HistoryEvent, boolean]>([
    ["playing", { ...now, happened: "played", by: "you", where: items }, true],
    ["playing", { ...now, happened: "played", by: "you", where: { trainerKinds: ["Supporter"] } }, false],
    ["playing", { ...now, happened: "played", by: "opponent", where: items }, false],
    ["playing", { ...now, happened: "healed", pokemon: "you" }, true],
    ["playing", { ...now, happened: "healed", pokemon: "self" }, false],
    ["playing", { ...now, happened: "healed", pokemon: "opponent" }, false],
    ["evolving", { ...now, happened: "evolved", pokemon: "you" }, true],
    ["evolving", { ...now, happened: "evolved", pokemon: "self" }, false],
    ["evolving", { ...now, happened: "evolved", pokemon: "you", from: "Chespin" }, true],
    ["evolving", { ...now, happened: "evolved", pokemon: "you", from: "Froakie" }, false],
    ["attaching a Tool", { ...now, happened: "attachedTool", to: "you" }, true],
    ["attaching a Tool", { ...now, happened: "attachedTool", to: "self" }, false],
    ["attaching a Tool", { ...now, happened: "attachedEnergy", to: "you" }, false],
    ["attaching Energy", { ...now, happened: "attachedEnergy", to: "you", where: { names: ["Fire Energy"] } }, true],
    ["attaching Energy", { ...now, happened: "attachedEnergy", to: "you", where: { names: ["Water Energy"] } }, false],
    ["attaching Energy", { ...now, happened: "attachedEnergy", to: "self" }, false],
    ["attaching Energy", { ...now, happened: "attachedEnergy", to: "opponent" }, false],
    ["switching", { ...now, happened: "movedToActive", pokemon: "self" }, true],
    ["switching", { ...now, happened: "movedToActive", pokemon: "opponent" }, false],
    ["switching", { ...now, happened: "movedToBench", pokemon: "you" }, true],
    ["switching", { ...now, happened: "movedToBench", pokemon: "self" }, false],
    ["switching", { ...now, happened: "retreated", by: "you" }, false],
    ["benching", { ...now, happened: "cameIntoPlay", pokemon: "you" }, true],
    ["benching", { ...now, happened: "cameIntoPlay", pokemon: "self" }, false],
    ["retreating", { ...now, happened: "retreated", by: "you" }, true],
    ["retreating", { ...now, happened: "retreated", by: "opponent" }, false],
    ["using an Ability", { ...now, happened: "usedAbility", by: "you" }, true],
    ["using an Ability", { ...now, happened: "usedAbility", by: "opponent" }, false],
    ["using an Ability", { ...now, happened: "usedAbility", by: "you", ability: "Mystical Fire" }, true],
    ["using an Ability", { ...now, happened: "usedAbility", by: "you", ability: "Recall" }, false],
  ])("EFF-51 after %s this turn, %j: %s", (doing, event, holds) => {
    const t = scenario({
      cards: [witness(event)],
      you: {
        active: { name: "Delphox", energy: ["Fire Energy"], damage: 60 },
        bench: ["Chespin", "Witness"],
        hand: ["Potion", "Quilladin", "Muscle Band", "Fire Energy", "Switch", "Froakie"],
        deck: Array.from({ length: 10 }, () => "Water Energy"),
      },
    });
    expect(t.canUse("Recall")).toBe(false);
    expect(doings[doing]?.(t).canUse("Recall")).toBe(holds);
  });

  it("EFF-51 this Pokémon became Active, not the card that it evolves into after that", () => {
    const event: HistoryEvent = { ...now, happened: "movedToActive", pokemon: "self" };
    const recall = ability("Recall", { kind: "activated", when: { if: "history", event }, steps: [{ do: "draw", count: 1 }] });
    const t = scenario({
      cards: [
        pokemon("Young", 60, "Colorless", { abilities: [recall] }),
        pokemon("Old", 90, "Colorless", { from: "Young", abilities: [recall] }),
      ],
      you: { bench: ["Young"], hand: ["Switch", "Old"] },
    });
    t.play("Switch");
    expect(t.canUse("Recall")).toBe(true);
    t.evolve("Old");
    expect(t.canUse("Recall")).toBe(false);
  });

  const then = { during: "yourLastTurn" } as const;
  const knockedOut = { happened: "knockedOut", side: "opponents" } as const;
  it.each<readonly [HistoryEvent, boolean]>([
    [{ ...then, ...knockedOut }, true],
    [{ during: "match", ...knockedOut }, true],
    [{ during: "thisTurn", ...knockedOut }, false],
    [{ during: "opponentsLastTurn", ...knockedOut }, false],
    [{ ...then, ...knockedOut, byAttack: true }, true],
    [{ ...then, ...knockedOut, where: { names: ["Abra"] } }, true],
    [{ ...then, ...knockedOut, where: { names: ["Zubat"] } }, false],
    [{ ...then, happened: "knockedOut", side: "yours" }, false],
    [{ ...then, happened: "knockedOut", side: "yours", byAttack: true }, false],
    [{ ...then, happened: "knockedOut", side: "both" }, true],
    [{ ...then, happened: "tookPrize", by: "you" }, true],
    [{ ...then, happened: "tookPrize", by: "opponent" }, false],
    [{ ...then, happened: "wasDamaged", pokemon: "opponent" }, true],
    [{ ...then, happened: "wasDamaged", pokemon: "self" }, false],
    [{ ...then, happened: "usedAttack", by: "you" }, true],
    [{ ...then, happened: "usedAttack", by: "self" }, false],
    [{ ...then, happened: "usedAttack", by: "opponent" }, false],
    [{ ...then, happened: "usedAttack", by: "you", attack: "Skill Dive" }, true],
    [{ ...then, happened: "usedAttack", by: "you", attack: "Pound" }, false],
    [{ ...then, happened: "usedAttack", by: "you", where: { names: ["Zubat"] } }, true],
    [{ ...then, happened: "usedAttack", by: "you", where: { names: ["Froakie"] } }, false],
    [{ during: "opponentsLastTurn", happened: "usedAttack", by: "opponent", attack: "Pound" }, true],
    [{ during: "opponentsLastTurn", happened: "usedAttack", by: "you" }, false],
    [{ during: "opponentsLastTurn", happened: "wasDamaged", pokemon: "you" }, true],
    [{ during: "match", happened: "usedAttack", by: "you" }, true],
  ])("EFF-51 an attack, a Knock Out by it and the opponent's attack remembered a turn later, %j: %s", (event, holds) => {
    const t = scenario({
      cards: [witness(event)],
      you: { active: { name: "Zubat", energy: ["Fire Energy"] }, bench: ["Witness"] },
      opponent: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: [{ name: "Abra", damage: 30 }] },
    });
    t.attack("Skill Dive").choose("Abra").choose(0).attack("Pound");
    expect(t.canUse("Recall")).toBe(holds);
  });

  it.each<readonly [HistoryEvent, boolean]>([
    [{ during: "match", ...knockedOut }, true],
    [{ during: "match", ...knockedOut, byAttack: true }, false],
    [{ ...then, ...knockedOut }, false],
  ])("EFF-51 a Knock Out by Poison at the Checkup, %j: %s", (event, holds) => {
    const t = scenario({
      cards: [witness(event)],
      you: { active: { name: "Ekans", energy: ["Psychic Energy"] }, bench: ["Witness"] },
      opponent: { active: { name: "Zubat", damage: 40 }, bench: ["Froakie"] },
    });
    t.attack("Poison Sting").choose(0).endTurn();
    expect(t.canUse("Recall")).toBe(holds);
  });

  it("EFF-51 the damage that attacks did to this Pokémon during the opponent's last turn, no other damage", () => {
    const revenge = attack("Revenge", "", "10+", {
      do: "attackDamage",
      change: "more",
      amount: { count: "damageTakenLastTurn", of: { pokemon: "self" } },
    });
    const strike = attack(
      "Strike",
      "",
      "20",
      { do: "damage", amount: 10, to: { pokemon: "all", side: "opponents", place: "bench" } },
      { do: "putCounters", count: 4, on: { pokemon: "active", side: "opponents" } },
    );
    const t = scenario({
      cards: [
        pokemon("Avenger", 200, "Colorless", {}, revenge, attack("Recoil", "", "", { do: "damage", amount: 50, to: { pokemon: "self" } })),
        pokemon("Striker", 200, "Colorless", {}, strike),
      ],
      you: { active: "Avenger", bench: ["Snorlax"] },
      opponent: { active: "Striker" },
    });
    t.attack("Recoil").attack("Strike").attack("Revenge");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([110, 30]);
    t.endTurn().attack("Revenge");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("EFF-51 each asks for what happened, not for something else of the same player", () => {
    const recall = (name: string, event: HistoryEvent) =>
      ability(name, { kind: "activated", when: { if: "history", event }, steps: [{ do: "draw", count: 1 }] });
    const t = scenario({
      cards: [
        pokemon("Witness", 90, "Colorless", {
          abilities: [
            recall("Retreat", { ...now, happened: "retreated", by: "you" }),
            recall("Prize", { ...now, happened: "tookPrize", by: "you" }),
          ],
        }),
      ],
      you: { active: "Zubat", bench: ["Witness"] },
    });
    t.retreat();
    expect([t.canUse("Retreat"), t.canUse("Prize")]).toEqual([true, false]);
  });

  it("EFF-51 what no card of the match asks for is not kept", () => {
    const t = scenario({ you: { active: "Zubat", bench: ["Froakie"] } });
    t.retreat();
    expect(t.state.history).toEqual([]);
  });
});
