import { expect, test } from "vitest";
import { drawn } from "./testing";
import { useSpan } from "./use-span";

function Lasted({ ms }: { ms: number }) {
  return useSpan()(ms);
}

test.each([
  [4_200, "4 s"],
  [89_400, "89 s"],
  [90_000, "2 min"],
  [3_600_000, "60 min"],
])("%i ms are said as %s", (ms, said) => expect(drawn(<Lasted ms={ms} />)).toBe(said));
