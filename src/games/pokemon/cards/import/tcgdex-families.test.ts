import { describe, expect, it } from "vitest";
import { ImportFault } from "./fault";
import { compiledPrint } from "./imported-card";
import { printedCard } from "./tcgdex";
import { tcgdexPokemon as pokemon, tcgdexRecord as record } from "./testing";

describe("names and marks", () => {
  it("NAME-02 makes one name of the spellings with and without a hyphen", () => {
    for (const name of ["Mossling EX", "Mossling-EX"])
      expect(pokemon({ name: { en: name }, suffix: "EX" })).toMatchObject({ name: "Mossling-EX", marks: ["EX"] });
  });

  it.each([
    ["Nidoran ♀", "Nidoran♀"],
    ["Ho-oh", "Ho-Oh"],
    ["Ho Oh", "Ho-Oh"],
    ["_________'s Pikachu", "_____'s Pikachu"],
  ])("NAME-02 makes one name of the ways in which records write it (%s)", (recorded, name) => {
    expect(pokemon({ name: { en: recorded } }).name).toBe(name);
  });

  it("keeps ex and EX apart", () => {
    expect(pokemon({ name: { en: "Mossling ex" }, suffix: "ex" }).marks).toEqual(["ex"]);
  });

  it("FAM-02 derives Mega and Primal with what they evolve from", () => {
    expect(pokemon({ name: { en: "M Mossling EX" }, stage: "MEGA" })).toMatchObject({
      name: "M Mossling-EX",
      stage: "Mega",
      marks: ["EX", "Mega"],
      evolvesFrom: ["Mossling-EX"],
    });
    expect(pokemon({ name: { en: "Primal Mossling EX" }, stage: "MEGA" })).toMatchObject({
      marks: ["EX", "Primal"],
      evolvesFrom: ["Mossling-EX"],
    });
  });

  it("FAM-03 derives BREAK", () => {
    expect(pokemon({ name: { en: "Mossling BREAK" }, stage: "BREAK" })).toMatchObject({
      marks: ["BREAK"],
      stage: "BREAK",
      evolvesFrom: ["Mossling"],
    });
  });

  it("FAM-16 knows ACE SPEC by rarity and by name", () => {
    const item = {
      category: "Trainer",
      trainerType: "Item",
      effect: { en: "Draw 2 cards." },
      hp: undefined,
      types: undefined,
      stage: undefined,
      attacks: undefined,
    };
    expect(printedCard(record({ ...item, rarity: "ACE SPEC Rare" })).marks).toEqual(["ACE SPEC"]);
    const computerSearch = (set: string) => printedCard(record({ ...item, set, name: { en: "Computer Search" } })).marks;
    expect([computerSearch("bw7"), computerSearch("base1")]).toEqual([["ACE SPEC"], []]);
  });

  describe("FAM-12 Tera", () => {
    const ex = (part: object) => pokemon({ set: "sv03", name: { en: "Mossling ex" }, suffix: "ex", ...part });
    const attack = (...cost: string[]) => [{ name: { en: "Bash" }, cost, damage: 20 }];

    it("is known by attacks that ask for another type than the card's, or for three", () => {
      expect(ex({ types: ["Darkness"], attacks: attack("Fire", "Colorless") }).marks).toEqual(["ex", "Tera"]);
      expect(ex({ types: ["Colorless"], attacks: attack("Grass", "Water", "Lightning") }).marks).toEqual(["ex", "Tera"]);
    });

    it("is not what asks for its own type, for none, or is a Dragon", () => {
      expect(ex({ types: ["Fire"], attacks: attack("Fire", "Water") }).marks).toEqual(["ex"]);
      expect(ex({ types: ["Fire"], attacks: attack("Colorless") }).marks).toEqual(["ex"]);
      expect(ex({ types: ["Dragon"], attacks: attack("Fire", "Water") }).marks).toEqual(["ex"]);
      expect(pokemon({ set: "xy9", name: { en: "Mossling-EX" }, types: ["Darkness"], attacks: attack("Fire") }).marks).toEqual(["EX"]);
    });

    it("is a list where the type is the Pokémon's own", () => {
      expect(ex({ set: "sv02", name: { en: "Dedenne ex" } }).marks).toEqual(["ex", "Tera"]);
      expect(ex({ set: "sv06", name: { en: "Dedenne ex" } }).marks).toEqual(["ex"]);
    });

    it("has its rule as a mark, and not as an Ability", () => {
      const rule =
        "As long as this Pokémon is on your Bench, prevent all damage done to this Pokémon by attacks (both yours and your opponent's).";
      const abilities = [{ type: "Ability", name: { en: "Tera" }, effect: { en: rule } }];
      expect(ex({ abilities })).toMatchObject({ marks: ["ex", "Tera"], abilities: [] });
      expect(pokemon({ abilities })).toMatchObject({ marks: [], abilities: [{ name: "Tera" }] });
    });
  });

  it("FAM-17 leaves Koraidon and Miraidon of before the marks without one", () => {
    expect(pokemon({ set: "sv04.5", regulationMark: "G", name: { en: "Koraidon ex" } }).marks).toEqual(["ex"]);
    expect(pokemon({ set: "sv05", regulationMark: "H", name: { en: "Koraidon ex" } }).marks).toEqual(["ex", "Ancient"]);
    expect(pokemon({ set: "sv04.5", regulationMark: "G", name: { en: "Iron Treads ex" } }).marks).toEqual(["ex", "Future"]);
  });

  it("FAM-17 knows Team Plasma, Ancient and Future", () => {
    const plasma = "If this Pokémon has any Plasma Energy attached to it, this attack does 20 more damage.";
    const attacks = [{ name: { en: "Bash" }, damage: 20, effect: { en: plasma } }];
    expect(pokemon({ set: "bwp", attacks }).marks).toEqual(["Team Plasma"]);
    // Of two prints of Magnezone one is Team Plasma's.
    expect(pokemon({ set: "bw8", localId: "46" }).marks).toEqual(["Team Plasma"]);
    expect(pokemon({ set: "bw8", localId: "47" }).marks).toEqual([]);
    expect(printedCard(record({ set: "bw10", category: "Trainer", trainerType: "Tool", name: { en: "Reversal Trigger" } })).marks).toEqual([
      "Team Plasma",
    ]);
    expect(printedCard(record({ set: "bw10", category: "Trainer", trainerType: "Tool", name: { en: "Silver Bangle" } })).marks).toEqual([]);
    expect(pokemon({ set: "sv05", name: { en: "Great Tusk" } }).marks).toEqual(["Ancient"]);
    expect(pokemon({ set: "sv01", name: { en: "Great Tusk" } }).marks).toEqual([]);
    expect(pokemon({ set: "sv05", name: { en: "Iron Crown ex" } }).marks).toEqual(["ex", "Future"]);
  });

  it("strips the gear logo and a second language from names", () => {
    const tool = { category: "Trainer", trainerType: "Tool", hp: undefined, types: undefined, stage: undefined, attacks: undefined };
    expect(printedCard(record({ ...tool, name: { en: "Head Ringer Team Flare Hyper Gear" } }))).toMatchObject({
      name: "Head Ringer",
      marks: ["Team Flare Hyper Gear"],
    });
    expect(pokemon({ name: { en: "ナッシー[Exeggutor]" } }).name).toBe("Exeggutor");
  });
});

