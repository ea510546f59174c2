import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("Attacks and the cards they are about", () => {
  it("CMP-402 a hand without cards is shuffled into the deck and drawn for", () => {
    const t = scenario({ cards: real("bw11-47"), you: { active: { name: "Plusle", energy: CCC } } });
    t.attack("Tag Draw");
    expect(t.you.hand).toHaveLength(4);
  });

  it("CMP-519 … with Mimic too", () => {
    const t = scenario({
      cards: real("xy10-67"),
      you: { active: { name: "Mr. Mime", energy: ["Fairy Energy"] } },
      opponent: { hand: ["Potion", "Potion", "Potion"] },
    });
    t.attack("Mimic");
    expect(t.you.hand).toHaveLength(3);
  });

  it("CMP-407 Devolution Punch damages a Basic Pokémon and takes no card from it", () => {
    const t = scenario({
      cards: real("bw6-59"),
      you: { active: { name: "Golurk", energy: ["Psychic Energy", "Water Energy", "Water Energy"] } },
    });
    t.attack("Devolution Punch");
    expect(t.opponent.active).toMatchObject({ name: "Snorlax", damage: 60 });
  });

  it("CMP-423 both players draw all the cards that they can", () => {
    const t = scenario({
      cards: real("sv03-084"),
      edition: "sv",
      you: { active: { name: "Togetic", energy: CCC }, deck: ["Potion", "Potion"] },
    });
    t.attack("Shared Peace");
    expect([t.you.hand.length, t.opponent.hand.length]).toEqual([2, 3 + 1]);
  });

  it("CMP-424 Dust Storm discards what is attached and no card of the Pokémon itself", () => {
    const t = scenario({
      cards: real("sm3-62", "sm3-61"),
      edition: "sm",
      you: { active: { name: "Palossand", under: ["Sandygast"], energy: [...CCC, "Water Energy"] } },
      opponent: { active: { name: "Chesnaught", under: ["Chespin", "Quilladin"], energy: CCC, tools: ["Muscle Band"] } },
    });
    t.attack("Dust Storm");
    expect(t.opponent.active).toMatchObject({ cards: ["Chespin", "Quilladin", "Chesnaught"], energy: [], tools: [] });
    expect(t.you.active).toMatchObject({ cards: ["Sandygast", "Palossand"], energy: [] });
  });

  it("CMP-435 Eye Opener leaves the Prize cards in their order", () => {
    const t = scenario({
      cards: real("sm8-107"),
      you: { active: { name: "Poipole", energy: CCC }, prizes: ["Potion", "Switch", "Tierno"] },
    });
    const before = t.state.sides[0].prizes;
    t.attack("Eye Opener");
    expect(t.state.sides[0].prizes).toEqual(before);
  });

  it("CMP-484 after a look at the top card the deck stays as it is if it is not shuffled", () => {
    const t = scenario({
      cards: real("xy6-78"),
      shuffled: true,
      you: { active: { name: "Pidove", energy: CCC }, deck: ["Potion", "Switch", "Tierno", "Nest Ball"] },
    });
    const before = t.state.sides[0].deck;
    t.attack("Homing Pidove").choose("no");
    expect(t.state.sides[0].deck).toEqual(before);
  });

  it("CMP-455 Foul Play does not want the Energy of the attack that it uses", () => {
    const t = scenario({
      cards: real("bw1-71", "bw6-26"),
      you: { active: { name: "Zoroark", energy: ["Darkness Energy", "Darkness Energy"] } },
      opponent: { active: "Wailord" },
    });
    t.attack("Foul Play").choose("Giant Wave");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("CMP-456 Foul Play does all of Blue Flare, and discards of the two Fire Energy those that there are", () => {
    for (const fire of [[], ["Fire Energy"]]) {
      const t = scenario({
        cards: real("bw1-71", "bw1-26"),
        you: { active: { name: "Zoroark", energy: ["Darkness Energy", "Darkness Energy", ...fire] } },
        opponent: { active: "Reshiram" },
      });
      t.attack("Foul Play").choose("Blue Flare");
      expect(t.opponent.active?.damage).toBe(120);
      expect(t.you.active?.energy).toEqual(["Darkness Energy", "Darkness Energy"]);
    }
  });

  it("CMP-463 Channeler takes away what an attack did to its user", () => {
    const t = scenario({
      cards: real("bw1-83", "sm11-190"),
      edition: "sm",
      you: { active: { name: "Stoutland", energy: [...CCC, "Water Energy"] }, hand: ["Channeler"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Giga Impact").endTurn();
    expect(t.canAttack()).toBe(false);
    t.play("Channeler");
    expect(t.canAttack("Giga Impact")).toBe(true);
  });

  it("CMP-497 the coin of Sand-Attack comes before the discard of Intentional Grounding", () => {
    const t = scenario({
      cards: real("sm3-79", "bw6-87"),
      edition: "sm",
      coins: "T",
      you: { active: { name: "Gible", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Passimian", energy: ["Fighting Energy", "Fighting Energy"] }, hand: ["Muscle Band"] },
    });
    t.attack("Sand-Attack").attack("Intentional Grounding");
    expect(t.opponent.hand).toEqual(["Muscle Band", "Water Energy"]);
  });

  it("CMP-499 Energy that Jagged Saber attaches from the hand lets Hyper Hypnosis be used", () => {
    const t = scenario({
      cards: real("xy7-8", "xy4-58"),
      coins: "T",
      you: {
        active: { name: "M Sceptile-EX", energy: ["Grass Energy", "Water Energy"] },
        bench: ["Malamar-EX"],
        hand: ["Grass Energy"],
      },
    });
    t.attack("Jagged Saber");
    while (t.asked !== "main") t.choose(t.options.find((option) => option !== "no") ?? "");
    expect(t.you.bench[0]?.energy).toEqual(["Grass Energy"]);
    expect(t.opponent.active?.conditions).toEqual(["Asleep"]);
  });

  it("CMP-502 both players see which cards Junk Hunt takes", () => {
    const t = scenario({
      cards: real("bw5-62"),
      you: { active: { name: "Sableye", energy: ["Darkness Energy"] }, discard: ["Potion", "Switch", "Nest Ball"] },
    });
    t.attack("Junk Hunt").choose("Potion", "Switch");
    expect(t.happened("moved").filter(({ to }) => to.zone === "hand" && to.seat === 0)).toMatchObject([{ visibleTo: "all" }]);
  });

  it("CMP-509 the card that Lighting GX makes a Prize card lies beside the others, which stay in order", () => {
    const t = scenario({
      cards: real("sm5-142"),
      edition: "sm",
      you: { active: { name: "Xurkitree-GX", energy: ["Lightning Energy"] } },
      opponent: { hand: ["Potion"], prizes: ["Switch", "Tierno"] },
    });
    const before = t.state.sides[1].prizes;
    t.attack("Lighting GX");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.opponent.prizes).toBe(3);
    expect(t.state.sides[1].prizes.filter((card) => before.includes(card))).toEqual(before);
  });

  it("CMP-496 so does the one of Injection GX", () => {
    const t = scenario({
      cards: real("sm11-249"),
      edition: "sm",
      you: { active: { name: "Naganadel-GX", energy: ["Lightning Energy"] } },
      opponent: { discard: ["Potion"], prizes: ["Switch", "Tierno"] },
    });
    const before = t.state.sides[1].prizes;
    t.attack("Injection GX");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.opponent.prizes).toBe(3);
    expect(t.state.sides[1].prizes.filter((card) => before.includes(card))).toEqual(before);
  });

  it("CMP-511 Little Grudge takes its Energy from the Pokémon that attacked, which has gone to the Bench since", () => {
    const t = scenario({
      cards: real("xy12-47"),
      you: { active: { name: "Gastly", damage: 30, energy: ["Psychic Energy"] }, bench: ["Snorlax"] },
      opponent: { active: { name: "Abra", energy: ["Psychic Energy"] }, bench: [{ name: "Froakie", energy: ["Water Energy"] }] },
    });
    t.attack("Little Grudge").attack("Teleport").choose(0);
    expect(t.opponent.bench[0]).toMatchObject({ name: "Abra", energy: [] });
    expect(t.opponent.active).toMatchObject({ name: "Froakie", energy: ["Water Energy"] });
  });

  it("CMP-517 what Ghost Hammer gives ends on the Bench", () => {
    const t = scenario({
      cards: real("bw6-59", "bw5-69", "xy0-36"),
      coins: "HH",
      you: { active: { name: "Golurk", energy: ["Psychic Energy", "Psychic Energy", "Water Energy", "Water Energy"] }, bench: ["Snorlax"] },
      opponent: { active: "Charizard-EX", bench: [{ name: "Zorua", energy: CCC }], hand: ["Pokémon Catcher", "Pokémon Catcher", "Switch"] },
    });
    t.attack("Ghost Hammer").play("Switch").play("Pokémon Catcher").play("Pokémon Catcher").attack("Scratch");
    expect(t.you.active).toMatchObject({ name: "Golurk", damage: 40 });
  });
});

describe("After Clear Vision GX", () => {
  const after = (opponent: Parameters<typeof scenario>[0]["opponent"]) =>
    scenario({
      cards: real("sm11-223", "sm11-219", "sm11-190", "sm8-197", "sm3.5-39"),
      edition: "sm",
      you: { active: { name: "Latios-GX", energy: ["Psychic Energy"] }, bench: ["Zubat", "Zubat", "Zubat", "Zubat"] },
      ...(opponent && { opponent }),
    }).attack("Clear Vision GX");

  it("CMP-370 a Keldeo-GX that no attack of Pokémon-GX affects uses its GX attack", () => {
    const t = after({ active: { name: "Keldeo-GX", energy: CCC } });
    expect(t.canAttack("Resolute Blade GX")).toBe(true);
  });

  it("CMP-372 also one that came into play afterwards", () => {
    const t = after({ active: "Zubat", hand: ["Keldeo-GX", "Water Energy"] });
    t.play("Keldeo-GX").attach("Water Energy", "Keldeo-GX").endTurn().endTurn();
    t.attach("Water Energy", "Keldeo-GX").endTurn().endTurn().attach("Water Energy", "Keldeo-GX").retreat();
    expect(t.canAttack("Resolute Blade GX")).toBe(true);
  });

  it("CMP-371 Channeler takes it away", () => {
    const t = after({ active: { name: "Virizion-GX", energy: CCC }, hand: ["Channeler"] });
    expect(t.canAttack("Breeze Away GX")).toBe(false);
    t.play("Channeler");
    expect(t.canAttack("Breeze Away GX")).toBe(true);
  });

  it("CMP-375 a GX attack that no effect on the Defending Pokémon affects is not used either", () => {
    const t = after({ active: { name: "Mewtwo-GX", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } });
    expect(t.canAttack("Full Burst")).toBe(true);
    expect(t.canAttack("Psystrike GX")).toBe(false);
  });

  it("CMP-646 Transfer Junk takes one of each sort that is there", () => {
    const t = scenario({
      cards: real("bw9-88", "bw9-53", "bw8-127"),
      you: { active: { name: "Raticate", energy: ["Water Energy"] }, discard: ["Deoxys-EX", "Potion", "Plasma Energy", "Plasma Energy"] },
    });
    t.attack("Transfer Junk");
    t.choose("Deoxys-EX", "Plasma Energy");
    expect(t.you.hand.toSorted()).toEqual(["Deoxys-EX", "Plasma Energy"]);
  });
});
