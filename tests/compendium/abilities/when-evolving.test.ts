import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities used when a Pokémon evolves", () => {
  it("CMP-2104 who uses Defiant Horn chooses the Benched Pokémon that comes up", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-135", "sv09-136"),
      you: { active: "Hop's Wooloo", hand: ["Hop's Dubwool"] },
      opponent: { bench: ["Chespin", "Froakie"] },
    });
    t.evolve("Hop's Dubwool").choose("yes");
    expect(t.decision.seat).toBe(0);
    t.choose("Froakie");
    expect(t.opponent.active?.name).toBe("Froakie");
  });

  it("CMP-2109 Inviting Wink is not used against a full Bench", () => {
    const t = invitingWink({ hand: ["Fennekin"], bench: ["Chespin", "Froakie", "Zubat", "Abra", "Voltorb"] });
    t.evolve("Lillie's Ribombee");
    expect(t.asked).toBe("main");
  });

  it("CMP-2110 a Pokémon that Inviting Wink put down may evolve on its player's next turn", () => {
    const t = invitingWink({ hand: ["Chespin", "Quilladin"] });
    t.evolve("Lillie's Ribombee").choose("yes").choose("Chespin").endTurn().evolve("Quilladin");
    expect(t.opponent.bench[0]?.name).toBe("Quilladin");
  });

  it("CMP-2111 Inviting Wink may put down nobody", () => {
    const t = invitingWink({ hand: ["Chespin", "Fennekin"] });
    t.evolve("Lillie's Ribombee").choose("yes").choose();
    expect(t.opponent.bench).toEqual([]);
  });

  it("CMP-2122 a Hoothoot that evolves out of its Bravery Charm's HP is Knocked Out before Jewel Seeker", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-115", "sv06-130", "sv02-173", "sv07-114"),
      you: { active: "Dragapult ex", bench: [{ name: "Hoothoot", tools: ["Bravery Charm"], damage: 110 }], hand: ["Noctowl"] },
    });
    t.evolve("Noctowl");
    expect(t.you.bench).toEqual([]);
    t.choose(0);
    expect(t.asked).toBe("main");
  });

  function invitingWink(opponent: { readonly hand: readonly string[]; readonly bench?: readonly string[] }) {
    return scenario({
      edition: "sv",
      cards: real("sv09-066", "sv09-067"),
      you: { active: "Lillie's Cutiefly", hand: ["Lillie's Ribombee"] },
      opponent,
    });
  }

  const skiploom = (hand: string, discard: string[] = []) =>
    scenario({
      cards: real("swsh7-3", "swsh7-4"),
      edition: "sv",
      you: { active: { name: "Skiploom", fresh: true }, hand: [hand], deck: ["Jumpluff", "Water Energy"], discard },
    }).attach(hand, "Skiploom");

  it("CMP-1591 Solar Evolution evolves a Skiploom on the turn it came", () => {
    expect(skiploom("Water Energy").choose("yes").choose("Jumpluff").you.active?.name).toBe("Jumpluff");
  });

  it("CMP-1681 the counter of a Rainbow Energy is put before Solar Evolution, or not at all", () => {
    const before = skiploom("Rainbow Energy").choose("Rainbow Energy").choose("yes").choose("Jumpluff");
    const after = skiploom("Rainbow Energy").choose("Solar Evolution").choose("yes").choose("Jumpluff");
    expect([before, after].map((t) => [t.you.active?.name, t.you.active?.damage])).toEqual([
      ["Jumpluff", 10],
      ["Jumpluff", 0],
    ]);
  });

  it("CMP-1699 Solar Evolution does not search for a fifth Jumpluff", () => {
    const asked = (copies: number) => {
      const t = skiploom(
        "Water Energy",
        Array.from({ length: copies }, () => "Jumpluff"),
      );
      const { asked } = t;
      if (asked === "may") t.choose("no");
      return asked;
    };
    expect([asked(3), asked(4)]).toEqual(["may", "main"]);
  });

  it("CMP-1699 Energy Evolution asks only of Pokémon of the Energy's type whether all four are seen", () => {
    const asked = (energy: string) => {
      const t = scenario({
        cards: real("xy3-80", "xy7-13", "xy7-22"),
        you: { active: "Eevee", hand: [energy], discard: ["Vaporeon", "Vaporeon", "Vaporeon", "Vaporeon"] },
      }).attach(energy, "Eevee");
      const { asked } = t;
      if (asked === "may") t.choose("no");
      return asked;
    };
    expect([asked("Water Energy"), asked("Fire Energy")]).toEqual(["main", "may"]);
  });

  it("CMP-1688 one evolution of an Eevee calls every other Eevee's Resonant Evolution", () => {
    const t = scenario({
      cards: real("swsh10-119", "xy7-22"),
      edition: "sv",
      you: { active: "Froakie", bench: ["Eevee", "Eevee", "Eevee"], hand: ["Vaporeon"], deck: ["Vaporeon", "Vaporeon", "Water Energy"] },
    });
    t.evolve("Vaporeon", "Eevee");
    while (t.asked !== "main") t.choose(t.options.includes("yes") ? "yes" : (t.options[0] ?? ""));
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Vaporeon", "Vaporeon", "Vaporeon"]);
  });
});
