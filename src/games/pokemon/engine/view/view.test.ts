import { describe, expect, it } from "vitest";
import type { Modifier } from "../effects/language";
import { ACTIVE, ability, attack, pokemon } from "../testing/cards";
import { opening, scenario } from "../testing/scenario";

const fill = (count: number, name = "Water Energy"): string[] => Array.from({ length: count }, () => name);
const heavier = (side: "yours" | "opponents", place: "active" | "inPlay"): Modifier => ({
  modify: "retreatCost",
  on: { pokemon: "all", side, place },
  amount: 1,
  sign: "+",
});
const starter = (...changes: Modifier[]) =>
  pokemon(
    "Starter",
    90,
    "Water",
    {},
    attack("Start", "", "", ...changes.map((change) => ({ do: "lasting", change, duration: "match" }) as const)),
  );

/** The lasting effects shown on each Pokémon, by its name. */
const shown = (t: ReturnType<typeof scenario>) =>
  Object.fromEntries(
    t
      .view("spectator")
      .sides.flatMap(({ active, bench }) =>
        [...(active ? [active] : []), ...bench].flatMap((one) => (one.faceDown ? [] : [[one.cards.at(-1)?.card, one.lasting]])),
      ),
  );

describe("What a viewer knows of a Pokémon", () => {
  it("EFF-22 what lies on it is shown on it and on no other, each kind once", () => {
    const t = scenario({
      cards: [
        starter({ forbid: "retreat", on: ACTIVE }, { forbid: "retreat", on: ACTIVE }, { modify: "hp", on: ACTIVE, amount: 10, sign: "+" }),
      ],
      you: { active: "Starter" },
      opponent: { active: "Snorlax", bench: ["Zubat"] },
    });
    t.attack("Start");
    expect(shown(t)).toEqual({ Starter: [], Snorlax: ["forbid retreat", "hp"], Zubat: [] });
  });

  it("EFF-22 what is looked at anew is shown on those that it touches now", () => {
    const t = scenario({
      cards: [starter(heavier("opponents", "active"))],
      you: { active: "Starter" },
      opponent: { active: "Snorlax", bench: ["Zubat"], hand: ["Switch"] },
    });
    t.attack("Start");
    expect(shown(t)).toEqual({ Starter: [], Snorlax: ["retreatCost"], Zubat: [] });
    t.play("Switch");
    expect(shown(t)).toEqual({ Starter: [], Snorlax: [], Zubat: ["retreatCost"] });
  });

  it("EFF-22 what an Ability does lasts no longer than it, and is not among them", () => {
    const t = scenario({
      cards: [
        starter(heavier("opponents", "active")),
        pokemon("Anchor", 90, "Water", { abilities: [ability("Weight", { kind: "continuous", change: heavier("yours", "inPlay") })] }),
      ],
      you: { active: "Starter", bench: ["Anchor"] },
      opponent: { active: "Snorlax" },
    });
    t.attack("Start");
    expect(shown(t)).toEqual({ Starter: [], Anchor: [], Snorlax: ["retreatCost"] });
  });

  it("EFF-22 what lies on a player is shown on no Pokémon", () => {
    const t = scenario({
      cards: [starter({ forbid: "play", who: "opponent", where: { category: "Trainer" } })],
      you: { active: "Starter" },
    });
    t.attack("Start");
    expect(shown(t)).toEqual({ Starter: [], Snorlax: [] });
  });

  it("EFF-01 a player is told which cards of their hand an effect keeps there, and by which card", () => {
    const ban: Modifier = { forbid: "play", who: "opponent", where: { category: "Trainer", trainerKinds: ["Supporter"] } };
    const t = scenario({
      cards: [pokemon("Jailer", 90, "Water", { abilities: [ability("Lock", { kind: "continuous", change: ban })] })],
      you: { active: "Zubat", hand: ["Tierno", "Water Energy"] },
      opponent: { active: "Jailer", hand: ["Tierno"] },
    });
    const tierno = t.view(0).sides[0].hand?.find(({ card }) => card === "Tierno");
    expect(t.view(0).sides[0].kept).toEqual([{ handle: tierno?.handle, by: { card: "Jailer" } }]);
    for (const viewer of [1, "spectator"] as const) for (const side of t.view(viewer).sides) expect(side).not.toHaveProperty("kept");
  });

  it("EFF-59 it is shown whose Abilities an effect takes away", () => {
    const hush: Modifier = { suppress: "abilities", on: { pokemon: "all", side: "opponents", place: "inPlay" } };
    const t = scenario({
      cards: [
        pokemon("Hush", 90, "Water", { abilities: [ability("Silence", { kind: "continuous", change: hush })] }),
        pokemon("Anchor", 90, "Water", { abilities: [ability("Weight", { kind: "continuous", change: heavier("yours", "inPlay") })] }),
      ],
      you: { active: "Anchor", bench: ["Zubat"] },
      opponent: { active: "Hush" },
    });
    const { active, bench } = t.view(0).sides[0];
    expect(active).toHaveProperty("silenced", true);
    for (const other of [bench[0], t.view(0).sides[1].active]) expect(other).not.toHaveProperty("silenced");
  });

  it("SETUP-07 a spectator sees nothing of the Pokémon that are placed, each player their own", () => {
    const t = opening([
      ["Chespin", ...fill(59)],
      ["Froakie", ...fill(59)],
    ]);
    t.chooseAs(0, "Chespin");
    expect(t.view("spectator").sides[0].active).toEqual({ faceDown: true, id: 1 });
    expect(t.view(1).sides[0].active).toEqual({ faceDown: true, id: 1 });
    expect(t.view(0).sides[0].active).toMatchObject({ cards: [{ card: "Chespin" }] });
    t.chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
  });

  it("SETUP-09 a match that is conceded at set-up turns nothing up", () => {
    const t = opening([
      ["Chespin", ...fill(59)],
      ["Froakie", ...fill(59)],
    ]);
    t.chooseAs(0, "Chespin").concede(0);
    expect(t.view(1).sides[0].active).toEqual({ faceDown: true, id: 1 });
  });

  it("TURN-03 what the turn's player has used up is shown", () => {
    const t = scenario({
      you: { active: "Zubat", bench: ["Froakie"], hand: ["Tierno", "Fairy Garden", "Water Energy"] },
    });
    expect(t.view(1).used).toEqual({ energy: false, supporter: false, stadium: false, retreat: false });
    t.play("Tierno").play("Fairy Garden").attach("Water Energy", "Zubat").retreat();
    expect(t.view(1).used).toEqual({ energy: true, supporter: true, stadium: true, retreat: true });
    expect(t.view(1).stadium).toMatchObject({ card: "Fairy Garden", owner: 0 });
  });
});
