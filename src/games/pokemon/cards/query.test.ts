import { expect, it } from "vitest";
import { CardQuery, parametersOf } from "./query";

const read = (address: string) => CardQuery.parse(Object.fromEntries(new URLSearchParams(address)));

it("is written into an address and read from it again, what is empty left out", () => {
  const query = {
    query: "méga ball",
    types: ["Fire", "Water"],
    families: ["ACE SPEC"],
    hpMin: 0,
    attackCost: 0,
    edition: "sv",
    playable: false,
    page: 2,
  } satisfies CardQuery;
  expect(read(parametersOf({ ...query, text: "", stages: [], category: undefined }).toString())).toEqual(query);
});

it.each(["types=Sound", "hpMin=-1", "edition=tcg", "page=0", "pageSize=121", "playable=perhaps", "attackCost=many"])(
  "refuses %s",
  (address) => {
    expect(() => read(address)).toThrow();
  },
);
