import { describe, expect, it } from "vitest";
import { trainer } from "./testing/cards";
import { scenario } from "./testing/scenario";

const cards = [
  trainer(
    "Sort Out",
    "Item",
    {},
    { do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 2 }, destination: { to: "discard" } },
  ),
];

/** You are asked for two of three cards. */
const asked = () => scenario({ cards, you: { hand: ["Sort Out", "Potion", "Switch", "Tierno"] } }).play("Sort Out");

// `refusal` compares the state before and after, byte for byte.
describe("a wrong answer is refused and leaves no trace", () => {
  it.each([
    ["an unknown decision", "unknown-decision", 1, 0, [0, 1]],
    ["the other player's answer", "wrong-seat", 0, 1, [0, 1]],
    ["an option that is not there", "out-of-range", 0, 0, [0, 3]],
    ["what is no place of an option", "out-of-range", 0, 0, [0, 0.5]],
    ["an option twice", "duplicate", 0, 0, [1, 1]],
    ["too few options", "too-few", 0, 0, [2]],
    ["too many options", "too-many", 0, 0, [0, 1, 2]],
  ] as const)("%s", (_, rejection, later, seat, choice) => {
    const t = asked();
    expect(t.refusal(t.decision.id + later, seat, choice)).toBe(rejection);
    t.choose("Potion", "Switch");
  });

  it("an answer given twice", () => {
    const t = asked();
    const { id } = t.decision;
    t.choose("Potion", "Switch");
    expect(t.refusal(id, 0, [0, 1])).toBe("unknown-decision");
  });

  it("any answer after the end", () => {
    const t = asked();
    const { id } = t.decision;
    t.concede(1);
    expect(t.refusal(id, 0, [0, 1])).toBe("over");
  });
});
