import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const W = "Water Energy";
const WW = [W, W];

describe("Attacks, Ten-Card Return GX to Wink Wink", () => {
  it("CMP-636 who comes in after a Knock Out in the opponent's turn did not come in this turn", () => {
    const t = scenario({
      cards: real("smp-SM159"),
      edition: "sm",
      you: { active: "Froakie", bench: [{ name: "Zapdos", energy: ["Lightning Energy"] }] },
      opponent: { active: { name: "Snorlax", energy: [...WW, ...WW] } },
    });
    t.endTurn().attack("Body Slam").choose(0).attack("Thunderous Assault");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("CMP-644 the turn after Timeless GX comes without a Pokémon Checkup before it", () => {
    const t = scenario({
      cards: real("sm5-100"),
      edition: "sm",
      you: { active: { name: "Dialga-GX", energy: ["Metal Energy", "Metal Energy", "Metal Energy", ...WW], conditions: ["Poisoned"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Timeless GX");
    expect(t.you.active?.damage).toBe(0);
    expect([t.decision.seat, t.asked]).toEqual([0, "main"]);
  });

  it("CMP-645 Tractorbeam without anybody to pull in does no damage", () => {
    const t = scenario({
      cards: real("sm2-54"),
      edition: "sm",
      you: { active: { name: "Gothitelle", energy: ["Psychic Energy"] } },
    });
    t.attack("Tractorbeam");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-648 a Team Flare Tool moved to a Pokémon that is no Pokémon-EX goes to its owner's discard pile", () => {
    const t = scenario({
      cards: real("xy5-101", "xy4-97"),
      you: { active: { name: "Mr. Mime", energy: [W] }, hand: ["Head Ringer"] },
      opponent: { active: "Snorlax", bench: ["Charizard-EX"] },
    });
    t.attach("Head Ringer", "Charizard-EX").attack("Trick");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.opponent.bench[0]?.tools).toEqual([]);
    expect(t.opponent.active?.tools).toEqual([]);
    expect(t.you.discard).toEqual(["Head Ringer"]);
  });

  it("CMP-649 the Weakness that Trick Sticker gives does not count for itself", () => {
    const t = scenario({
      cards: real("xy4-25"),
      you: { active: { name: "Pachirisu", energy: [W] } },
    });
    t.attack("Trick Sticker");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("CMP-652 one heads of Twister may discard a card that provides two Energy", () => {
    const t = scenario({
      cards: real("xy5-107"),
      coins: "HT",
      you: { active: { name: "Kingdra", energy: [W, "Lightning Energy"] } },
      opponent: { active: { name: "Charizard-EX", energy: ["Double Colorless Energy", W] } },
    });
    t.attack("Twister").choose("Double Colorless Energy");
    expect(t.opponent.active?.energy).toEqual([W]);
  });

  it("CMP-653 Untamed Punch of an undamaged Pangoro Confuses nobody", () => {
    const t = scenario({
      cards: real("sm6-78"),
      edition: "sm",
      you: { active: { name: "Pangoro", energy: ["Darkness Energy", W] } },
    });
    t.attack("Untamed Punch");
    expect(t.opponent.active).toMatchObject({ damage: 50, conditions: [] });
    expect(t.you.active?.conditions).toEqual([]);
  });

  it("CMP-654 Vengeful Wish looks back at damage done on the Bench as well, whoever did it", () => {
    const t = scenario({
      cards: real("bw4-35"),
      you: { active: "Snorlax", bench: [{ name: "Jellicent", energy: [W] }], hand: ["Switch"] },
      opponent: { active: { name: "Zubat", energy: [W] }, bench: ["Froakie"] },
    });
    t.endTurn().attack("Skill Dive").choose("Jellicent").play("Switch").attack("Vengeful Wish");
    expect(t.opponent.active).toMatchObject({ name: "Zubat", damage: 10 });
  });

  it("CMP-656 a copied Foul Play chooses among the attacks of who stands opposite now", () => {
    const t = scenario({
      cards: real("xy9-67", "bw1-71", "sm3-115"),
      edition: "sm",
      you: { active: { name: "Zoroark", energy: WW }, bench: ["Froakie"] },
      opponent: { active: { name: "Fennekin" }, bench: [{ name: "Sudowoodo", energy: ["Fighting Energy", W] }], hand: ["Guzma"] },
    });
    t.attack("Foul Play");
    t.play("Guzma").attack("Watch and Learn");
    expect(t.options).toEqual(["Pound", "Water Drip"]);
    t.choose("Water Drip");
    expect(t.you.active).toMatchObject({ name: "Froakie", damage: 20 });
  });

  it("CMP-657 Watch and Learn copies a Watch and Learn, which then has nothing to copy", () => {
    const t = scenario({
      cards: real("xy9-67"),
      you: { active: { name: "Sudowoodo", energy: ["Fighting Energy", W] } },
      opponent: { active: { name: "Sudowoodo", energy: ["Fighting Energy", W] } },
    });
    t.attack("Watch and Learn").attack("Watch and Learn");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 0]);
    expect(t.asked).toBe("main");
  });

  it("CMP-658 an attack is copied though its Pokémon went to the Bench by it", () => {
    const t = scenario({
      cards: real("xy9-67", "xy9-87"),
      you: { active: { name: "Rattata", energy: [W] }, bench: ["Zubat"] },
      opponent: { active: { name: "Sudowoodo", energy: ["Fighting Energy", W] }, bench: ["Froakie"], hand: [] },
    });
    t.attack("Dangerous Suspicion").attack("Watch and Learn");
    expect(t.opponent.active?.name).toBe("Froakie");
    expect(t.opponent.hand).toHaveLength(2);
  });

  it("CMP-659 Wink Wink on Diantha does nothing where her condition is not met", () => {
    const t = scenario({
      cards: real("sm6-87", "sm6-105"),
      edition: "sm",
      you: { active: { name: "Sylveon", energy: [W] }, discard: ["Potion", "Switch"] },
      opponent: { hand: ["Diantha"] },
    });
    t.attack("Wink Wink");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.you.hand).toEqual([]);
    expect(t.opponent.discard).toEqual(["Diantha"]);
  });

  it("CMP-660 it uses a Supporter's effect though a Supporter was played this turn", () => {
    const t = scenario({
      cards: real("sm6-87"),
      edition: "sm",
      you: { active: { name: "Sylveon", energy: [W] }, hand: ["Tierno"] },
      opponent: { hand: ["Tierno"] },
    });
    t.play("Tierno").attack("Wink Wink");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.you.hand).toHaveLength(6);
  });
});
