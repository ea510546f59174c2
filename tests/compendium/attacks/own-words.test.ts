import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Attacks used by another text's leave", () => {
  it("CMP-2094 Genome Hacking that copied Angelite may copy it again on the next turn: the attack used was Genome Hacking", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-151", "sv08.5-041"),
      you: { active: { name: "Mew ex", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
      opponent: { active: "Sylveon ex", bench: ["Zubat", "Abra", "Chespin", "Froakie"] },
    });
    t.attack("Genome Hacking").choose("Angelite").choose("Zubat", "Abra").endTurn();
    t.attack("Genome Hacking").choose("Angelite");
    expect(t.opponent.bench).toEqual([]);
  });

  it("CMP-2157 only the cost of the attack that copies is paid, not that of the attack copied", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-098", "sv09-027"),
      you: { active: { name: "N's Zoroark ex", energy: ["Darkness Energy", "Darkness Energy"] }, bench: ["N's Darmanitan"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Night Joker").choose("Flamebody Cannon");
    expect(t.opponent.active?.damage).toBe(90);
  });

  it("CMP-2093 a Festival Lead that Midnight Fluttering took away is back when Flutter Mane is Knocked Out by the first attack", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-018", "sv06-149", "sv05-078"),
      stadium: "Festival Grounds",
      you: { active: { name: "Dipplin", energy: ["Grass Energy"] }, bench: ["Zubat", "Abra", "Chespin", "Froakie", "Voltorb"] },
      opponent: { active: "Flutter Mane", bench: ["Charizard-EX", "Snorlax"] },
    });
    t.attack("Do the Wave").choose(0).choose("Charizard-EX").attack("Do the Wave");
    expect(t.opponent.active).toMatchObject({ name: "Charizard-EX", damage: 100 });
  });

  it("CMP-2181 Meloetta ex may use the attack of a Technical Machine on the first turn of the player who goes first", () => {
    const t = scenario({
      edition: "sv",
      turn: 1,
      cards: real("sv10.5b-044", "sv04-178"),
      you: {
        active: { name: "Meloetta ex", energy: ["Psychic Energy"], tools: ["Technical Machine: Evolution"] },
        bench: ["Chespin"],
        deck: ["Quilladin", "Water Energy"],
      },
    });
    t.attack("Evolution").choose("Chespin").choose("Quilladin");
    expect(t.you.bench[0]?.name).toBe("Quilladin");
  });

  it("CMP-2191 Echoed Voice does its bonus on each next turn, which does not grow", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5b-044", "sv06-130"),
      you: { active: { name: "Meloetta ex", energy: ["Psychic Energy"] } },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Echoed Voice").endTurn().attack("Echoed Voice").endTurn().attack("Echoed Voice");
    expect(t.opponent.active?.damage).toBe(30 + 110 + 110);
  });
});

describe("Attacks that need a choice of cards or none", () => {
  it("CMP-2189 the card that Brighten and Burn looks at stays on top where it is not discarded", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5w-016"),
      you: { active: { name: "Litwick", energy: ["Fire Energy"] }, deck: ["Zubat", "Abra"] },
    });
    t.attack("Brighten and Burn").choose("no").endTurn();
    expect(t.you.hand).toEqual(["Zubat"]);
  });

  it("CMP-2199 Odor Sleuth with a heads takes a card, it is not left to its player", () => {
    const t = scenario({
      cards: real("bw1-83"),
      coins: "HTT",
      you: { active: { name: "Stoutland", energy: ["Water Energy", "Water Energy"] }, discard: ["Zubat", "Abra"] },
    });
    t.attack("Odor Sleuth");
    expect(t.refusal(t.decision.id, 0, [])).not.toBeNull();
    t.choose("Abra");
    expect(t.you.hand).toEqual(["Abra"]);
  });

  it("CMP-2156 an Active Pokémon that an attack discards is not Knocked Out: no Prize card", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh2-150"),
      coins: "H",
      you: { active: { name: "Bewear", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: "Zubat", bench: ["Chespin"] },
    });
    t.attack("Big Throw");
    expect(t.opponent.active?.name).toBe("Chespin");
    expect(t.you.prizes).toBe(6);
  });

  it("CMP-2166 Tainted Horn puts its eight counters for the poison alone, not for a burn", () => {
    const t = scenario({
      edition: "sv",
      coins: "T",
      cards: real("svp-217", "sv06-130"),
      you: { active: { name: "Team Rocket's Nidoking ex", energy: ["Darkness Energy", "Darkness Energy", "Darkness Energy"] } },
      opponent: { active: { name: "Dragapult ex", conditions: ["Burned"] } },
    });
    t.attack("Tainted Horn");
    expect(t.opponent.active?.damage).toBe(100 + 80 + 20);
  });

  it("CMP-2200 Retaliate counts a Knock Out for which no Prize card was taken", () => {
    const t = scenario({
      cards: real("bw11-84", "bw9-107"),
      you: {
        active: { name: "Abra", tools: ["Life Dew"] },
        bench: [{ name: "Terrakion", energy: ["Fighting Energy", "Fighting Energy"] }],
      },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.endTurn().attack("Stoke");
    expect(t.opponent.prizes).toBe(6);
    t.attack("Retaliate");
    expect(t.opponent.active?.damage).toBe(90);
  });

  it("CMP-2195 Gale Thrust has no bonus where its Pokémon came up on the opponent's turn", () => {
    const t = scenario({
      cards: real("xy9-76"),
      you: { active: "Abra", bench: [{ name: "Scizor-EX", energy: ["Metal Energy", "Metal Energy"] }] },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.endTurn().attack("Stoke").choose(0).attack("Gale Thrust");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-2198 a Pokémon without damage is not healed, so Lively Needles has no bonus after Fennel", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5b-008", "sv10.5b-082"),
      you: { active: { name: "Maractus", energy: ["Grass Energy"] }, bench: [{ name: "Chespin", damage: 20 }], hand: ["Fennel"] },
    });
    t.play("Fennel").attack("Lively Needles");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("CMP-2188 Bite Together has one bonus, however many Durant are on the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5w-070"),
      you: { active: { name: "Durant", energy: ["Metal Energy"] }, bench: ["Durant", "Durant"] },
    });
    t.attack("Bite Together");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-2130 Seek Inspiration may use an attack of the card it discards on two turns in a row", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-058", "xy12-51"),
      you: {
        active: { name: "Slowking", energy: ["Psychic Energy", "Psychic Energy"] },
        deck: ["Mewtwo", "Water Energy", "Mewtwo", "Water Energy"],
      },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.attack("Seek Inspiration").choose("Barrier").attack("Stoke");
    t.attack("Seek Inspiration").choose("Barrier").attack("Stoke");
    expect(t.you.active?.damage).toBe(0);
  });
});
