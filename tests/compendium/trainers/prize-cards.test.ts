import { describe, expect, it } from "vitest";
import { opening, scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Cards that concern Prize cards", () => {
  it("CMP-1556 Peonia is played as the last card in hand", () => {
    const t = scenario({ edition: "swsh", cards: real("swsh6-149"), you: { hand: ["Peonia"], prizes: ["Chespin", "Froakie"] } });
    t.play("Peonia").choose(1);
    expect([t.you.hand, t.you.prizes]).toEqual([[], 2]);
  });

  it("CMP-1559 Prize cards that Peonia puts into the hand are not taken", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh6-149", "swsh2-153"),
      you: { active: "Charizard-EX", hand: ["Peonia", "Switch"] },
      opponent: { active: { name: "Dubwool V", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
    });
    t.play("Peonia").choose(1).choose("Switch").endTurn().attack("Revenge Blast");
    expect([t.you.prizes, t.you.active?.damage]).toEqual([6, 120]);
  });

  it("CMP-1555 for a Prize card that lies face up Peonia puts one face down", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh6-149", "bw7-136"),
      you: { hand: ["Town Map", "Peonia", "Switch"], prizes: ["Chespin", "Froakie"] },
    });
    t.play("Town Map").play("Peonia").choose(1).choose("Switch");
    expect(t.view(0).sides[0].prizes).toMatchObject([{ card: "Chespin" }, "down"]);
  });

  it("CMP-1558 what Peonia puts among the Prize cards lies where it was put", () => {
    const t = scenario({
      edition: "swsh",
      shuffled: true,
      cards: real("swsh6-149"),
      you: {
        active: { name: "Machop", energy: ["Fighting Energy"] },
        hand: ["Peonia", "Switch", "Potion"],
        prizes: ["Chespin", "Froakie", "Abra", "Zubat"],
      },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
    });
    t.play("Peonia").choose(1, 3).choose("Switch").choose("Potion").attack("Karate Chop").choose(1);
    expect(t.you.hand).toEqual(["Froakie", "Zubat", "Switch"]);
  });

  it("CMP-1050 in a match for four Prize cards Iris counts none as taken before one is", () => {
    const fill = (count: number) => Array.from({ length: count }, () => "Water Energy");
    const t = opening(
      [
        ["Machop", "Fighting Energy", "Iris", ...fill(57)],
        ["Froakie", ...fill(59)],
      ],
      { cards: real("bw10-81"), prizes: 4 },
    );
    t.chooseAs(0, "Machop").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    t.attach("Fighting Energy", "Machop").endTurn().endTurn().play("Iris").attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-1089 four Missing Clover that come back to the hand take another Prize card", () => {
    const clovers = ["Missing Clover", "Missing Clover", "Missing Clover", "Missing Clover"];
    const puzzles = ["Puzzle of Time", "Puzzle of Time", "Puzzle of Time", "Puzzle of Time"];
    const t = scenario({ edition: "sm", cards: real("sm5-129", "xy9-109"), you: { hand: [...clovers, ...puzzles] } });
    const takes = (place: number) => t.play("Missing Clover").choose("yes").choose(place);
    const bringsTwoBack = () => t.play("Puzzle of Time").choose("yes");
    takes(0);
    bringsTwoBack();
    bringsTwoBack().choose("Missing Clover", "Missing Clover");
    takes(1);
    expect(t.you.prizes).toBe(4);
  });

  it("CMP-2323 Dream Ball, taken in the other player's turn, still brings a Pokémon to fill the Active Spot", () => {
    const t = scenario({
      edition: "me",
      cards: real("sv06.5-020", "swsh7-146"),
      you: { active: "Dusknoir", bench: ["Chespin"] },
      opponent: { active: "Snorlax", prizes: ["Dream Ball", "Water Energy", "Water Energy"], deck: ["Froakie", "Water Energy"] },
    });
    t.useAbility("Cursed Blast").chooseAs(1, 0);
    expect([t.asked, t.options]).toEqual(["useTaken", ["Dream Ball"]]);
    t.choose("Dream Ball").choose("Froakie");
    expect(t.opponent.bench.map(({ name }) => name)).toEqual(["Froakie"]);
    t.chooseAs(0, 0);
    expect([t.opponent.active?.name, t.opponent.discard, t.outcome]).toEqual(["Froakie", ["Snorlax", "Dream Ball"], null]);
  });

  it("CMP-944 Beast Bringer is for six Prize cards left, not for the first of four", () => {
    const taken = (prizes: string[]) => {
      const t = scenario({
        cards: real("sma-SV71", "sm10-164"),
        edition: "sm",
        you: {
          active: {
            name: "Guzzlord-GX",
            energy: ["Darkness Energy", "Darkness Energy", "Darkness Energy", "Darkness Energy", "Darkness Energy"],
            tools: ["Beast Bringer"],
          },
          prizes,
        },
        opponent: { active: "Charizard-EX", bench: ["Froakie"] },
      });
      const { length } = prizes;
      t.attack("Tyrannical Hole").choose(...Array.from({ length: t.decision.min }, (_, place) => place));
      return length - t.you.prizes;
    };
    const prizes = (count: number) => Array.from({ length: count }, () => "Water Energy");
    expect([taken(prizes(6)), taken(prizes(4))]).toEqual([3, 2]);
  });
});
