import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Attacks that reach into the opponent's next turn", () => {
  it("CMP-1981 Slow Crunch Knocks Out nobody who has evolved or gone to the Bench", () => {
    const after = (act: (t: ReturnType<typeof slowCrunch>) => void) => {
      const t = slowCrunch();
      act(t);
      t.endTurn();
      return t.opponent.prizes === 6 && t.you.prizes === 6;
    };
    expect(after((t) => t.evolve("Quilladin"))).toBe(true);
    expect(after((t) => t.play("Switch"))).toBe(true);
  });

  it("CMP-1982 Slow Crunch Knocks its Pokémon Out though Pinsir itself was Knocked Out before", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-003"),
      you: { active: { name: "Pinsir", energy: ["Grass Energy", "Grass Energy"] }, bench: ["Abra"] },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Slow Crunch").attack("Stoke");
    while (t.asked === "takePrizes") t.choose(...t.options.slice(0, t.decision.min));
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Abra", "Zubat"]);
    expect([t.you.prizes, t.opponent.prizes]).toEqual([4, 5]);
  });

  it("CMP-1983 Slowing Perfume is for the first turn of who goes second alone", () => {
    const may = (turn: number) => {
      const t = scenario({
        edition: "sv",
        turn,
        cards: real("sv06-010"),
        you: { bench: ["Chespin"] },
        opponent: { active: { name: "Illumise", energy: ["Grass Energy"] } },
      });
      return t.endTurn().canAttack("Slowing Perfume");
    };
    expect([may(1), may(3)]).toEqual([true, false]);
  });

  it("CMP-1978 Quick Sign is for later turns too", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-009"),
      you: { active: { name: "Volbeat", energy: ["Grass Energy"] }, deck: ["Zubat", "Abra"] },
    });
    expect(t.canAttack("Quick Sign")).toBe(true);
  });

  it("CMP-1934 Binding Greed that Knocks Out passes nothing on to the next Active Pokémon", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-018"),
      you: { active: { name: "Wo-Chien", energy: ["Grass Energy", "Grass Energy", "Grass Energy", "Grass Energy"] } },
      opponent: { bench: [{ name: "Charizard-EX", energy: ["Fire Energy"] }] },
    });
    t.attack("Binding Greed").choose(0);
    expect(t.canAttack("Stoke")).toBe(true);
  });

  it("CMP-1935 Overthink makes every flip of the opponent's turn tails", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-054", "sv01-187"),
      you: { active: { name: "Psyduck", energy: ["Water Energy"] }, bench: ["Abra"] },
      opponent: { hand: ["Pokémon Catcher"] },
    });
    t.attack("Overthink").play("Pokémon Catcher");
    expect(t.you.active?.name).toBe("Psyduck");
  });

  it("CMP-1957 the Prize cards of Plentiful Pollen are not for a Pokémon that left the Active Spot, nor for another", () => {
    const prizes = (switched: boolean) => {
      const t = scenario({
        edition: "sv",
        cards: real("sv05-076"),
        you: { active: { name: "Ribombee", energy: ["Psychic Energy"] }, bench: ["Abra"] },
        opponent: { active: { name: "Chespin", damage: 20 }, bench: [{ name: "Froakie", damage: 40 }], hand: ["Switch"] },
      });
      t.attack("Plentiful Pollen");
      if (switched) t.play("Switch");
      t.endTurn().attack("Plentiful Pollen");
      while (t.asked === "takePrizes") t.choose(...t.options.slice(0, t.decision.min));
      return t.you.prizes;
    };
    expect([prizes(false), prizes(true)]).toEqual([3, 5]);
  });

  it("CMP-2006, CMP-1931 a Technical Machine without effect is not discarded at the end of the turn", () => {
    const left = (stadium?: string) => {
      const t = scenario({
        edition: "sv",
        cards: real("sv06-153", "sv04-178"),
        ...(stadium && { stadium }),
        you: { active: { name: "Snorlax", tools: ["Technical Machine: Evolution"] } },
      });
      return t.endTurn().you.active?.tools;
    };
    expect(left()).toEqual([]);
    expect(left("Jamming Tower")).toEqual(["Technical Machine: Evolution"]);
  });

  it("CMP-1990, CMP-1992 Heavy Baton works for a Pokémon Knocked Out by Exciting Dance, on the Bench by then", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-052", "sv05-151", "sv04-070"),
      you: { active: { name: "Quaquaval ex", energy: ["Water Energy"] }, bench: ["Abra"] },
      opponent: {
        active: { name: "Iron Hands ex", damage: 180, energy: ["Lightning Energy", "Lightning Energy"], tools: ["Heavy Baton"] },
        bench: ["Chespin", "Froakie"],
      },
    });
    t.attack("Exciting Dance").choose("Chespin").choose("Lightning Energy", "Lightning Energy");
    while (t.asked === "takePrizes") t.choose(...t.options.slice(0, t.decision.min));
    expect(t.opponent.bench).toMatchObject([{ name: "Froakie", energy: ["Lightning Energy", "Lightning Energy"] }]);
  });

  it("CMP-1969 Luminous Energy pays for Energy Feather and is Darkness Energy for Adrena-Pheromone", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("sv06-096", "sv02-191"),
      you: { active: { name: "Fezandipiti", energy: ["Luminous Energy"] } },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.attack("Energy Feather");
    expect(t.opponent.active?.damage).toBe(30);
    t.attack("Stoke");
    expect(t.you.active?.damage).toBe(0);
  });

  function slowCrunch() {
    return scenario({
      edition: "sv",
      cards: real("sv06-003"),
      you: { active: { name: "Pinsir", energy: ["Grass Energy", "Grass Energy"] } },
      opponent: { active: "Chespin", bench: ["Abra"], hand: ["Quilladin", "Switch"] },
    }).attack("Slow Crunch");
  }
});

