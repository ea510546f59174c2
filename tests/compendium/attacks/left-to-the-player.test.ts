import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("What an attack leaves to its player", () => {
  it("CMP-2219 Aura Jab may attach nothing", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-077"),
      you: {
        active: { name: "Mega Lucario ex", energy: ["Fighting Energy"] },
        bench: ["Chespin", "Froakie"],
        discard: ["Fighting Energy", "Fighting Energy"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Aura Jab").choose();
    expect(t.you.discard).toHaveLength(2);
    expect(t.opponent.active?.damage).toBe(130);
  });

  it("CMP-2304 Regi Charge may attach nothing", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-107"),
      you: { active: { name: "Regirock ex", energy: ["Fighting Energy"] }, discard: ["Fighting Energy", "Fighting Energy"] },
    });
    t.attack("Regi Charge").choose();
    expect(t.you.active?.energy).toHaveLength(1);
  });

  it("CMP-2303 Burning Charge that attaches nothing shuffles the deck all the same", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv08.5-014"),
      you: { active: { name: "Flareon ex", energy: ["Fire Energy", "Fire Energy"] }, bench: ["Chespin"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Burning Charge").choose();
    expect(t.happened("shuffled")).toMatchObject([{ seat: 0, zone: "deck" }]);
  });

  it("CMP-2313 Double Eater with nothing discarded does no damage, and was the attack of the turn", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-032"),
      you: { active: { name: "Mawile", energy: ["Psychic Energy", "Psychic Energy"] }, hand: ["Water Energy", "Water Energy"] },
    });
    t.attack("Double Eater").choose();
    expect(t.opponent.active?.damage).toBe(0);
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
  });

  it("CMP-2315 Nasty Plot takes a card where the deck has any", () => {
    const t = scenario({
      cards: real("bw1-71"),
      you: { active: { name: "Zoroark", energy: ["Darkness Energy"] }, deck: ["Zubat", "Abra"] },
    });
    t.attack("Nasty Plot");
    expect(t.refusal(t.decision.id, 0, [])).not.toBeNull();
    t.choose("Abra");
    expect(t.you.hand).toEqual(["Abra"]);
  });

  it("CMP-2318 Send Flowers may attach a Special Energy card", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-003"),
      you: {
        active: { name: "Shaymin", energy: ["Grass Energy"] },
        bench: ["Chespin"],
        deck: ["Double Colorless Energy", "Zubat"],
      },
    });
    t.attack("Send Flowers").choose("Double Colorless Energy");
    expect(t.you.bench[0]?.energy).toEqual(["Double Colorless Energy"]);
  });

  it("CMP-2292 Roto Call finds every Pokémon with Rotom in its name", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-092", "sm5-110", "sm5-40"),
      you: { active: { name: "Rotom", energy: ["Water Energy"] }, deck: ["Fan Rotom", "Zubat", "Wash Rotom", "Rotom"] },
    });
    t.attack("Roto Call");
    if (t.options.includes("yes")) t.choose("yes");
    expect(t.options).toEqual(["Rotom", "Fan Rotom", "Wash Rotom"]);
    t.choose("Fan Rotom", "Wash Rotom");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Fan Rotom", "Wash Rotom"]);
  });

  it("CMP-2403 Fruity Aroma that takes all six cards into the hand shuffles no deck", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-001"),
      you: {
        active: { name: "Tropius", energy: ["Grass Energy"] },
        deck: ["Zubat", "Abra", "Chespin", "Froakie", "Voltorb", "Snorlax", "Potion"],
      },
    });
    t.attack("Fruity Aroma");
    if (t.options.includes("yes")) t.choose("yes");
    t.choose("Zubat", "Abra", "Chespin", "Froakie", "Voltorb", "Snorlax");
    expect(t.you.hand).toHaveLength(6);
    expect(t.happened("shuffled")).toEqual([]);
  });

  it("CMP-2413 Wheely Draw with no hand shuffles the deck before it draws", () => {
    const t = scenario({ edition: "me", cards: real("me05-055"), you: { active: { name: "Morpeko ex", energy: ["Darkness Energy"] } } });
    t.attack("Wheely Draw");
    expect(t.you.hand).toHaveLength(6);
    expect(t.happened("shuffled")).toMatchObject([{ seat: 0, zone: "deck" }]);
  });

  it("CMP-2414 Zepto Turn switches its own Pokémon before the Knock Out's place is filled", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-027"),
      you: {
        active: { name: "Mega Zeraora ex", energy: ["Lightning Energy", "Lightning Energy", "Lightning Energy"] },
        bench: ["Chespin", "Froakie"],
      },
      opponent: { active: "Snorlax", bench: ["Abra", "Zubat"] },
    });
    t.attack("Zepto Turn");
    expect(t.decision.seat).toBe(0);
    t.choose("Froakie");
    expect(t.you.active?.name).toBe("Froakie");
    t.choose(0);
    expect(t.decision.seat).toBe(1);
    t.choose("Zubat");
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("CMP-2290 Explosion Y cheapened by Counter Gain discards the two Energy that are there", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-022", "me02.5-186", "sv06-130"),
      you: { active: { name: "Mega Charizard Y ex", energy: ["Fire Energy", "Fire Energy"], tools: ["Counter Gain"] } },
      opponent: { active: "Dragapult ex", bench: ["Abra"], prizes: ["Water Energy"] },
    });
    t.attack("Explosion Y").choose("Dragapult ex");
    expect(t.you.active?.energy).toEqual([]);
    expect(t.opponent.active?.damage).toBe(280);
  });

  it("CMP-2311 Sniper's Eye takes the Colorless Energy off an attack of an Evolution below too", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-011", "me03-012", "sv05-084"),
      you: { active: { name: "Decidueye ex", under: ["Dartrix"] }, bench: ["Relicanth"] },
      opponent: { active: "Charizard-EX", bench: ["Snorlax"], hand: ["Zubat", "Zubat", "Zubat", "Zubat"] },
    });
    t.attack("Feather Shot").choose("Snorlax");
    expect(t.opponent.bench[0]?.damage).toBe(90);
  });

  it("CMP-2409 Skill Thief needs no Energy but its own, whatever the attack copied costs", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-054", "me02.5-155"),
      you: { active: { name: "Thievul", energy: ["Darkness Energy", "Darkness Energy"] } },
      opponent: { active: "N's Zekrom" },
    });
    t.attack("Skill Thief").choose("Rampaging Thunder").choose(0);
    expect(t.you.prizes).toBe(5);
  });

  it("CMP-2402 an attack copied by Skill Thief is an Evolution Pokémon's: Flashing Barrier holds", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-054", "me05-024"),
      you: { active: { name: "Manectric", energy: ["Lightning Energy", "Lightning Energy"] }, bench: ["Charizard-EX"] },
      opponent: { active: { name: "Thievul", energy: ["Darkness Energy", "Darkness Energy"] } },
    });
    t.attack("Flashing Barrier").attach("Water Energy", "Thievul").attack("Skill Thief").choose("Charizard-EX");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-2397 Flashing Barrier holds off an Evolution Pokémon that was put straight into play", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-024"),
      you: { active: { name: "Manectric", energy: ["Lightning Energy", "Lightning Energy"] } },
      opponent: { active: { name: "Chesnaught", energy: ["Grass Energy", "Grass Energy", "Grass Energy", "Grass Energy"] } },
    });
    t.attack("Flashing Barrier").attack("Touchdown");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-2316 Nullifying Zero flips for a Tera Pokémon on the Bench too, which takes no damage", () => {
    const t = scenario({
      edition: "me",
      coins: "HHH",
      cards: real("me03-047", "sv06-130"),
      you: {
        active: {
          name: "Mega Zygarde ex",
          energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy", "Fighting Energy", "Fighting Energy"],
        },
      },
      opponent: { active: "Charizard-EX", bench: ["Charizard-EX", "Dragapult ex"] },
    });
    t.attack("Nullifying Zero");
    expect([t.opponent.active, ...t.opponent.bench].map((pokemon) => pokemon?.damage)).toEqual([150, 150, 0]);
  });

  describe("Infernal Slash, which does nothing without four Fire Energy from the hand", () => {
    const used = (...hand: string[]) =>
      scenario({
        edition: "me",
        cards: real("mep-014", "sv06-130"),
        you: { active: { name: "Ceruledge", energy: ["Fire Energy"] }, hand },
        opponent: { active: "Dragapult ex" },
      }).attack("Infernal Slash");
    const fire = (count: number) => Array.from({ length: count }, () => "Fire Energy");

    it("CMP-2158, CMP-2252 discards none of three", () => {
      const t = used(...fire(3));
      expect([t.opponent.active?.damage, t.you.hand]).toEqual([0, fire(3)]);
    });

    it("CMP-2252 asks all the same where the hand has four cards, so that nobody learns what they are", () => {
      const t = used(...fire(3), "Zubat").choose();
      expect([t.opponent.active?.damage, t.you.hand.length]).toEqual([0, 4]);
    });

    it("CMP-2252 discards four, or none, and no number between", () => {
      const t = used(...fire(5));
      expect(() => t.choose(...fire(3))).toThrow("constraint");
      t.choose(...fire(4));
      expect([t.opponent.active?.damage, t.you.hand]).toEqual([220, fire(1)]);
    });
  });

  it.each([
    [0, ["no"]],
    [60, ["yes", "yes", "no"]],
    [180, ["yes", "yes", "yes", "yes", "yes", "yes"]],
  ])("CMP-523 Mining Rush discards one card after another: %i damage", (damage, answers) => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh2-147"),
      you: { active: { name: "Diggersby", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: "Charizard-EX", bench: ["Zubat"] },
    });
    t.attack("Mining Rush");
    for (const [before, answer] of answers.entries()) {
      expect(t.you.discard).toHaveLength(before);
      t.choose(answer);
    }
    expect(t.happened("damaged")).toMatchObject(damage === 0 ? [] : [{ amount: damage }]);
    if (t.asked === "takePrizes") t.choose(0, 1);
  });

  it("CMP-523 so does Fireball Fever, as far as the deck goes", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh12.5-023"),
      you: { active: { name: "Simisear VSTAR", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] }, deck: ["Zubat", "Abra"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Fireball Fever").choose("yes").choose("yes");
    expect([t.you.discard, t.opponent.active?.damage]).toEqual([["Zubat", "Abra"], 120]);
  });
});
