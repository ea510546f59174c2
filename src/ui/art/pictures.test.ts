import { describe, expect, test } from "vitest";
import { chanceOf, hash } from "./chance";
import { avatarPicture, pokemonPicture } from "./pictures";
import { drawPokemon } from "./pokemon";
import { TINTS } from "./tint";
import { drawTrainer } from "./trainer";

const froakie = { seed: "Froakie", type: "Water", growth: 0, rare: false } as const;

describe("a Pokémon's picture", () => {
  test("is the same for the same species, type, growth and rarity", () => {
    expect(drawPokemon(froakie)).toBe(drawPokemon({ ...froakie }));
    expect(pokemonPicture(froakie)).toBe(pokemonPicture({ ...froakie }));
  });

  test("is the same in every version of the site", () => {
    expect(hash(drawPokemon(froakie))).toBe(985971011);
  });

  test("differs from species to species, and when the card is rare", () => {
    const drawn = ["Froakie", "Frogadier", "Greninja", "Lapras"].map((seed) => drawPokemon({ ...froakie, seed }));
    expect(new Set([...drawn, drawPokemon({ ...froakie, rare: true })]).size).toBe(5);
  });

  test.each(TINTS)("of type %s is well drawn at every growth", (type) => {
    for (const growth of [0, 1, 2] as const) {
      for (let n = 0; n < 40; n++) expectWellDrawn(drawPokemon({ seed: `species ${n}`, type, growth, rare: n % 2 === 0 }));
    }
  });
});

test.each(["Item", "Supporter", "Stadium", "Tool"] as const)("the picture of each %s is well drawn and its own", (subject) => {
  const drawn = Array.from({ length: 40 }, (_, n) => drawTrainer({ seed: `card ${n}`, subject }));
  drawn.forEach(expectWellDrawn);
  expect(new Set(drawn).size).toBe(40);
});

test("an address is an SVG document that any browser reads", () => {
  const [head, body] = pokemonPicture(froakie).split(",", 2);
  expect(head).toBe("data:image/svg+xml");
  expect(body).not.toMatch(/["#<>]/);
  expect(decodeURIComponent(pokemonPicture(froakie).slice("data:image/svg+xml,".length))).toContain(drawPokemon(froakie));
});

test("a nickname has one portrait, and another nickname another", () => {
  expect(avatarPicture("Mistral")).toBe(avatarPicture("Mistral"));
  expect(avatarPicture("Mistral")).not.toBe(avatarPicture("mistral"));
});

test("a stream of chance keeps its bounds and refuses an empty list", () => {
  const r = chanceOf(1);
  for (let n = 0; n < 1000; n++) {
    expect(r.int(2, 4)).toBeOneOf([2, 3, 4]);
    expect(Math.abs(r.between(-1, 1))).toBeLessThanOrEqual(1);
  }
  expect(() => r.pick([])).toThrow(RangeError);
});

function expectWellDrawn(markup: string) {
  expect(markup).not.toMatch(/NaN|undefined|Infinity|--\d/);
  expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
}
