import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Trainer cards and Energy of 2023 and 2024", () => {
  it("CMP-2066, CMP-2067 Surfer is played with an empty deck, not without a Bench", () => {
    const may = (side: { readonly deck?: readonly string[]; readonly bench?: readonly string[] }) =>
      scenario({ edition: "me", cards: real("me02.5-200"), you: { hand: ["Surfer"], ...side } }).canPlay("Surfer");
    expect([may({ deck: [], bench: ["Abra"] }), may({ bench: [] })]).toEqual([true, false]);
  });

  it("CMP-2001 an attack that costs nothing costs one Energy under Pokémon League Headquarters", () => {
    const may = (energy: readonly string[]) =>
      scenario({
        edition: "sv",
        cards: real("sv03-080", "sv03-192"),
        stadium: "Pokémon League Headquarters",
        you: { active: { name: "Cleffa", energy } },
      }).canAttack("Grasping Draw");
    expect([may([]), may(["Water Energy"])]).toEqual([false, true]);
  });

  it("CMP-2009 Reversal Energy provides one Energy where its effect does not apply", () => {
    const may = (name: string, prizes: number) =>
      scenario({
        edition: "sv",
        cards: real("sv02-192", "sv01-147"),
        you: { active: { name, energy: ["Reversal Energy"] } },
        opponent: { bench: ["Abra"], prizes: Array.from({ length: prizes }, () => "Water Energy") },
      }).canAttack();
    expect([may("Zangoose", 1), may("Quilladin", 6), may("Quilladin", 1)]).toEqual([false, false, true]);
  });

  it("CMP-2011 Food Prep cheapens the attack of a Technical Machine too", () => {
    const may = (kofu: number) =>
      scenario({
        edition: "sv",
        cards: real("sv07-042", "sv07-138", "sv04.5-090"),
        you: {
          active: { name: "Crabominable", tools: ["Technical Machine: Crisis Punch"] },
          discard: Array.from({ length: kofu }, () => "Kofu"),
        },
        opponent: { prizes: ["Water Energy"] },
      }).canAttack("Crisis Punch");
    expect([may(2), may(3)]).toEqual([false, true]);
  });

  it("CMP-2027 the only Energy that Crispin finds goes to the hand", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-133"),
      you: { hand: ["Crispin"], deck: ["Fire Energy", "Zubat"] },
    });
    t.play("Crispin").choose("Fire Energy");
    expect(t.you.hand).toEqual(["Fire Energy"]);
    expect(t.you.active?.energy).toEqual([]);
  });

  it("CMP-2038 a Fossil in hand is an Item: Enveloping Shadow holds it back", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("sv01-087", "sv03.5-152"),
      you: { active: { name: "Shuppet", energy: ["Psychic Energy"] } },
      opponent: { hand: ["Antique Dome Fossil"] },
    });
    t.attack("Enveloping Shadow");
    expect(t.canPlay("Antique Dome Fossil")).toBe(false);
  });

  it("CMP-1963 Boxed Order ends the turn though it finds nothing", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-143"),
      you: { hand: ["Boxed Order"], deck: ["Zubat", "Potion"] },
    });
    t.play("Boxed Order").choose();
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
  });

  it("CMP-1966 Cursed Shovel is a Tool: Reassuring Dam does not keep the deck from it", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh2-157", "swsh10.5-060"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench: ["Bibarel"], deck: ["Zubat", "Abra", "Chespin"] },
      opponent: { active: { name: "Abra", tools: ["Cursed Shovel"] }, bench: ["Chespin"] },
    });
    t.attack("Stoke").choose(0);
    expect(t.you.discard).toEqual(expect.arrayContaining(["Zubat", "Abra"]));
  });

  it("CMP-1985 Accompanying Flute is not played against a full Bench", () => {
    const may = (bench: readonly string[]) =>
      scenario({ edition: "sv", cards: real("sv06-142"), you: { hand: ["Accompanying Flute"] }, opponent: { bench } }).canPlay(
        "Accompanying Flute",
      );
    expect([may(["Abra"]), may(["Abra", "Zubat", "Chespin", "Froakie", "Voltorb"])]).toEqual([true, false]);
  });

  it("CMP-1986 Accompanying Flute may put down nobody", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-142"),
      you: { hand: ["Accompanying Flute"] },
      opponent: { deck: ["Zubat", "Potion", "Water Energy", "Water Energy", "Water Energy", "Abra"] },
    });
    t.play("Accompanying Flute");
    if (t.options.includes("yes")) t.choose("no");
    else t.choose();
    expect(t.opponent.bench).toEqual([]);
  });

  it("CMP-1987 Carmine is played on the first turn of the player who goes first, and on later ones", () => {
    const may = (turn: number, card: string) =>
      scenario({ edition: "sv", turn, cards: real("sv06-145"), you: { hand: [card, "Zubat"] } }).canPlay(card);
    expect([may(1, "Carmine"), may(3, "Carmine"), may(1, "Tierno")]).toEqual([true, true, false]);
  });

  it("CMP-1946 Moonlit Hill is not used to discard an Energy while nobody is damaged", () => {
    const may = (damage: number) =>
      scenario({
        edition: "sv",
        cards: real("sv04.5-081"),
        stadium: "Moonlit Hill",
        you: { active: { name: "Snorlax", damage }, hand: ["Psychic Energy"] },
      }).offersStadium();
    expect([may(30), may(0)]).toEqual([true, false]);
  });

  it("CMP-1938 a Splash Energy that Fillet Memento moves away no longer returns its Pokémon to the hand", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-054", "xy9-113"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Veluza", damage: 100, energy: ["Splash Energy"] }, bench: ["Froakie"] },
    });
    t.attack("Stoke");
    while (t.asked !== "main") t.choose(t.asked === "takePrizes" ? 0 : (t.options[0] ?? ""));
    expect(t.opponent.active).toMatchObject({ name: "Froakie", energy: ["Splash Energy"] });
    expect(t.opponent.discard).toContain("Veluza");
  });

  it("CMP-1928 Squawk and Seize is for the first turn alone", () => {
    const may = (turn: number) =>
      scenario({ edition: "sv", turn, cards: real("sv02-169"), you: { bench: ["Squawkabilly ex"], hand: ["Zubat"] } }).canUse(
        "Squawk and Seize",
      );
    expect([may(1), may(3)]).toEqual([true, false]);
  });
});
