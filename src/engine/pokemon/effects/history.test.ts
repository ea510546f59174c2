import { describe, expect, it } from "vitest";
import { ability, attack, pokemon } from "../testing/cards";
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

  const witness = (event: HistoryEvent) =>
    pokemon("Witness", 90, "Colorless", {
      abilities: [ability("Recall", { kind: "activated", when: { if: "history", event }, steps: [{ do: "draw", count: 1 }] })],
    });
  const now = { during: "thisTurn" } as const;
  const items = { trainerKinds: ["Item"] } as const;
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
});
