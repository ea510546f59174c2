import { describe, expect, it } from "vitest";
import { cost } from "@/games/pokemon/engine/testing/cards";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

/** Basic Energy cards by their letters. */
const e = (letters: string): string[] => cost(letters).map((type) => `${type} Energy`);

describe("Attacks, Pump-up Smash to Sky Legends GX", () => {
  it("CMP-560 Pump-up Smash does its damage though there is no Energy in hand, and attaches the one there is", () => {
    const hit = (hand: readonly string[]) => {
      const t = scenario({
        cards: real("bw6-71"),
        you: { active: { name: "Terrakion-EX", energy: e("FFF") }, bench: ["Zubat"], hand },
        opponent: { active: "Charizard-EX" },
      });
      t.attack("Pump-up Smash");
      if (t.asked !== "main") t.choose("Water Energy");
      expect(t.opponent.active?.damage).toBe(90);
      return t.you.bench[0]?.energy;
    };
    expect(hit([])).toEqual([]);
    expect(hit(["Water Energy"])).toEqual(["Water Energy"]);
  });

  it("CMP-561, CMP-562 who is pushed back chooses who comes in", () => {
    const t = scenario({
      cards: real("bw2-16"),
      you: { active: { name: "Sawsbuck", energy: e("WW") } },
      opponent: { active: "Snorlax", bench: ["Zubat", "Froakie"] },
    });
    t.attack("Push Down");
    expect(t.decision.seat).toBe(1);
    t.choose("Froakie");
    expect(t.opponent.active?.name).toBe("Froakie");
  });

  it("CMP-564 Rainbow Burn counts basic Energy only", () => {
    const t = scenario({
      cards: real("bw6-22", "bw6-117"),
      you: { active: { name: "Ho-Oh-EX", energy: [...e("WR"), "Blend Energy Grass Fire Psychic Darkness"] } },
    });
    t.attack("Rainbow Burn");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-565 Colorless is a type for Rainbow Force", () => {
    const t = scenario({
      cards: real("xy8-107"),
      you: { active: { name: "Xerneas", energy: e("YWW") }, bench: ["Snorlax", "Zubat"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Rainbow Force");
    expect(t.opponent.active?.damage).toBe(70);
  });

  it("CMP-566 a Pokémon of two types counts as two for it", () => {
    const t = scenario({
      cards: real("xy8-107"),
      you: { active: { name: "Xerneas", energy: e("YWW") }, bench: ["Volcanion"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Rainbow Force");
    expect(t.opponent.active?.damage).toBe(70);
  });

  it("CMP-570 Reflect Energy does its damage without a Bench to move Energy to", () => {
    const t = scenario({ cards: real("bw5-30"), you: { active: { name: "Glaceon", energy: e("WW") } } });
    t.attack("Reflect Energy");
    expect([t.opponent.active?.damage, t.you.active?.energy]).toEqual([40, e("WW")]);
  });

  it("CMP-572 Return with six cards in hand does its damage and draws none", () => {
    const t = scenario({
      cards: real("bw10-5"),
      you: { active: { name: "Tropius", energy: e("G") }, hand: e("WWWWWW") },
    });
    t.attack("Return");
    expect([t.opponent.active?.damage, t.you.hand.length]).toEqual([10, 6]);
  });

  it("CMP-574 Returning Echo takes one's only Pokémon back on tails, and the match is lost", () => {
    const t = scenario({ cards: real("xy8-72"), coins: "T", you: { active: { name: "Swoobat", energy: e("P") } } });
    t.attack("Returning Echo");
    expect(t.outcome).toMatchObject({ winner: 1 });
  });

  it("CMP-576 Roll Call brings as many as the Bench has room for", () => {
    const t = scenario({
      cards: real("sm2-25", "sm2-23", "sm2-24", "sm2-30"),
      edition: "sm",
      you: {
        active: { name: "Politoed", energy: e("W") },
        bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"],
        deck: ["Potion", "Potion"],
      },
    });
    expect(t.canAttack("Roll Call")).toBe(true);
    t.attack("Roll Call");
    expect(t.you.bench).toHaveLength(5);
  });

  it("CMP-578 Roost with little damage heals what there is", () => {
    const t = scenario({ cards: real("bw2-26"), you: { active: { name: "Ducklett", energy: e("W"), damage: 10 } } });
    t.attack("Roost");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-580 the Poison of Koga's Trap replaces a stronger one", () => {
    const t = scenario({
      cards: real("sm10-177", "bw3-10"),
      edition: "sm",
      you: { active: { name: "Amoonguss", energy: e("G") }, hand: ["Koga's Trap"] },
    });
    t.attack("Toxic").endTurn();
    expect(t.opponent.active?.damage).toBe(40);
    t.play("Koga's Trap").endTurn();
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-584 Mystic Heart guards against Shadow Stitching where its own Pokémon has Metal Energy, too", () => {
    const after = (energy: readonly string[]) => {
      const t = scenario({
        cards: real("xy9-40", "xy11-75"),
        you: { active: { name: "Greninja", energy: e("W") } },
        opponent: {
          active: "Snorlax",
          bench: [
            { name: "Magearna-EX", energy },
            { name: "Delphox", energy: e("M") },
          ],
        },
      });
      t.attack("Shadow Stitching");
      return t.canUse("Mystical Fire");
    };
    expect([after(e("M")), after([])]).toEqual([true, false]);
  });

  it("CMP-585 Metal Fortress of the Active Pokémon guards nobody against Shadow Stitching", () => {
    const t = scenario({
      cards: real("xy9-40", "xy10-61"),
      you: { active: { name: "Greninja", energy: e("W") } },
      opponent: { active: "Bronzong", bench: ["Delphox"] },
    });
    t.attack("Shadow Stitching");
    expect(t.canUse("Mystical Fire")).toBe(false);
  });

  it("CMP-586 a Bench grown by Sky Field shrinks before the next Pokémon comes in", () => {
    const t = scenario({
      cards: real("xy6-57", "xy6-89"),
      stadium: "Sky Field",
      you: { active: { name: "Salamence", energy: e("R") } },
      opponent: { active: { name: "Froakie" }, bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat", "Abra", "Abra", "Abra"] },
    });
    t.attack("Shatter");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "discard", min: 3, max: 3 });
    t.choose("Abra", "Abra", "Abra");
    t.choose(0);
    expect(t.asked).toBe("promote");
    t.choose("Zubat");
    expect(t.opponent.bench).toHaveLength(4);
  });

  it("CMP-587 the attack heals before Shell Trap answers it", () => {
    const t = scenario({
      cards: real("sm2-131", "sm3-130"),
      edition: "sm",
      you: { active: { name: "Turtonator-GX", energy: e("WW") } },
      opponent: { active: { name: "Tapu Bulu-GX", energy: e("GGG"), damage: 50 } },
    });
    t.attack("Shell Trap").attack("Tapu Wilderness GX");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("CMP-588 who returns to the hand by its attack is not there for Shell Trap", () => {
    const t = scenario({
      cards: real("sm2-131", "xy6-77"),
      edition: "sm",
      you: { active: { name: "Turtonator-GX", energy: e("WW") } },
      opponent: { active: { name: "Shaymin-EX", energy: e("WW") }, bench: ["Zubat"] },
    });
    t.attack("Shell Trap").attack("Sky Return");
    expect([t.opponent.active?.name, t.opponent.active?.damage]).toEqual(["Zubat", 0]);
    expect(t.you.active?.damage).toBe(30);
  });

  it("CMP-589 Shred meets a Weakness that Allergy Panic makes ×4", () => {
    const t = scenario({
      cards: real("bw10-70", "bw7-3", "bw6-121"),
      you: { active: { name: "Druddigon", energy: e("WWW") }, bench: ["Vileplume"] },
      opponent: { active: { name: "Druddigon" }, bench: ["Zubat"] },
    });
    t.attack("Shred").choose(0);
    expect(t.happened("damaged").at(-1)?.amount).toBe(240);
  });

  it("CMP-590 Weakness counts for Shred", () => {
    const t = scenario({
      cards: real("bw10-70", "bw6-124"),
      you: { active: { name: "Druddigon", energy: e("WWW") } },
      opponent: { active: "Giratina-EX" },
    });
    t.attack("Shred");
    expect(t.opponent.active?.damage).toBe(120);
  });

  it("CMP-593 Sinister Suggestion lies on the player: retreating does not end it", () => {
    const t = scenario({
      cards: real("xy3-35"),
      you: { active: { name: "Drowzee", energy: e("P") } },
      opponent: { active: "Zubat", bench: [{ name: "Pikachu", energy: e("L") }] },
    });
    t.attack("Sinister Suggestion").retreat().attack("Nuzzle");
    expect(t.happened("coins").at(-1)?.heads).toEqual([false]);
    expect(t.you.active?.conditions).toEqual([]);
  });

  it("CMP-594 it is not in force between turns", () => {
    const t = scenario({
      cards: real("xy3-35"),
      coins: "H",
      you: { active: { name: "Drowzee", energy: e("P") } },
      opponent: { active: { name: "Snorlax", conditions: ["Asleep"] } },
    });
    t.attack("Sinister Suggestion");
    expect(t.opponent.active?.conditions).toEqual([]);
  });
});
