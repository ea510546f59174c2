import { describe, expect, it } from "vitest";
import { description } from "@/games/pokemon/cards/language/description";
import { describedTypes, UndescribedTypeError } from "./described-types";

describe("the description of the effect language", () => {
  it("says what the types say today (npm run cards:language)", () => {
    expect(describedTypes("CardDefinition")).toEqual(description);
  });

  it("refuses a type that is not there", () => {
    expect(() => describedTypes("Spell")).toThrow(UndescribedTypeError);
  });
});
