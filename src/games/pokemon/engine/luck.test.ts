import { expect, it } from "vitest";
import type { Instruction } from "./effects/language";
import { ability, attack, pokemon, trainer } from "./testing/cards";
import { scenario } from "./testing/scenario";

const item = (name: string, ...effect: Instruction[]) => trainer(name, "Item", {}, ...effect);
const pluck = (count: number) =>
  item("Pluck", { do: "move", cards: { cards: "random", zone: "hand", of: "opponent", count }, destination: { to: "discard" } });
const flipper = (coins: Extract<Instruction, { do: "flip" }>["coins"]) =>
  pokemon("Flipper", 90, "Water", {}, attack("Toss", "", "", { do: "flip", coins }));

it("every coin that is flipped is shown, all of one text together", () => {
  const t = scenario({ coins: "HTH", cards: [flipper(3)], you: { active: "Flipper" } });
  t.attack("Toss");
  expect(t.happened("coins").map(({ seat, heads }) => [seat, heads])).toEqual([[0, [true, false, true]]]);
});

it("no coins are shown where none are flipped", () => {
  const t = scenario({ cards: [flipper({ count: "prizesTaken", of: "you" })], you: { active: "Flipper" } });
  t.attack("Toss");
  expect(t.happened("coins")).toEqual([]);
});

it("coins that nothing scripts are left to chance", () => {
  const t = scenario({ cards: [flipper(60)], you: { active: "Flipper" } });
  t.attack("Toss");
  // A match that is kept as its seed and answers comes to the same again.
  expect(t.happened("coins")[0]?.heads.slice(0, 12).map(Number).join("")).toBe("101000101000");
  const heads = t.happened("coins")[0]?.heads.filter((one) => one).length ?? 0;
  expect(heads).toBeGreaterThan(15);
  expect(heads).toBeLessThan(45);
});

it.each([
  ["you", 100],
  ["opponent", 1],
] as const)("EFF-01 coins that an effect makes heads for one player: flipped until tails they come to an end (%s)", (who, flips) => {
  const t = scenario({
    coins: who === "you" ? "" : "T",
    cards: [
      flipper("untilTails"),
      pokemon("Lucky", 90, "Water", {
        abilities: [ability("Luck", { kind: "continuous", change: { modify: "coins", who, as: "heads" } })],
      }),
    ],
    you: { active: "Flipper", bench: ["Lucky"] },
  });
  t.attack("Toss");
  expect(t.happened("coins")[0]?.heads).toHaveLength(flips);
});

it("EFF-54 cards picked at random are those of the script, or drawn by the game, never more than there are", () => {
  const hand = ["Potion", "Switch", "Tierno", "Great Ball", "Nest Ball", "Hard Charm", "Muscle Band", "Fairy Garden"];
  const discarded = (count: number, shuffled: boolean, cards = hand) => {
    const t = scenario({ shuffled, cards: [pluck(count)], you: { hand: ["Pluck"] }, opponent: { hand: cards } });
    return t.play("Pluck").opponent.discard;
  };
  expect(discarded(2, false)).toEqual(["Potion", "Switch"]);
  const drawn = discarded(4, true);
  expect(new Set(drawn).size).toBe(4);
  expect(drawn).not.toEqual(hand.slice(0, 4));
  expect(discarded(3, true, ["Potion", "Switch"])).toHaveLength(2);
});
