import { expect, it } from "vitest";
import { battle } from "@/games/dragonball/engine/testing/cards";
import { scenario } from "@/games/dragonball/engine/testing/scenario";
import type { Cue } from "@/ui/match/director/cues";
import { cuesBetween, type Heard, openingCues } from "./cues";

const needs = {
  you: 0 as const,
  player: (seat: 0 | 1) => ["Goku", "Vegeta"][seat] ?? "",
  card: (definition: string) => definition,
  picture: (definition: string | null) => definition,
  avatar: (seat: 0 | 1) => `face of ${seat}`,
  coin: { heads: "star", tails: "cloud" },
  say: (key: string, values = {}) => `${key} ${Object.values(values).join(" ")}`.trim(),
};

/** What the page of the first seat shows of what a scenario comes to. */
function seen(options: Parameters<typeof scenario>[0], play: (t: ReturnType<typeof scenario>) => unknown): readonly Cue[] {
  const t = scenario(options);
  const before: Heard = { update: { seat: 0, view: t.game.view(t.state, 0) }, heard: 0, history: [] };
  const first = t.events.length;
  play(t);
  const view = t.game.view(t.state, 0);
  const history = t.events.slice(first).flatMap((event, index) => {
    const told = t.game.redact(event, 0);
    return told ? [{ event: told, index, after: 0, view }] : [];
  });
  return cuesBetween(before, { update: { seat: 0, view }, heard: history.length, history }, needs);
}

it("an attack is announced, its power flies, and Life goes down", () => {
  const cues = seen({ you: { battle: [battle("Fighter", { power: 15000 })] }, opponent: { life: 3 } }, (t) => t.battle("Fighter"));
  expect(cues.map(({ cue }) => cue)).toEqual(expect.arrayContaining(["announce", "blow", "drain"]));
  expect(cues.find(({ cue }) => cue === "announce")).toMatchObject({ call: { title: "Fighter" } });
  expect(cues.find(({ cue }) => cue === "drain")).toMatchObject({ meter: "life:1", before: 3, after: 2, amount: "−1" });
});

it("who holds against it is said to", () => {
  const cues = seen({ you: { battle: [battle("Fighter", { power: 5000 })] }, opponent: { life: 3 } }, (t) => t.battle("Fighter"));
  expect(cues.map(({ cue }) => cue)).toEqual(expect.arrayContaining(["blow", "glow"]));
  expect(cues.some(({ cue }) => cue === "drain")).toBe(false);
});

it("DB-SETUP-04 a toss says who was drawn to choose, or who begins", () => {
  const { game, state } = scenario({});
  const view = { ...game.view(state, 0), phase: "setup" as const, active: 1 as const };
  const opening = (notices: typeof view.notices) =>
    openingCues({ update: { seat: 0, view: { ...view, notices } }, heard: 0, history: [] }, needs);
  expect(opening([{ seat: 1, purpose: "goFirst", pace: "main" }])).toMatchObject([
    { cue: "toss", heads: [false], fates: { heads: { title: "Goku" }, tails: { title: "Vegeta", text: "start.textChoose" } } },
  ]);
  expect(opening([{ seat: 1, purpose: "redraw", pace: "main" }])).toMatchObject([
    { cue: "toss", heads: [false], fates: { tails: { text: "start.text" } }, verdict: expect.stringContaining("start.begins Vegeta") },
  ]);
});
