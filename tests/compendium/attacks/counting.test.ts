import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("What an attack counts", () => {
  it("CMP-413 Double Link counts Solosis and Duosion, each once", () => {
    const t = scenario({
      cards: real("xy10-34", "bw1-55"),
      you: { active: { name: "Duosion", energy: ["Psychic Energy", "Water Energy"] }, bench: ["Solosis", "Solosis", "Duosion"] },
    });
    t.attack("Double Link");
    expect(t.opponent.active?.damage).toBe(10 + 30 + 60);
  });

  it("CMP-510 Link Fusion counts all three names, each once", () => {
    const t = scenario({
      cards: real("xy10-34", "xy10-35", "bw1-55", "bw6-26"),
      you: {
        active: { name: "Reuniclus", energy: ["Psychic Energy", "Water Energy"] },
        bench: ["Solosis", "Solosis", "Duosion", "Reuniclus"],
      },
      opponent: { active: "Wailord" },
    });
    t.attack("Link Fusion");
    expect(t.opponent.active?.damage).toBe(10 + 30 + 60 + 90);
  });

  it("CMP-416 Dragon Burst discards basic Energy only", () => {
    const BLEND = "Blend Energy Grass Fire Psychic Darkness";
    const t = scenario({
      cards: real("bw6-85", "bw6-117"),
      you: { active: { name: "Rayquaza-EX", energy: ["Fire Energy", "Lightning Energy", BLEND] } },
    });
    t.attack("Dragon Burst").choose(0);
    expect(t.opponent.active?.damage).toBe(60);
    expect(t.you.active?.energy).toEqual(["Lightning Energy", BLEND]);
  });

  it("CMP-422 Dual Blizzard does its damage to each of the two", () => {
    const t = scenario({
      cards: real("sm10-45"),
      you: { active: { name: "Dewgong", energy: CCC } },
      opponent: { active: "Charizard-EX", bench: ["Snorlax"] },
    });
    t.attack("Dual Blizzard");
    while (t.asked !== "main") t.choose(...t.options.slice(0, t.decision.max));
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([120, 60]);
  });

  it("CMP-433 Evil Admonition counts Abilities in play, not those in the discard pile", () => {
    const t = scenario({
      cards: real("sm5-74", "bw5-29"),
      you: { active: { name: "Weavile", energy: ["Darkness Energy"] } },
      opponent: { bench: ["Empoleon"], discard: ["Empoleon"] },
    });
    t.attack("Evil Admonition");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-442 for Fighting Fangs a Pokémon VMAX is a Pokémon V", () => {
    const t = scenario({
      cards: real("swsh1-75", "swsh4.5-51"),
      edition: "swsh",
      you: { active: { name: "Boltund", energy: ["Lightning Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: "Ditto VMAX" },
    });
    t.attack("Fighting Fangs");
    expect(t.opponent.active?.damage).toBe(180);
  });

  it("CMP-443 for Fire's Power a Rainbow Energy is Fire Energy", () => {
    const t = scenario({
      cards: real("bw2-2", "xy1-131"),
      edition: "sm",
      coins: "T",
      you: { active: { name: "Simisage", energy: ["Rainbow Energy", "Water Energy"] } },
    });
    t.attack("Fire's Power");
    expect(t.opponent.active?.conditions).toEqual(["Burned"]);
  });

  it("CMP-383 Core Enforcer discards a Rainbow Energy as Fairy Energy beside the Darkness Energy", () => {
    const t = scenario({
      cards: real("sm3-100", "xy1-131"),
      edition: "sm",
      you: { active: { name: "Zygarde", energy: ["Darkness Energy", "Rainbow Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Core Enforcer");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.you.active?.energy).toEqual(["Water Energy", "Water Energy"]);
  });

  it("CMP-444 a Wimpod that became Active and then evolved did not come from the Bench as Golisopod", () => {
    const t = scenario({
      cards: real("swsh10.5-026", "sv04-047"),
      edition: "swsh",
      you: { active: "Zubat", bench: [{ name: "Wimpod", energy: ["Water Energy"] }], hand: ["Golisopod"] },
    });
    t.retreat().evolve("Golisopod").attack("First Impression");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("CMP-460 a Mamoswine with Float Stone adds nothing to Gathering Footsteps", () => {
    const t = scenario({
      cards: real("xy8-81", "xy8-82", "xy8-137"),
      you: {
        active: { name: "Piloswine", energy: ["Fighting Energy", "Water Energy", "Water Energy"] },
        bench: [{ name: "Mamoswine", tools: ["Float Stone"] }],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Gathering Footsteps");
    expect(t.opponent.active?.damage).toBe(30 + 20);
  });

  it("CMP-466 a Double Colorless Energy counts as two Energy", () => {
    const t = scenario({
      cards: real("dc1-5", "xy1-130"),
      you: { active: { name: "Team Aqua's Walrein", energy: ["Double Colorless Energy"] } },
    });
    t.attack("Power Blow");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-482 … on the Defending Pokémon too", () => {
    const t = scenario({
      cards: real("bw9-53", "bw8-127", "xy1-130"),
      you: { active: { name: "Deoxys-EX", energy: ["Psychic Energy", "Plasma Energy"] } },
      opponent: { active: { name: "Snorlax", energy: ["Double Colorless Energy"] } },
    });
    t.attack("Helix Force");
    expect(t.opponent.active?.damage).toBe(30 + 60);
  });

  it("CMP-462 Giga Drain heals its whole damage though less was enough", () => {
    const t = scenario({
      cards: real("bw2-17"),
      you: { active: { name: "Virizion", damage: 50, energy: ["Grass Energy", "Water Energy"] } },
      opponent: { active: { name: "Zubat", damage: 40 }, bench: ["Snorlax"] },
    });
    t.attack("Giga Drain").choose(0);
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-505 Leech Life heals as much as it does", () => {
    const t = scenario({ cards: real("bw1-45"), you: { active: { name: "Joltik", damage: 20, energy: CCC } } });
    t.attack("Leech Life");
    expect(t.you.active?.damage).toBe(10);
  });

  it("CMP-472 Harden looks at the damage after Weakness", () => {
    const harden = (...tools: string[]) =>
      scenario({
        cards: real("bw2-49"),
        you: { active: { name: "Roggenrola", energy: CCC }, bench: ["Zubat"] },
        opponent: { active: { name: "Chespin", energy: ["Grass Energy", "Grass Energy"], tools } },
      })
        .attack("Harden")
        .attack("Seed Bomb");
    expect(harden().you.active?.damage).toBe(0);
    expect(harden("Muscle Band").choose(0).you.active?.name).toBe("Zubat");
  });

  it("CMP-500 after Jet Shoot what Hard Charm takes and what is added are counted together", () => {
    const t = scenario({
      cards: real("xy4-10"),
      you: { active: { name: "Talonflame", energy: ["Fire Energy", "Fire Energy", "Fire Energy"], tools: ["Hard Charm"] } },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.attack("Jet Shoot").attack("Stoke");
    expect(t.you.active?.damage).toBe(60 - 20 + 40);
  });

  it("CMP-501 Jet Shoot adds nothing to damage that Resistance brought to nothing", () => {
    const t = scenario({
      cards: real("xy4-10", "bw6-60"),
      you: { active: { name: "Talonflame", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
      opponent: { active: "Charizard-EX", bench: [{ name: "Cubone", energy: ["Fighting Energy"] }], hand: ["Switch"] },
    });
    t.attack("Jet Shoot").play("Switch").attack("Headbutt");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-512 what Loll Roll Spin adds is not added to the counters of a Confused Pokémon", () => {
    const t = scenario({
      cards: real("xy12-27"),
      coins: "T",
      you: { active: { name: "M Slowbro-EX", energy: CCC } },
      opponent: { active: "Charizard-EX", bench: ["Snorlax"] },
    });
    t.attack("Loll Roll Spin").choose(0, 1).endTurn().attack("Loll Roll Spin");
    expect(t.you.active?.damage).toBe(30);
  });

  it("CMP-513 Mind Blown is used for no Energy and no damage", () => {
    const t = scenario({
      cards: real("sm8-199"),
      edition: "sm",
      you: { active: { name: "Blacephalon-GX", energy: ["Fire Energy", "Fire Energy"] } },
    });
    t.attack("Mind Blown").choose();
    expect([t.opponent.active?.damage, t.you.lostZone]).toEqual([0, []]);
  });

  it("CMP-518 what Meteor Mash adds to its next use does not pile up", () => {
    const t = scenario({
      cards: real("sv05-115", "sv03.5-003"),
      edition: "sv",
      you: { active: { name: "Metagross", energy: ["Metal Energy"] } },
      opponent: { active: "Venusaur ex" },
    });
    t.attack("Meteor Mash").endTurn().attack("Meteor Mash").endTurn().attack("Meteor Mash");
    expect(t.opponent.active?.damage).toBe(60 + 120 + 120);
  });

  it("CMP-520 Mimic draws nothing for an opponent without a hand", () => {
    const t = scenario({ cards: real("sm10-162"), you: { active: { name: "Chatot", energy: CCC }, hand: ["Potion"] } });
    t.attack("Mimic");
    expect([t.you.hand.length, t.you.deckCount]).toEqual([0, 11]);
  });

  it("CMP-522 a second Solosis adds nothing to Mini Link", () => {
    const t = scenario({
      cards: real("xy10-33"),
      you: { active: { name: "Solosis", energy: ["Psychic Energy", "Water Energy"] }, bench: ["Solosis", "Solosis"] },
    });
    t.attack("Mini Link");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-525 Mirror Move does nothing for damage counters that an attack put", () => {
    const t = scenario({
      cards: real("xy12-64", "bw10-36"),
      you: { active: { name: "Uxie", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Pidgeot-EX", energy: CCC } },
    });
    t.attack("Psypower").attack("Mirror Move");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-526 Mirror Move counts damage that it took on the Bench", () => {
    const t = scenario({
      cards: real("xy12-64", "bw5-63"),
      you: { active: { name: "Darkrai-EX", energy: ["Darkness Energy", "Darkness Energy", "Water Energy"] } },
      opponent: { active: "Zubat", bench: [{ name: "Pidgeot-EX", energy: CCC }] },
    });
    t.attack("Night Spear").choose(0).attack("Mirror Move");
    expect(t.you.active?.damage).toBe(30);
  });

  it("CMP-528 an attack that Smokescreen would stop is free once its Pokémon was on the Bench", () => {
    const t = scenario({
      cards: real("bw9-19"),
      you: { active: { name: "Seadra", energy: ["Water Energy"] } },
      opponent: { active: { name: "Machop", energy: CCC }, bench: ["Zubat"], hand: ["Switch"] },
    });
    t.attack("Smokescreen").play("Switch").retreat().attack("Karate Chop");
    expect(t.you.active?.damage).toBe(30);
  });

  it("CMP-542 Perplexing Eyes gives a Weakness of ×2 to a Pokémon that has none", () => {
    const t = scenario({
      cards: real("sm10-80"),
      edition: "sm",
      you: { active: { name: "Meowstic", energy: ["Psychic Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: "Delphox" },
    });
    t.attack("Perplexing Eyes");
    expect(t.opponent.active?.damage).toBe(70);
    t.endTurn().attack("Perplexing Eyes").choose(0);
    expect(t.happened("damaged").at(-1)).toMatchObject({ amount: 140, weakness: true });
  });

  it("CMP-543 … after its own damage", () => {
    const t = scenario({
      cards: real("sm10-80"),
      edition: "sm",
      you: { active: { name: "Meowstic", energy: ["Psychic Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Perplexing Eyes");
    expect(t.opponent.active?.damage).toBe(70);
  });

  it("CMP-552 each Poison Up adds three counters more", () => {
    const t = scenario({
      cards: real("xy11-58"),
      you: { active: { name: "Croagunk", energy: CCC } },
      opponent: { active: { name: "Charizard-EX", conditions: ["Poisoned"] } },
    });
    t.attack("Poison Up");
    expect(t.opponent.active?.damage).toBe(40);
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(80);
    t.attack("Poison Up");
    expect(t.opponent.active?.damage).toBe(80 + 70);
  });

  it("CMP-554 damage counters that were moved off Xerneas were not healed", () => {
    const t = scenario({
      cards: real("xy8-107", "bw1-57"),
      you: {
        active: { name: "Xerneas", damage: 20, energy: ["Fairy Energy", "Fairy Energy", "Water Energy", "Water Energy"] },
        bench: ["Reuniclus"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.useAbility("Damage Swap");
    t.attack("Power Creation");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("CMP-555 healed in part is healed", () => {
    const t = scenario({
      cards: real("xy8-107"),
      you: {
        active: { name: "Xerneas", damage: 80, energy: ["Fairy Energy", "Fairy Energy", "Water Energy", "Water Energy"] },
        hand: ["Potion"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.play("Potion").attack("Power Creation");
    expect(t.opponent.active?.damage).toBe(160);
  });

  it("CMP-483 the Energy that High-Heat Blast needs counts among the four", () => {
    const damage = (benched: string[]) =>
      scenario({
        cards: real("sm10-25"),
        edition: "sm",
        you: { active: { name: "Volcanion", energy: ["Fire Energy", "Fire Energy"] }, bench: [{ name: "Froakie", energy: benched }] },
      }).attack("High-Heat Blast").opponent.active?.damage;
    expect([damage(["Fire Energy", "Fire Energy"]), damage(["Fire Energy"])]).toEqual([110, 50]);
  });

  it("CMP-2411 Spiritual End puts no counter where there is none, and three more on one", () => {
    const t = scenario({
      cards: real("me05-035", "me05-005"),
      edition: "sv",
      you: { active: { name: "Spiritomb", energy: ["Psychic Energy"] }, discard: Array.from({ length: 13 }, () => "Poltchageist") },
      opponent: { active: { name: "Snorlax", damage: 10 }, bench: ["Froakie"] },
    });
    t.attack("Spiritual End");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([40, 0]);
  });
});
