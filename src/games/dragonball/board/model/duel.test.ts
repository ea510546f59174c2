import { expect, it } from "vitest";
import { battle, keyword } from "@/games/dragonball/engine/testing/cards";
import { PLAIN, scenario } from "@/games/dragonball/engine/testing/scenario";
import { duelOf, verdictFor, verdictOf } from "./duel";

const attacked = () => {
  const t = scenario({ you: { battle: [battle("Fighter", { power: 15000 })], hand: [PLAIN] }, opponent: { hand: [PLAIN] } });
  t.attack("Fighter");
  return t;
};

it("DB-ATK-12 the sums of both sides are their power and their combos", () => {
  const t = attacked();
  t.combo("Plain");
  const duel = duelOf(t.game.view(t.state, 0));
  expect([duel?.attacker.total, duel?.guard.total]).toEqual([20000, 10000]);
  t.passAll();
});

it("DB-ATK-12 an attack that is level hits", () => {
  const t = attacked();
  const duel = duelOf(t.game.view(t.state, 1));
  expect(duel && verdictOf(duel)).toEqual({ hits: true, by: 5000 });
  expect(duel && verdictOf({ ...duel, guard: { ...duel.guard, total: duel.attacker.total } })).toEqual({ hits: true, by: 0 });
  t.passAll();
});

it("without a battle there is none", () => {
  const t = scenario({});
  expect(duelOf(t.game.view(t.state, 0))).toBeNull();
});

it("DB-KEY-07a what a hit would deal is told by what strikes", () => {
  const t = scenario({ you: { battle: [battle("Fighter", { power: 15000, skills: [keyword("Double Strike")] })], hand: [PLAIN] } });
  t.attack("Fighter");
  const duel = duelOf(t.game.view(t.state, 0));
  expect(duel && verdictFor(duel, 0)).toEqual({ says: "damage", count: 2 });
  t.passAll();
});

it("who defends learns what is missing, and that level is not enough", () => {
  const t = attacked();
  const duel = duelOf(t.game.view(t.state, 1));
  if (!duel) throw new Error("There is a battle.");
  const defending = { ...duel, step: "defense" };
  expect(verdictFor(defending, 1)).toEqual({ says: "lack", missing: 5000 });
  expect(verdictFor({ ...defending, guard: { ...duel.guard, total: 15000 } }, 1)).toEqual({ says: "level" });
  expect(verdictFor({ ...defending, guard: { ...duel.guard, total: 20000 } }, 1)).toEqual({ says: "miss" });
  expect(verdictFor({ ...defending, guard: { ...duel.guard, total: 20000 } }, 0)).toEqual({ says: "lackToHit", missing: 5000 });
  t.passAll();
});

it("who only watches learns what comes of it, and misses nothing", () => {
  const t = attacked();
  const duel = duelOf(t.game.view(t.state, 1));
  if (!duel) throw new Error("There is a battle.");
  const defending = { ...duel, step: "defense" };
  expect(verdictFor(defending, null)).toEqual({ says: "damage", count: 1 });
  expect(verdictFor({ ...defending, guard: { ...duel.guard, total: 20000 } }, null)).toEqual({ says: "miss" });
  t.passAll();
});