describe("families and facts of other eras", () => {
  const inSet = (set: string, part: object) => pokemon({ set, id: `${set}-1`, ...part });

  it("FAM-25 a Mega Evolution Pokémon ex has a mark of its own, keeps its Stage and is no Pokémon-EX", () => {
    const mega = inSet("me01", { name: { en: "Mega Ivysaur ex" }, suffix: "ex", stage: "Stage1", evolveFrom: { en: "Bulbasaur" } });
    expect(mega).toMatchObject({ name: "Mega Ivysaur ex", marks: ["ex", "Mega ex"], stage: "Stage 1", evolvesFrom: ["Bulbasaur"] });
  });

  it("finds the Stage that is missing by what the Pokémon evolves from", () => {
    const stage = (name: string, from: string | undefined, part: object = {}) =>
      inSet("sm1", { name: { en: name }, stage: undefined, ...(from && { evolveFrom: { en: from } }), ...part }).stage;
    expect([stage("Umbreon GX", "Eevee"), stage("Decidueye GX", "Dartrix"), stage("Tapu Koko GX", undefined)]).toEqual([
      "Stage 1",
      "Stage 2",
      "Basic",
    ]);
    expect([stage("Alolan Ninetales GX", "Alolan Vulpix"), stage("Solgaleo GX", "Cosmoem")]).toEqual(["Stage 1", "Stage 2"]);
    // Some records call an evolved Pokémon Basic; one that only a Baby comes before is Basic.
    expect([stage("Ampharos ex", "Flaaffy", { stage: "Basic" }), stage("Pikachu", "Pichu", { stage: "Basic" })]).toEqual([
      "Stage 2",
      "Basic",
    ]);
  });

  it("takes the stage of the species where the record names neither stage nor what it evolves from, and leaves Pokémon-EX Basic", () => {
    const ofSpecies = (name: string) => inSet("smp", { name: { en: name }, stage: undefined });
    expect(ofSpecies("Blastoise GX")).toMatchObject({ stage: "Stage 2", evolvesFrom: ["Wartortle"] });
    expect(ofSpecies("Blastoise-EX")).toMatchObject({ stage: "Basic" });
  });

  it("finds what a Pokémon evolves from where the record does not say, its owner's Pokémon and Dark ones too", () => {
    const from = (name: string, stage = "Stage1") => inSet("ex4", { name: { en: name }, stage }).evolvesFrom;
    expect([from("Team Aqua's Sealeo"), from("Dark Gyarados"), from("Dark Venusaur", "Stage2")]).toEqual([
      ["Team Aqua's Spheal"],
      ["Magikarp"],
      ["Dark Ivysaur"],
    ]);
    expect([from("Blaziken ex", "Stage2"), from("Kabuto")]).toEqual([["Combusken"], ["Mysterious Fossil"]]);
    expect(() => from("Mossling")).toThrow(ImportFault);
  });

  it("NAME-02 what a Pokémon evolves from has the hyphen too", () => {
    expect(inSet("sm1", { name: { en: "Mossling" }, stage: "Stage1", evolveFrom: { en: "Sprout GX" } }).evolvesFrom).toEqual(["Sprout-GX"]);
  });

  it("FAM-10 a piece of a V-UNION is a card of its own that evolves from nothing", () => {
    expect(inSet("swshp", { name: { en: "Mossling V-UNION" }, stage: "V-UNION" })).toMatchObject({
      stage: "V-UNION",
      marks: ["V-UNION"],
      evolvesFrom: [],
    });
  });

  it("FAM-10 the pieces of a V-UNION have the Retreat Cost that the source left out", () => {
    const piece = { name: { en: "Mewtwo V-UNION" }, stage: "V-UNION", retreat: 0 };
    expect(inSet("swshp", piece)).toMatchObject({ retreatCost: 2 });
    expect(inSet("swshp", { ...piece, retreat: 3 })).toMatchObject({ retreatCost: 3 });
  });

  it("FAM-24 LEGEND, LV.X and their levels", () => {
    expect(inSet("hgss3", { name: { en: "Mossling & Sprout LEGEND" }, suffix: "Legend" })).toMatchObject({
      stage: "LEGEND",
      marks: ["LEGEND"],
    });
    expect(inSet("dp1", { name: { en: "Mossling" }, stage: "LEVEL-UP" })).toMatchObject({
      stage: "LV.X",
      marks: ["LV.X"],
      evolvesFrom: ["Mossling"],
    });
  });

  it("FAM-26 Pokémon ☆ in any spelling, and the Shining Pokémon of which a deck holds one", () => {
    expect(inSet("ex11", { name: { en: "Mossling Star" } })).toMatchObject({ name: "Mossling ☆", marks: ["Star"] });
    expect(inSet("ex15", { name: { en: "Mossling ☆ δ" } }).marks).toEqual(["Star", "Delta Species"]);
    expect([inSet("neo4", { name: { en: "Shining Mossling" } }).marks, inSet("sm3.5", { name: { en: "Shining Mossling" } }).marks]).toEqual(
      [["Shining"], []],
    );
  });

  it("FAM-07 an Unown of the letter V is no Pokémon V", () => {
    expect(inSet("dp6", { name: { en: "Unown V" } }).marks).toEqual([]);
  });

  it("FAM-27 the oldest prints have Pokémon Powers, whatever their records say", () => {
    const power = { type: "Poke-POWER", name: { en: "Sap Flow" }, effect: { en: "Draw a card." } };
    const kind = (set: string, id: string) => inSet(set, { id, abilities: [power] }).abilities[0]?.kind;
    expect([kind("base4", "base4-2"), kind("basep", "basep-47"), kind("basep", "basep-53")]).toEqual([
      "Pokémon Power",
      "Pokémon Power",
      "Poké-Power",
    ]);
  });

  it("evolves from a Pokémon of the same owner, and from a name that is whole", () => {
    const from = (name: string, evolveFrom: string) =>
      inSet("gym1", { name: { en: name }, stage: "Stage1", evolveFrom: { en: evolveFrom } }).evolvesFrom;
    expect([from("Erika's Gloom", "Oddish"), from("Misty's Seaking", "Misty's Goldeen"), from("Alolan Raichu", "Pikachu")]).toEqual([
      ["Erika's Oddish"],
      ["Misty's Goldeen"],
      ["Pikachu"],
    ]);
    expect(from("Nidorina δ", "Nidoran?")).toEqual(["Nidoran♀"]);
    expect(inSet("base5", { name: { en: "Dark Alakazam" }, stage: "Stage2", evolveFrom: { en: "Kadabra" } }).evolvesFrom).toEqual([
      "Dark Kadabra",
    ]);
  });

  it("FAM-28 the Pokémon of the Elite Four are Pokémon SP", () => {
    expect(inSet("pl2", { name: { en: "Mossling E4" } }).marks).toEqual(["SP"]);
  });

  it("FAM-28, FAM-29 Pokémon SP and Baby Pokémon by their sets", () => {
    expect([inSet("pl1", { name: { en: "Mossling G" } }).marks, inSet("dp1", { name: { en: "Unown C" } }).marks]).toEqual([["SP"], []]);
    expect(inSet("ecard1", { name: { en: "Pichu" }, stage: "Baby" })).toMatchObject({ stage: "Basic", marks: ["Baby"] });
    expect([inSet("neo1", { name: { en: "Pichu" } }).marks, inSet("hgss1", { name: { en: "Pichu" } }).marks]).toEqual([["Baby"], []]);
  });

  it("FAM-14, FAM-05 Prism Star and TAG TEAM on every kind of card", () => {
    const trainer = (set: string, name: string) =>
      printedCard(
        record({ set, id: `${set}-1`, name: { en: name }, category: "Trainer", trainerType: "Supporter", effect: { en: "Draw 2 cards." } }),
      ).marks;
    expect([trainer("sm6", "Mossling ◇"), trainer("sm12", "Ann & Ben"), trainer("sm7", "Ann & Ben")]).toEqual([
      ["Prism Star"],
      ["TAG TEAM"],
      [],
    ]);
  });

  it("FAM-17 Ultra Beasts by their species in Sun & Moon, Battle Styles by their sets and names", () => {
    expect([inSet("sm6", { name: { en: "Naganadel GX" } }).marks, inSet("sv04", { name: { en: "Kartana" } }).marks]).toEqual([
      ["GX", "Ultra Beast"],
      [],
    ]);
    const necrozma = ["Ultra Necrozma GX", "Dusk Mane Necrozma GX", "Necrozma GX"].map((name) =>
      inSet("sm6", { name: { en: name } }).marks.at(-1),
    );
    expect(necrozma).toEqual(["Ultra Beast", "Ultra Beast", "GX"]);
    expect(inSet("swsh6", { name: { en: "Single Strike Urshifu" } }).marks).toEqual(["Single Strike"]);
    expect([inSet("swsh5", { name: { en: "Octillery" } }).marks, inSet("swsh4", { name: { en: "Octillery" } }).marks]).toEqual([
      ["Rapid Strike"],
      [],
    ]);
    const inteleon = ["D", "E"].map((regulationMark) => inSet("swshp", { name: { en: "Inteleon" }, regulationMark }).marks);
    expect(inteleon).toEqual([[], ["Rapid Strike"]]);
    expect(inSet("swshp", { name: { en: "Deoxys" } }).marks).toEqual(["Single Strike", "Rapid Strike", "Fusion Strike"]);
  });

  it("FAM-12 Tera Pokémon ex of every later series, and none among the Pokémon ex of 2003 or the Mega Evolutions", () => {
    const psychic = { types: ["Grass"], attacks: [{ name: { en: "Bash" }, cost: ["Psychic"], damage: 20 }] };
    const marks = (set: string, name: string) => inSet(set, { name: { en: name }, suffix: "ex", ...psychic }).marks;
    expect([marks("me02.5", "Mossling ex"), marks("ex9", "Mossling ex"), marks("me01", "Mega Mossling ex")]).toEqual([
      ["ex", "Tera"],
      ["ex"],
      ["ex", "Mega ex"],
    ]);
  });

  it("ED-13 Weakness +20, ×2 where the symbol stands alone; Resistance −30 there", () => {
    const weakness = (value?: string) => pokemon({ weaknesses: [{ type: "Fire", value }] }).weaknesses[0];
    expect([weakness("+20"), weakness("20")]).toEqual(Array.from({ length: 2 }, () => ({ type: "Fire", operator: "+", value: 20 })));
    expect([weakness(""), weakness()]).toEqual(Array.from({ length: 2 }, () => ({ type: "Fire", operator: "×", value: 2 })));
    expect(pokemon({ resistances: [{ type: "Water", value: "" }] }).resistances).toEqual([{ type: "Water", operator: "-", value: 30 }]);
  });

  it("FAM-27 Pokémon Powers, Poké-Powers and Poké-Bodies are kinds of their own", () => {
    const kinds = ["Pokemon Power", "Poke-POWER", "Poke-BODY", "Ability"].map(
      (type) => pokemon({ abilities: [{ type, name: { en: "Moss" }, effect: { en: "Draw a card." } }] }).abilities[0]?.kind,
    );
    expect(kinds).toEqual(["Pokémon Power", "Poké-Power", "Poké-Body", "Ability"]);
  });

  it("a Trainer card of the time before kinds is what it says", () => {
    const kind = (en: string, trainerType?: string) => {
      const card = printedCard(record({ category: "Trainer", trainerType, effect: { en } }));
      return card.category === "Trainer" ? card.kind : null;
    };
    expect(kind("Draw 2 cards.")).toBe("Item");
    expect(kind("This card stays in play when you play it. Discard this card if another Stadium card comes into play.")).toBe("Stadium");
    expect(kind("Attach Moss to 1 of your Pokémon that doesn't already have a Pokémon Tool attached to it.")).toBe("Pokémon Tool");
    expect(kind("Draw 2 cards.", "Rocket's Secret Machine")).toBe("Item");
  });

  it("FAM-09 a Pokémon VSTAR without its VSTAR Power is not playable, and says why", () => {
    const vstar = (part: object) =>
      compiledPrint(inSet("swsh10", { name: { en: "Mossling VSTAR" }, stage: "VSTAR", evolveFrom: { en: "Mossling V" }, ...part }));
    expect(vstar({})).toMatchObject({ failures: [{ sentence: "The source has no VSTAR Power for this card." }] });
    const power = {
      name: { en: "Star Moss" },
      cost: ["Grass"],
      effect: { en: "Draw 2 cards. (You can't use more than 1 VSTAR Power in a game.)" },
    };
    expect(vstar({ attacks: [power] })).toHaveProperty("definition");
  });
});