describe("Attacks chosen by or from the opponent", () => {
  it("CMP-1940 Mimed Games is not chosen for Mimed Games, and does nothing where there is no other attack", () => {
    const t = mimedGames(["Mime Jr.", "Charizard-EX"]);
    expect(t.asked).toBe("takePrizes");
    t.choose(0);
    expect(t.opponent.active?.name).toBe("Charizard-EX");
    const alone = mimedGames(["Mime Jr."]);
    expect(alone.decision).toMatchObject({ seat: 1, purpose: "main" });
  });

  it("CMP-1942 an attack whose conditions are not met is not chosen for Mimed Games", () => {
    const t = mimedGames(["Pincurchin"], "T");
    expect(t.opponent.active?.damage).toBe(20);
  });

  function mimedGames([active, ...bench]: readonly [string, ...string[]], coins?: string) {
    return scenario({
      edition: "sv",
      ...(coins && { coins }),
      cards: real("sv04.5-031", "sv02-073"),
      you: { active: "Mime Jr." },
      opponent: { active, bench },
    }).attack("Mimed Games");
  }

  it("CMP-637 Ticking Knock Out ends where the Defending Pokémon goes to the Bench", () => {
    const ticking = () =>
      scenario({
        cards: real("sm6-49"),
        edition: "sm",
        you: { active: { name: "Aegislash", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
        opponent: { bench: ["Froakie"], hand: ["Switch", "Switch"] },
      }).attack("Ticking Knock Out");
    const moved = ticking().play("Switch").play("Switch").endTurn().attack("Draining Blade");
    expect(moved.opponent.active).toMatchObject({ name: "Snorlax", damage: 90 });
    expect(ticking().endTurn().attack("Draining Blade").choose(0).opponent.discard).toContain("Snorlax");
  });

  it("CMP-2223 Electrified Incisors ends where the Defending Pokémon retreats", () => {
    const bitten = (active: string, bench: string) =>
      scenario({
        cards: real("me01-051"),
        edition: "sv",
        you: { active: { name: "Pachirisu", energy: ["Lightning Energy"] } },
        opponent: { active, bench: [bench], hand: ["Water Energy"] },
      }).attack("Electrified Incisors");
    expect(bitten("Zubat", "Snorlax").retreat().attach("Water Energy", "Snorlax").opponent.active?.damage).toBe(0);
    expect(bitten("Snorlax", "Zubat").attach("Water Energy", "Snorlax").opponent.active?.damage).toBe(90);
  });
});
