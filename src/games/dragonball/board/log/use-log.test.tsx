import { expect, test } from "vitest";
import { scenario } from "@/games/dragonball/engine/testing/scenario";
import { drawn } from "@/ui/testing";
import { useLog } from "./use-log";

/** What the log says of a card that comes from a player's Life to their hand, which nobody else sees. */
function Told() {
  const { game, state } = scenario({});
  const view = game.view(state, 0);
  const from = { seat: 1, zone: "life" } as const;
  const to = { seat: 1, zone: "hand" } as const;
  const event = { event: "moved", how: "rule", from, to, definition: null, was: null, object: null } as const;
  const pseudo = (seat: 0 | 1) => (seat === 0 ? "Goku" : "Vegeta");
  const unseen = (card: string) => {
    throw new Error(`Nobody has seen ${card}.`);
  };
  const log = useLog({ begun: view, history: [{ event, index: 0, after: 0, view }] }, pseudo, unseen);
  return <>{log.flatMap(({ lines }) => lines.map(({ words }) => words)).join(" ")}</>;
}

test("of a card that nobody has seen the log says whose it is", () => {
  expect(drawn(<Told />, "en")).toBe("Vegeta: a card goes to the hand.");
  expect(drawn(<Told />, "fr")).toMatch(/^Vegeta\s: une carte va en main\.$/);
});
