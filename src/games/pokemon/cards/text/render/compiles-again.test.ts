import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps } from "../compile/text";
import { amounts } from "./cases/amounts";
import { anyone } from "./cases/anyone";
import { bans } from "./cases/bans";
import { conditions } from "./cases/conditions";
import { found } from "./cases/found";
import { gxEffects, gxSteps } from "./cases/gx";
import { kinds } from "./cases/kinds";
import { limitedEffects, limitedSteps } from "./cases/limited";
import { modernEffects, modernSteps } from "./cases/modern";
import { newerEffects, newerSteps } from "./cases/newer";
import { olderSteps } from "./cases/older";
import { oldestSteps } from "./cases/oldest";
import { pointing } from "./cases/pointing";
import { which } from "./cases/which";

const setting = { name: "Test", attacks: ["Tackle"], abilities: [] };

describe("what is said in English means the same when it is read", () => {
  it.each([
    ...conditions,
    ...amounts,
    ...found,
    ...kinds,
    ...gxSteps,
    ...limitedSteps,
    ...modernSteps,
    ...newerSteps,
    ...olderSteps,
    ...oldestSteps,
    ...pointing,
    ...which,
  ])("$name", ({ effect, said }) => {
    expect(compileSteps(said.en, setting).steps).toEqual(effect);
  });

  it.each([...bans, ...anyone, ...gxEffects, ...limitedEffects, ...modernEffects, ...newerEffects])("$name", ({ effect, said }) => {
    expect(compileAbility(said.en, setting).effects).toEqual(effect);
  });
});
