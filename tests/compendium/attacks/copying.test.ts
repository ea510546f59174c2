import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];
const DDD = ["Darkness Energy", "Darkness Energy", "Darkness Energy"];

describe("Attacks that use other attacks", () => {
  it("CMP-318 Metronome uses a GX attack, which is then used for this game", () => {
    const t = scenario({
      cards: real("xy12-63", "sm5-140"),
      edition: "sm",
      you: { active: { name: "Clefairy", energy: CCC } },
      opponent: { active: "Pheromosa-GX" },
    });
    t.attack("Metronome").choose("Beauty GX").endTurn().attack("Metronome");
    expect(t.options.toSorted()).toEqual(["Cruel Spike", "Fast Raid"]);
    t.choose("Cruel Spike");
  });

  it("CMP-327 a copied attack does its damage without a discard that it leaves open", () => {
    const t = scenario({
      cards: real("xy12-63", "bw5-12"),
      you: { active: { name: "Clefairy", energy: CCC } },
      opponent: { active: "Flareon" },
    });
    t.attack("Metronome").choose("Fire Slash");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-345 Assist does all of Scorching Fire without a Fire Energy to discard …", () => {
    const t = scenario({
      cards: real("bw7-91", "bw7-20"),
      coins: "H",
      you: { active: { name: "Liepard", energy: DDD }, bench: ["Charizard"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Assist").choose("Scorching Fire");
    expect(t.opponent.active?.damage).toBe(150);
    expect(t.you.active?.energy).toEqual(DDD);
  });

  it("CMP-345 … and discards the one that it has", () => {
    const t = scenario({
      cards: real("bw7-91", "bw7-20"),
      coins: "H",
      you: { active: { name: "Liepard", energy: [...DDD, "Fire Energy"] }, bench: ["Charizard"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Assist").choose("Scorching Fire");
    expect(t.you.active?.energy).toEqual(DDD);
  });

  it("CMP-381 an attack that its own Pokémon may not repeat is copied turn after turn", () => {
    const t = scenario({
      cards: real("xy12-63", "bw6-26"),
      you: { active: { name: "Clefairy", energy: CCC } },
      opponent: { active: "Wailord" },
    });
    t.attack("Metronome").choose("Giant Wave").endTurn().attack("Metronome").choose("Giant Wave");
    expect(t.opponent.active?.damage).toBe(160);
  });

  it("CMP-349 Bewitching Eyes uses Archie's Ace in the Hole without a card in hand", () => {
    const t = scenario({
      cards: real("xy7-44", "xy5-124"),
      you: { active: { name: "Sableye", energy: ["Darkness Energy"] }, discard: ["Froakie"] },
      opponent: { discard: ["Archie's Ace in the Hole"] },
    });
    t.attack("Bewitching Eyes");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Froakie"]);
    expect(t.you.hand).toHaveLength(5);
  });

  it("CMP-339 Amnesia names an attack printed on the Pokémon, none that Time Recall lends it", () => {
    const t = scenario({
      cards: real("bw7-35", "bw7-9", "bw3-65", "bw1-60"),
      you: { active: { name: "Golduck", energy: CCC } },
      opponent: { active: { name: "Conkeldurr", under: ["Gurdurr"] }, bench: ["Celebi-EX"] },
    });
    t.attack("Amnesia");
    expect(t.options).toEqual(["Chip Away", "Swing Around"]);
    t.choose("Chip Away");
  });

  it("CMP-340 Amnesia ends when the Pokémon goes to the Bench", () => {
    const t = scenario({
      cards: real("bw7-35", "bw3-65"),
      you: { active: { name: "Golduck", energy: CCC } },
      opponent: { active: { name: "Conkeldurr", energy: ["Fighting Energy"] }, bench: ["Zubat"], hand: ["Switch"] },
    });
    t.attack("Amnesia").choose("Chip Away");
    expect(t.canAttack("Chip Away")).toBe(false);
    t.play("Switch").retreat();
    expect(t.canAttack("Chip Away")).toBe(true);
  });

  it("CMP-536 Nine-Tailed Shapeshifter does not want the Energy of the attack that it uses", () => {
    const t = scenario({
      cards: real("swsh2-26", "bw6-26"),
      edition: "swsh",
      you: { active: { name: "Ninetales V", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
      opponent: { active: "Wailord" },
    });
    t.attack("Nine-Tailed Shapeshifter").choose("Giant Wave");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("CMP-544, CMP-545 nor does Phantom Gate, which uses the same attack in the next turn too", () => {
    const t = scenario({
      cards: real("xy4-35", "bw6-26"),
      you: { active: { name: "M Gengar-EX", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
      opponent: { active: "Wailord" },
    });
    t.attack("Phantom Gate").choose("Giant Wave").endTurn().attack("Phantom Gate").choose("Giant Wave");
    expect(t.happened("attackUsed").filter(({ name }) => name === "Phantom Gate")).toHaveLength(2);
    expect(t.opponent.active?.damage).toBe(160);
  });

  it("CMP-349 … and not with one", () => {
    const t = scenario({
      cards: real("xy7-44", "xy5-124"),
      you: { active: { name: "Sableye", energy: ["Darkness Energy"] }, discard: ["Froakie"], hand: ["Potion"] },
      opponent: { discard: ["Archie's Ace in the Hole"] },
    });
    t.attack("Bewitching Eyes");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect([t.you.bench.length, t.you.hand]).toEqual([0, ["Potion"]]);
  });

  it("CMP-494 a Supporter whose requirement is not met does nothing as the effect of an attack", () => {
    const t = scenario({
      cards: real("xy7-44", "sm10-175", "bw5-29"),
      edition: "sm",
      you: { active: { name: "Sableye", energy: ["Darkness Energy"] }, bench: ["Empoleon"], deck: ["Potion", "Switch"] },
      opponent: { discard: ["Green's Exploration"] },
    });
    t.attack("Bewitching Eyes");
    expect(t.decision.seat).toBe(1);
    expect(t.you.hand).toEqual([]);
  });

  it("EFF-18 Haughty Order shuffles all that it revealed, also when no attack of it is used", () => {
    const haughty = () =>
      scenario({
        cards: real("svp-218", "xy12-51"),
        edition: "sv",
        you: { active: { name: "Team Rocket's Persian ex", energy: CCC } },
        opponent: { active: "Charizard-EX", deck: ["Water Energy", "Water Energy", "Mewtwo"] },
      }).attack("Haughty Order");
    expect(haughty().choose("no").happened("shuffled")).toMatchObject([{ seat: 1, zone: "deck" }]);
    const used = haughty().choose("yes").choose("Psychic");
    expect([used.opponent.active?.damage, used.happened("shuffled").length]).toEqual([20, 1]);
  });

  it("CMP-2224 Riotous Blasting, copied, does its more damage for the one Energy that there is to discard", () => {
    const t = scenario({
      cards: real("sv01-083", "me01-050", "me02.5-125"),
      edition: "sv",
      coins: "H",
      you: { active: { name: "Hypno", energy: ["Psychic Energy"] } },
      opponent: { active: "Mega Gengar ex", bench: ["Mega Manectric ex"] },
    });
    t.attack("Pendulum Influence").choose("Mega Manectric ex").choose("Riotous Blasting").choose("yes");
    expect([t.opponent.active?.damage, t.you.discard]).toEqual([330, ["Psychic Energy"]]);
  });

  it("CMP-1947 Thunderstrike Tail, copied, does its more damage for the one Energy that there is to discard", () => {
    const t = scenario({
      cards: real("sv01-083", "svp-016", "me02.5-125"),
      edition: "sv",
      coins: "H",
      you: { active: { name: "Hypno", energy: ["Psychic Energy"] } },
      opponent: { active: "Mega Gengar ex", bench: ["Ampharos ex"] },
    });
    t.attack("Pendulum Influence").choose("Ampharos ex").choose("Thunderstrike Tail").choose("yes");
    expect([t.opponent.active?.damage, t.you.discard]).toEqual([240, ["Psychic Energy"]]);
  });
});
