import { describe, expect, it } from "vitest";
import { InvalidCardError } from "@/cards/errors";
import { parseCardDefinition } from "./schema";
import { starterCardsOf } from "./starter";

type Path = readonly (string | number)[];

/** Every word and every object in a value, by its path. */
function parts(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => parts(part, [...path, Array.isArray(value) ? Number(key) : key]));
  return Array.isArray(value) ? inside : [path, ...inside];
}

/** The value with what is at this path spoilt: a word becomes an unknown one, an object gets a key too many. */
function spoilt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return typeof value === "string" ? "unheard of" : { ...Object(value), unheardOf: 1 };
  if (Array.isArray(value)) return value.map((part, place) => (place === key ? spoilt(part, rest) : part));
  return { ...Object(value), [key]: spoilt(Reflect.get(Object(value), key), rest) };
}

/** Where a card says what only print or other cards know: a name, or the word of another text. */
const FREE = new Set(["id", "name", "names", "nameContains", "evolvesFrom", "attack", "hasAttack", "hasAbility", "except"]);

const froakie = {
  id: "xy1-39",
  name: "Froakie",
  marks: [],
  category: "Pokémon",
  stage: "Basic",
  evolvesFrom: [],
  hp: 50,
  types: ["Water"],
  weaknesses: [{ type: "Grass", operator: "×", value: 2 }],
  resistances: [],
  retreatCost: 1,
  abilities: [],
  attacks: [
    {
      name: "Bounce",
      cost: ["Water"],
      damage: { base: 10 },
      effect: [{ do: "flip", coins: 1, heads: [{ do: "switch", side: "yours", chooser: "you" }] }],
    },
  ],
};

function refusalOf(value: unknown): unknown {
  try {
    parseCardDefinition(value, "card");
  } catch (error) {
    return error;
  }
  return null;
}

describe("card schema", () => {
  it("reads a card and gives it back unchanged", () => {
    expect(parseCardDefinition(structuredClone(froakie), "xy1-39")).toEqual(froakie);
  });

  it.each([
    ["an unknown operation", { do: "explode" }, "attacks.0.effect.0"],
    [
      "an unknown word deep inside",
      { do: "flip", coins: 1, heads: [{ do: "switch", side: "theirs", chooser: "you" }] },
      "attacks.0.effect.0.heads.0.side",
    ],
    ["a key too many", { do: "draw", count: 1, cards: 2 }, "attacks.0.effect.0"],
    ["an amount that is none", { do: "draw", count: { multiply: [2] } }, "attacks.0.effect.0.count.multiply"],
    [
      "a part that a word does not have",
      { do: "lasting", change: { forbid: "retreat", on: { pokemon: "self" }, unless: "heads" }, duration: "thisTurn" },
      "attacks.0.effect.0.change",
    ],
    [
      "a coin for the wrong prevention",
      { do: "lasting", change: { prevent: "effects", on: { pokemon: "self" }, from: { side: "both" }, flip: true }, duration: "thisTurn" },
      "attacks.0.effect.0.change",
    ],
    ["a change of no kind", { do: "lasting", change: { weaken: 1 }, duration: "thisTurn" }, "attacks.0.effect.0.change"],
  ])("names the place of %s", (_, effect, path) => {
    const card = structuredClone(froakie);
    Object.assign(card.attacks[0] ?? {}, { effect: [effect] });
    expect(() => parseCardDefinition(card, "xy1-39")).toThrow(InvalidCardError);
    expect(() => parseCardDefinition(card, "xy1-39")).toThrow(`${path}: `);
  });

  it("refuses any unknown family, mark, word or key of a card, and names its place", () => {
    for (const { definition } of starterCardsOf("xy"))
      for (const path of parts(definition)) {
        const named = path.findLast((key) => typeof key === "string");
        const place = (at: Path) => ` ${at.join(".") || "card"}: `;
        if (typeof named === "string" && FREE.has(named)) continue;
        const refusal = refusalOf(spoilt(definition, path));
        expect(refusal, path.join(".")).toBeInstanceOf(InvalidCardError);
        // Where a word decides what else is said, the fault is named at the part that has it.
        expect(
          [place(path), place(path.slice(0, -1))].some((one) => String(refusal).includes(one)),
          `${path.join(".")}: ${refusal}`,
        ).toBe(true);
      }
  });

  it("reads effects that hold effects that hold effects", () => {
    const inner = {
      kind: "triggered",
      on: { event: "damagedByAttack", subject: "self" },
      steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "cause" } }],
    };
    const card = {
      ...froakie,
      abilities: [{ name: "Spikes", kind: "Ability", effects: [{ kind: "continuous", change: { trigger: inner } }] }],
    };
    expect(parseCardDefinition(card, "xy1-39")).toEqual(card);
  });
});
