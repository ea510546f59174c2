import { describe, expect, it } from "vitest";
import type { CardSelector, Instruction, Modifier } from "../effects/language";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

type Forbidden = Extract<Modifier, { forbid: "moveByEffects" }>;
/** Unless it says otherwise, what is guarded can't be discarded. */
type Guard = Omit<Forbidden, "forbid" | "to"> & Partial<Pick<Forbidden, "to">>;

const MY_ACTIVE = { pokemon: "active", side: "yours" } as const;
const holder = (change: Modifier) => pokemon("Holder", 90, "Metal", { abilities: [ability("Keep", { kind: "continuous", change })] });
const take = (cards: CardSelector, to: "discard" | "hand" | "lostZone" = "discard"): Instruction => ({
  do: "move",
  cards,
  destination: { to },
});
const attached = (to: typeof ACTIVE | typeof MY_ACTIVE, what: "energy" | "tool"): CardSelector => ({
  cards: "attached",
  to,
  what,
  count: "all",
});

/** What is left on the Holder, its hand and deck after somebody has done this by an Item, a Supporter or an attack. */
const left = (guard: Guard, who: "own" | "opponent", by: "Item" | "Supporter" | "attack", step: Instruction) => {
  const deed = by === "attack" ? pokemon("Doer", 90, "Water", {}, attack("Deed", "", "", step)) : trainer("Deed", by, {}, step);
  const t = scenario({
    cards: [deed, holder({ forbid: "moveByEffects", to: ["discard"], ...guard })],
    you: {
      active: by === "attack" ? "Doer" : "Snorlax",
      hand: by === "attack" ? [] : ["Deed"],
      ...(who === "own" && {
        active: { name: "Holder", energy: ["Water Energy", "Double Colorless Energy"], tools: ["Muscle Band"] },
        deck: ["Potion", "Potion", "Potion"],
      }),
    },
    opponent:
      who === "own"
        ? {}
        : {
            active: { name: "Holder", energy: ["Water Energy", "Double Colorless Energy"], tools: ["Muscle Band"] },
            hand: ["Potion"],
            deck: ["Potion", "Potion", "Potion"],
          },
  });
  if (by === "attack") t.attack("Deed");
  else if (t.canPlay("Deed")) t.play("Deed");
  const side = who === "own" ? t.you : t.opponent;
  const { energy, tools } = side.active ?? {};
  return { energy: energy?.length, tools: tools?.length, discarded: side.discard.filter((card) => card !== "Deed").length };
};

const energyOnSelf = { energyOn: SELF } as const;
const theirEnergy = take(attached(ACTIVE, "energy"));
const kept = { energy: 2, tools: 1, discarded: 0 };
const gone = { energy: 0, tools: 1, discarded: 2 };

describe("Cards that effects leave where they are", () => {
  it.each<[string, Guard, Parameters<typeof left>[1], Parameters<typeof left>[2], Instruction, object]>([
    ["Energy, from the opponent's Item", { cards: energyOnSelf, from: "opponent" }, "opponent", "Item", theirEnergy, kept],
    ["Energy, from the opponent's attack", { cards: energyOnSelf, from: "opponent" }, "opponent", "attack", theirEnergy, kept],
    ["not from one's own Item", { cards: energyOnSelf, from: "opponent" }, "own", "Item", take(attached(MY_ACTIVE, "energy")), gone],
    [
      "from one's own Item too, where the text says so",
      { cards: energyOnSelf, from: "both" },
      "own",
      "Item",
      take(attached(MY_ACTIVE, "energy")),
      kept,
    ],
    [
      "no Tools",
      { cards: energyOnSelf, from: "opponent" },
      "opponent",
      "Item",
      take(attached(ACTIVE, "tool")),
      { energy: 2, tools: 0, discarded: 1 },
    ],
    [
      "only Energy of the kind it names",
      { cards: { ...energyOnSelf, where: { energyKind: "Special" } }, from: "opponent" },
      "opponent",
      "Item",
      theirEnergy,
      { energy: 1, tools: 1, discarded: 1 },
    ],
    [
      "only Energy on the Pokémon it names",
      { cards: { energyOn: { pokemon: "all", side: "yours", place: "bench" } }, from: "opponent" },
      "opponent",
      "Item",
      theirEnergy,
      gone,
    ],
    [
      "not from going to the hand",
      { cards: energyOnSelf, from: "opponent" },
      "opponent",
      "Item",
      take(attached(ACTIVE, "energy"), "hand"),
      { energy: 0, tools: 1, discarded: 0 },
    ],
    [
      "from going to the hand, where the text says so",
      { cards: energyOnSelf, to: ["hand", "deck", "discard"], from: "opponent" },
      "opponent",
      "Item",
      take(attached(ACTIVE, "energy"), "hand"),
      kept,
    ],
    [
      "not from the Lost Zone, of which the text says nothing",
      { cards: energyOnSelf, to: ["hand", "deck", "discard"], from: "opponent" },
      "opponent",
      "Item",
      take(attached(ACTIVE, "energy"), "lostZone"),
      { energy: 0, tools: 1, discarded: 0 },
    ],
    [
      "from Items alone: an Item",
      { cards: energyOnSelf, from: "opponent", by: { trainerKinds: ["Item"] } },
      "opponent",
      "Item",
      theirEnergy,
      kept,
    ],
    [
      "from Items alone: a Supporter",
      { cards: energyOnSelf, from: "opponent", by: { trainerKinds: ["Item"] } },
      "opponent",
      "Supporter",
      theirEnergy,
      gone,
    ],
    [
      "from Items alone: an attack",
      { cards: energyOnSelf, from: "opponent", by: { trainerKinds: ["Item"] } },
      "opponent",
      "attack",
      theirEnergy,
      gone,
    ],
    [
      "the hand",
      { cards: { zone: "hand", of: "you" }, from: "opponent" },
      "opponent",
      "Item",
      take({ cards: "all", zone: "hand", of: "opponent" }),
      kept,
    ],
    [
      "the hand and not the deck",
      { cards: { zone: "hand", of: "you" }, from: "opponent" },
      "opponent",
      "Item",
      take({ cards: "top", of: "opponent", count: 2 }),
      { ...kept, discarded: 2 },
    ],
    ["the hand and not Energy", { cards: { zone: "hand", of: "you" }, from: "opponent" }, "opponent", "Item", theirEnergy, gone],
    [
      "the other player's deck and not its own",
      { cards: { zone: "deck", of: "opponent" }, from: "both" },
      "own",
      "Item",
      take({ cards: "top", of: "you", count: 2 }),
      { ...kept, discarded: 2 },
    ],
    ["itself and no other card", { cards: "this", from: "opponent" }, "opponent", "Item", theirEnergy, gone],
  ])("EFF-68 they guard %s", (_, guard, who, by, step, expected) => {
    expect(left(guard, who, by, step)).toEqual(expected);
  });
});
