import { expect, test } from "vitest";
import type { CardFace } from "@/games/dragonball/card/model";
import { cardPicture } from "./address";
import { drawDeed } from "./deeds";
import { drawHero } from "./hero";
import { pictureAt } from "./pictures";

const leader: CardFace = {
  id: "XX-001",
  type: "Leader",
  colors: ["red"],
  sides: [
    { name: "Mino", characters: ["Mino"], traits: ["Earthling"], skills: [] },
    { name: "Mino, réveillé", characters: ["Mino"], traits: ["Earthling"], skills: [] },
  ],
};
const extra: CardFace = {
  id: "XX-002",
  type: "Extra",
  colors: ["blue", "green"],
  sides: [{ name: "É", characters: [], traits: [], skills: [] }],
};
const shown = (address: string) =>
  pictureAt(
    address
      .replace("/art/dragonball/", "")
      .replace(/\.svg$/, "")
      .split("/"),
  );

test("the site draws what an address speaks of", () => {
  const mino = { characters: ["Mino"], seed: "XX-001", traits: ["Earthling"], colors: ["red"] } as const;
  expect(shown(cardPicture(leader, "front"))).toContain(drawHero({ ...mino, awake: false }));
  expect(shown(cardPicture(leader, "back"))).toContain(drawHero({ ...mino, awake: true }));
  expect(shown(cardPicture(extra, "front"))).toContain(drawDeed({ seed: "XX-002", colors: ["blue", "green"] }));
});

test("a name in any script has an address", () => {
  const address = cardPicture({ ...leader, sides: [{ name: "孫 / é+", characters: ["孫 / é+"], traits: [], skills: [] }] }, "front");
  expect(address).toMatch(/^\/art\/dragonball\/hero\/[\w-]+\.svg$/);
  expect(shown(address)).toContain("<svg");
});

test.each([[], ["hero"], ["hero", "e30"], ["hero", "not json"], ["deed", "%"], ["nothing", "e30"], ["hero", "e30", "e30"]])(
  "there is no picture at %s %s",
  (...path) => {
    expect(pictureAt(path)).toBeUndefined();
  },
);
