import { describe, expect, test } from "vitest";
import { chanceOf, hash } from "./chance";
import { portraitHeld, portraitOf } from "./pictures";
import { drawPortrait } from "./portrait";
import { TINTS } from "./tint";

const mistral = { seed: "Mistral", type: "Water" } as const;

describe("a portrait", () => {
  test("is the same for the same seed and colours", () => {
    expect(drawPortrait(mistral)).toBe(drawPortrait({ ...mistral }));
  });

  test("differs from player to player", () => {
    const drawn = ["Mistral", "mistral", "Aquilon", "Autan"].map((seed) => drawPortrait({ ...mistral, seed }));
    expect(new Set(drawn).size).toBe(4);
  });

  test.each(TINTS)("of type %s is well drawn", (type) => {
    for (let n = 0; n < 40; n++) {
      const markup = drawPortrait({ seed: `player ${n}`, type });
      expect(markup).not.toMatch(/NaN|undefined|Infinity|--\d/);
      expect(markup.match(/<g[ >]/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
    }
  });
});

test("an address is an SVG document that any browser reads", () => {
  const address = portraitHeld("Mistral");
  const [head, body] = address.split(",", 2);
  expect(head).toBe("data:image/svg+xml");
  expect(body).not.toMatch(/["#<>]/);
  expect(decodeURIComponent(address.slice("data:image/svg+xml,".length))).toBe(portraitOf("Mistral"));
});

test("a nickname has one portrait, the same in every version of the site, and another nickname another", () => {
  expect(portraitHeld("Mistral")).toBe(portraitHeld("Mistral"));
  expect(portraitHeld("Mistral")).not.toBe(portraitHeld("mistral"));
  expect(hash(portraitHeld("Mistral"))).toBe(2140683687);
});

test("a stream of chance keeps its bounds and refuses an empty list", () => {
  const r = chanceOf(1);
  for (let n = 0; n < 1000; n++) {
    expect(r.int(2, 4)).toBeOneOf([2, 3, 4]);
    expect(Math.abs(r.between(-1, 1))).toBeLessThanOrEqual(1);
  }
  expect(() => r.pick([])).toThrow(RangeError);
});
