import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Supporters", () => {
  const archie = (discard: string, theirs = "Snorlax") => {
    const t = scenario({
      cards: real("xy5-124", "xy5-35", "xy5-149"),
      you: { hand: ["Archie's Ace in the Hole"], discard: [discard] },
      opponent: { active: theirs },
    });
    return t.play("Archie's Ace in the Hole");
  };

  it("CMP-940 Archie's Ace in the Hole puts Stage 2 and Mega Evolution Pokémon onto the Bench as they are", () => {
    for (const name of ["Swampert", "Primal Kyogre-EX"]) expect(archie(name).you.bench[0]?.cards).toEqual([name]);
  });

  it("CMP-941 a Primal Kyogre-EX that was put onto the Bench does not end the turn", () => {
    const t = archie("Primal Kyogre-EX");
    expect(t.decision).toMatchObject({ seat: 0, purpose: "main" });
    expect(t.you.hand).toHaveLength(5);
  });

  it("CMP-942 a Stage 2 Pokémon that was put onto the Bench is no Basic Pokémon", () => {
    const t = archie("Swampert", "Hippopotas").endTurn();
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([20, 0]);
  });

  it("CMP-947 Bird Keeper is not played without a Bench", () => {
    const canPlay = (bench: string[]) =>
      scenario({ cards: real("swsh3-159"), you: { bench, hand: ["Bird Keeper"] } }).canPlay("Bird Keeper");
    expect([canPlay([]), canPlay(["Zubat"])]).toEqual([false, true]);
  });

  it("CMP-952 Blue's Tactics may be played with more than eight cards in hand", () => {
    const hand = ["Blue's Tactics", ...Array.from({ length: 9 }, () => "Water Energy")];
    expect(scenario({ cards: real("sm11-188"), you: { hand } }).canPlay("Blue's Tactics")).toBe(true);
  });

  it("CMP-953 Prizes are taken before Blue's Tactics draws to eight cards", () => {
    const t = scenario({
      cards: real("sm11-188"),
      you: { active: { name: "Machop", energy: ["Fighting Energy"] }, hand: ["Blue's Tactics"], prizes: ["Fire Energy", "Fire Energy"] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
    });
    t.play("Blue's Tactics").attack("Karate Chop").choose(0);
    expect(t.you.hand).toEqual(["Fire Energy", ...Array.from({ length: 7 }, () => "Water Energy")]);
  });

  it("CMP-963 the opponent's Channeler leaves what Knockout Reviver put on one's own Pokémon", () => {
    const t = scenario({
      cards: real("sm6-55", "sm11-190"),
      you: { active: { name: "Machop", energy: ["Fighting Energy"] }, hand: ["Channeler"] },
      opponent: { active: { name: "Poipole", damage: 60, energy: ["Psychic Energy", "Water Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Focus Energy").attack("Knockout Reviver").play("Channeler").attack("Karate Chop");
    expect(t.opponent.active?.name).toBe("Zubat");
    expect(t.you.prizes).toBe(6);
  });

  it("CMP-966 Colress may be played with no other card in hand and nobody on either Bench", () => {
    const t = scenario({ cards: real("bw8-118"), you: { hand: ["Colress"] } });
    t.play("Colress");
    expect(t.you.hand).toEqual([]);
    expect(t.happened("shuffled").map(({ seat }) => seat)).toEqual([0]);
  });

  it("CMP-969 Copycat may be the only card in hand", () => {
    const t = scenario({ cards: real("sm7-127"), you: { hand: ["Copycat"] }, opponent: { hand: ["Abra", "Abra"] } });
    t.play("Copycat");
    expect(t.you.hand).toHaveLength(2);
  });

  it("CMP-970 Copycat against an empty hand shuffles one's own away and draws nothing", () => {
    const t = scenario({ cards: real("sm7-127"), you: { hand: ["Copycat", "Abra"] } });
    t.play("Copycat");
    expect([t.you.hand, t.you.deckCount]).toEqual([[], 11]);
  });

  it("CMP-1009 Fisherman takes four basic Energy, or all where there are fewer", () => {
    const fisherman = (discard: string[]) => scenario({ cards: real("sm7-130"), you: { hand: ["Fisherman"], discard } }).play("Fisherman");
    expect(fisherman(["Fire Energy", "Fire Energy", "Abra"]).you.hand).toEqual(["Fire Energy", "Fire Energy"]);
    const five = fisherman(["Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy", "Water Energy"]);
    expect(five.decision).toMatchObject({ min: 4, max: 4 });
    five.choose("Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy");
    expect(five.you.discard).toEqual(["Water Energy", "Fisherman"]);
  });

  it("CMP-1024 what was chosen for Giovanni's Scheme stays chosen", () => {
    const t = scenario({
      cards: real("xy8-138"),
      you: { active: { name: "Machop", energy: ["Fighting Energy"] }, hand: ["Giovanni's Scheme"] },
      opponent: { active: "Charizard-EX" },
    });
    t.play("Giovanni's Scheme").choose(0).attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-1028 Green's Exploration may be played while a Stadium takes one's Abilities away", () => {
    const canPlay = (stadium?: string) =>
      scenario({
        cards: real("sm10-175", "sm10-183", "sm10-57"),
        ...(stadium && { stadium }),
        you: { bench: ["Dedenne-GX"], hand: ["Green's Exploration"] },
      }).canPlay("Green's Exploration");
    expect([canPlay(), canPlay("Power Plant")]).toEqual([false, true]);
  });

  it("CMP-1031 who plays Guzma chooses both Pokémon", () => {
    const t = scenario({
      cards: real("sm3-115"),
      you: { bench: ["Zubat", "Abra"], hand: ["Guzma"] },
      opponent: { bench: ["Froakie", "Chespin"] },
    });
    t.play("Guzma");
    expect(t.decision.seat).toBe(0);
    t.choose("Chespin");
    expect(t.decision.seat).toBe(0);
    t.choose("Abra");
    expect([t.opponent.active?.name, t.you.active?.name]).toEqual(["Chespin", "Abra"]);
  });

  it("CMP-1032 where Ω Barrier stops the first switch of Guzma, the second does not follow", () => {
    const t = scenario({
      cards: real("sm3-115", "xy5-60"),
      you: { bench: ["Zubat", "Abra"], hand: ["Guzma"] },
      opponent: { bench: ["Electrike", "Chespin"] },
    });
    t.play("Guzma").choose("Electrike");
    expect([t.opponent.active?.name, t.you.active?.name]).toEqual(["Snorlax", "Snorlax"]);
  });

  it("CMP-1036 Hapu with few cards left in the deck puts two in hand and discards the rest", () => {
    const hapu = (deck: string[]) => scenario({ cards: real("sm11-200"), you: { hand: ["Hapu"], deck } }).play("Hapu");
    const three = hapu(["Fire Energy", "Abra", "Zubat"]).choose("Abra", "Zubat");
    expect([three.you.hand, three.you.discard]).toEqual([
      ["Abra", "Zubat"],
      ["Fire Energy", "Hapu"],
    ]);
    expect(hapu(["Abra"]).choose("Abra").you.hand).toEqual(["Abra"]);
  });

  it("CMP-1048 Iris may be played before the opponent has taken a Prize", () => {
    expect(scenario({ cards: real("bw10-81"), you: { hand: ["Iris"] } }).canPlay("Iris")).toBe(true);
  });

  it("CMP-1049 Iris counts the Prizes that are taken when the attack is made", () => {
    const t = scenario({
      cards: real("bw10-81", "smp-SM158"),
      you: {
        active: { name: "Machop", energy: ["Fighting Energy"] },
        bench: [{ name: "Charizard", damage: 140 }],
        hand: ["Iris"],
        deck: ["Water Energy", "Water Energy"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.play("Iris").useAbility("Roaring Resolve").choose().choose(0).attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-1072 Lusamine ◇ stops attacks on Ultra Beasts, but none that effects on the Defending Pokémon do not touch", () => {
    const attacked = (attack: "Shred" | "Dragon Pulse") => {
      const energy = ["Grass Energy", "Psychic Energy", "Water Energy", "Water Energy"];
      const t = scenario({
        cards: real("sm8-182", "sm6-55", "bw6-92"),
        you: { active: "Poipole", bench: ["Zubat"], hand: ["Lusamine ◇"] },
        opponent: { active: { name: "Giratina-EX", energy }, prizes: ["Water Energy", "Water Energy", "Water Energy"] },
      });
      return t.play("Lusamine ◇").endTurn().attack(attack);
    };
    expect(attacked("Dragon Pulse").you.active).toMatchObject({ name: "Poipole", damage: 0 });
    expect(attacked("Shred").choose(0).you.active?.name).toBe("Zubat");
  });

  it("CMP-1074 Lysandre switches a Pokémon without Ω Barrier against an Active Pokémon that has it", () => {
    const t = scenario({
      cards: real("xy2-90", "xy5-60"),
      you: { hand: ["Lysandre"] },
      opponent: { active: "Electrike", bench: ["Froakie"] },
    });
    t.play("Lysandre");
    expect(t.opponent.active?.name).toBe("Froakie");
  });

  it("CMP-1075 who plays Lysandre chooses whom it brings", () => {
    const t = scenario({ cards: real("xy2-90"), you: { hand: ["Lysandre"] }, opponent: { bench: ["Froakie", "Zubat"] } });
    t.play("Lysandre");
    expect(t.decision.seat).toBe(0);
    t.choose("Zubat");
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("CMP-1078 Lysandre's Trump Card leaves every Lysandre's Trump Card in the discard pile", () => {
    const t = scenario({
      cards: real("xy4-99"),
      you: { hand: ["Lysandre's Trump Card"], discard: ["Lysandre's Trump Card", "Abra"] },
      opponent: { discard: ["Lysandre's Trump Card", "Zubat"] },
    });
    t.play("Lysandre's Trump Card");
    expect(t.you.discard).toEqual(["Lysandre's Trump Card", "Lysandre's Trump Card"]);
    expect(t.opponent.discard).toEqual(["Lysandre's Trump Card"]);
  });

  it("CMP-1096 the Pokémon that Ninja Boy brings remembers the damage of the turn before for Mirror Move", () => {
    const t = scenario({
      cards: real("xy11-103", "xy12-64"),
      you: { active: { name: "Froakie", energy: ["Water Energy"] }, hand: ["Ninja Boy"], deck: ["Water Energy", "Pidgeot-EX", "Abra"] },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] } },
    });
    t.endTurn().attack("Karate Chop").play("Ninja Boy").choose("Pidgeot-EX").attack("Mirror Move");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-1098 Steam Up that was used is used for the Volcanion-EX too that Ninja Boy brings", () => {
    const t = scenario({
      cards: real("xy11-103", "xy11-107"),
      you: { active: "Volcanion-EX", hand: ["Ninja Boy", "Fire Energy", "Fire Energy"], deck: ["Volcanion-EX", "Water Energy"] },
    });
    t.useAbility("Steam Up").choose("Fire Energy").play("Ninja Boy").choose("Volcanion-EX");
    expect(t.canUse("Steam Up")).toBe(false);
  });

  it("CMP-1099 a Pokémon without EX that Ninja Boy brings to its Knock Out is worth one Prize", () => {
    const t = scenario({
      cards: real("xy11-103"),
      you: { active: { name: "Charizard-EX", damage: 100 }, hand: ["Ninja Boy"], bench: ["Quilladin"], deck: ["Fennekin", "Water Energy"] },
    });
    t.play("Ninja Boy").choose("Fennekin").choose(0);
    expect(t.opponent.prizes).toBe(5);
    expect(t.you.active?.name).toBe("Quilladin");
  });

  it("CMP-1115 Pokémon Ranger does not let Mewtwo use Barrier twice in a row", () => {
    const t = scenario({
      cards: real("xy11-104", "xy12-51"),
      you: { active: { name: "Mewtwo", energy: ["Psychic Energy", "Psychic Energy"] }, hand: ["Pokémon Ranger"] },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] } },
    });
    t.attack("Barrier").attack("Focus Energy").play("Pokémon Ranger");
    expect([t.canAttack("Psychic"), t.canAttack("Barrier")]).toEqual([true, false]);
  });

  it("CMP-1116 Pokémon Ranger gives Gardevoir-EX the Weakness back that Shining Wind took away", () => {
    const t = scenario({
      cards: real("xy11-104", "g1-RC30"),
      you: { active: { name: "Gardevoir-EX", energy: ["Fairy Energy", "Fairy Energy", "Fairy Energy"] } },
      opponent: {
        active: "Snorlax",
        bench: [{ name: "Magnemite", energy: ["Metal Energy"] }],
        hand: ["Pokémon Ranger", "Switch"],
      },
    });
    t.attack("Shining Wind").play("Switch").play("Pokémon Ranger").attack("Tackle");
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-1127 Psychic's Third Eye shows the opponent's hand and discards from one's own", () => {
    const t = scenario({
      cards: real("xy9-108"),
      you: { hand: ["Psychic's Third Eye", "Abra", "Zubat"] },
      opponent: { hand: ["Froakie"] },
    });
    t.play("Psychic's Third Eye").choose("Zubat");
    expect([t.you.hand, t.opponent.hand]).toEqual([["Abra", "Water Energy"], ["Froakie"]]);
  });

  it("CMP-1174 Sonia takes Pokémon or Energy, not one of each", () => {
    const t = scenario({
      cards: real("swsh2-167"),
      you: { hand: ["Sonia"], deck: ["Abra", "Zubat", "Fire Energy", "Water Energy"] },
    });
    t.play("Sonia").choose(0);
    expect(t.options).toEqual(["Abra", "Zubat"]);
    t.choose("Abra", "Zubat");
    expect(t.you.hand).toEqual(["Abra", "Zubat"]);
  });

  it("CMP-1175 Sophocles is not played with no card left in the deck: the discard is its cost", () => {
    const t = scenario({ cards: real("sm3-123"), you: { hand: ["Sophocles", "Abra", "Zubat"], deck: [] } });
    expect(t.canPlay("Sophocles")).toBe(false);
  });

  it("CMP-1184 Teammates is not played for a Pokémon that Poison Knocked Out between turns", () => {
    const t = scenario({
      cards: real("xy5-141"),
      you: { active: { name: "Froakie", damage: 50, conditions: ["Poisoned"] }, bench: ["Zubat"], hand: ["Teammates"] },
    });
    t.endTurn().choose(0).endTurn();
    expect(t.you.active?.name).toBe("Zubat");
    expect(t.canPlay("Teammates")).toBe(false);
  });

  const welder = (active: string, hand: string[], deck?: string[]) =>
    scenario({
      cards: real("sm10-189", "sm1-101", "xy7-13"),
      you: { active, hand: ["Welder", ...hand], ...(deck && { deck }) },
    });

  it("CMP-1197 Welder is not played without a Fire Energy in hand", () => {
    expect(welder("Snorlax", ["Water Energy"]).canPlay("Welder")).toBe(false);
  });

  it("CMP-1198 all of Welder is done before Energy Evolution answers its Energy", () => {
    const t = welder("Eevee", ["Fire Energy"], ["Abra", "Zubat", "Froakie", "Flareon", "Water Energy"])
      .play("Welder")
      .choose("Fire Energy");
    expect(t.asked).toBe("may");
    expect(t.you.hand).toEqual(["Abra", "Zubat", "Froakie"]);
    t.choose("yes").choose("Flareon");
    expect(t.you.active?.name).toBe("Flareon");
  });

  it("CMP-1199 Welder leaves the turn's attachment", () => {
    const t = welder("Snorlax", ["Fire Energy", "Water Energy"]).play("Welder").choose("Fire Energy").attach("Water Energy", "Snorlax");
    expect(t.you.active?.energy).toEqual(["Fire Energy", "Water Energy"]);
  });

  it("CMP-1552 Flannery is played for a Stadium or a Special Energy alone, and discards both where both are there", () => {
    const flannery = (stadium: boolean, energy: string[]) =>
      scenario({
        cards: real("swsh6-139", "swsh10-213"),
        edition: "sv",
        ...(stadium && { stadium: "Path to the Peak" }),
        you: { hand: ["Flannery"] },
        opponent: { active: { name: "Snorlax", energy } },
      });
    expect(flannery(false, ["Water Energy"]).canPlay("Flannery")).toBe(false);
    expect(flannery(true, []).play("Flannery").stadium).toBe(null);
    const both = flannery(true, ["Double Colorless Energy"]).play("Flannery");
    expect([both.stadium, both.opponent.active?.energy]).toEqual([null, []]);
  });

  it("CMP-1554 the Prize cards for Peonia are chosen unseen", () => {
    const t = scenario({
      cards: real("swsh6-149"),
      edition: "sv",
      you: { hand: ["Peonia", "Abra"], prizes: ["Fire Energy", "Grass Energy"] },
    });
    t.play("Peonia");
    expect(t.options).toEqual(["0", "1"]);
    t.choose(0).choose("Abra");
    expect(t.you.hand).toEqual(["Fire Energy"]);
  });

  it("CMP-1022 after Ghetsis the opponent shuffles, though no Item was found and nothing is drawn", () => {
    const t = scenario({ cards: real("bw9-101"), you: { hand: ["Ghetsis"] }, opponent: { hand: ["Abra", "Tierno"] } });
    t.play("Ghetsis");
    expect(t.happened("shuffled").map(({ seat }) => seat)).toEqual([1]);
    expect(t.you.hand).toEqual([]);
  });

  it("CMP-1117, CMP-1119 Pokémon Ranger leaves Special Conditions as they are, with the coins that an attack has added", () => {
    const t = scenario({
      cards: real("xy11-104", "xyp-XY114"),
      coins: "HTHT",
      you: { active: { name: "Darkrai", energy: ["Darkness Energy", "Darkness Energy", "Water Energy"] } },
      opponent: { active: { name: "Snorlax", conditions: ["Poisoned"] }, hand: ["Pokémon Ranger"] },
    });
    t.attack("Abyssal Sleep");
    expect(t.opponent.active?.conditions).toEqual(["Asleep", "Poisoned"]);
    if (t.canPlay("Pokémon Ranger")) t.play("Pokémon Ranger");
    t.endTurn();
    expect(t.opponent.active?.conditions).toEqual(["Asleep", "Poisoned"]);
  });

  it("CMP-1041 when Hex Maniac ends, both Roadblocks shrink both Benches, first that of the player whose turn it is not", () => {
    const bench = ["Sudowoodo", "Zubat", "Zubat", "Zubat"];
    const t = scenario({
      cards: real("sm2-66", "xy7-75"),
      you: { bench, hand: ["Hex Maniac", "Abra"] },
      opponent: { bench, hand: ["Abra"] },
    });
    t.play("Hex Maniac").play("Abra").endTurn().play("Abra").endTurn();
    expect(t.decision).toMatchObject({ seat: 0, purpose: "discard" });
    t.choose("Sudowoodo");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "discard" });
    t.choose("Zubat");
    expect([t.you.bench.length, t.opponent.bench.length]).toEqual([4, 4]);
  });

  it("CMP-1029 Sabrina's Suggestion does not lift what Green's Exploration asks for", () => {
    const t = scenario({
      cards: real("sm10-175", "sm115-65", "sm10-57", "xy8-143"),
      you: { bench: ["Dedenne-GX"], hand: ["Sabrina's Suggestion"] },
      opponent: { hand: ["Green's Exploration", "Tierno", "Judge"] },
    });
    t.play("Sabrina's Suggestion").choose("yes");
    expect(t.options).toEqual(["Tierno", "Judge"]);
    t.choose("Tierno");
    expect(t.you.hand).toHaveLength(3);
  });

  it("CMP-1029 with nothing but Green's Exploration to be found nothing is offered", () => {
    const t = scenario({
      cards: real("sm10-175", "sm115-65", "sm10-57"),
      you: { bench: ["Dedenne-GX"], hand: ["Sabrina's Suggestion"] },
      opponent: { hand: ["Green's Exploration"] },
    });
    expect(t.play("Sabrina's Suggestion").asked).toBe("main");
  });
});
