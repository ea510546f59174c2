import { expect, it } from "vitest";
import { CardQuery } from "./query";

const read = (address: string) => CardQuery.parse(Object.fromEntries(new URLSearchParams(address)));

it("is read from an address: lists with commas, numbers, yes and no; what is empty is left out", () => {
  const query = {
    query: "méga ball",
    types: ["Fire", "Water"],
    families: ["ACE SPEC"],
    hpMin: 0,
    attackCost: 0,
    edition: "sv",
    playable: false,
    sort: "name",
    after: "xy1-9",
  } satisfies CardQuery;
  expect(
    read("query=m%C3%A9ga+ball&types=Fire,Water&families=ACE+SPEC&hpMin=0&attackCost=0&edition=sv&playable=false&sort=name&after=xy1-9"),
  ).toEqual(query);
});

it.each(["types=Sound", "hpMin=-1", "edition=tcg", "sort=luck", "pageSize=121", "playable=perhaps", "attackCost=many"])(
  "refuses %s",
  (address) => {
    expect(() => read(address)).toThrow();
  },
);
