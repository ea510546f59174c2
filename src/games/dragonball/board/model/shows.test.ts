import { expect, it } from "vitest";
import { battle, keyword, leader } from "@/games/dragonball/engine/testing/cards";
import { scenario } from "@/games/dragonball/engine/testing/scenario";
import { showsOf } from "./shows";

/** What a seat's page shows after everything that happened in a scenario. */
function shown(t: ReturnType<typeof scenario>, seat: 0 | 1) {
  const view = t.game.view(t.state, seat);
  const fresh = t.events.flatMap((event, index) => {
    const told = t.game.redact(event, seat);
    return told ? [{ event: told, index, after: 0, view }] : [];
  });
  return showsOf({ fresh, update: { seat, view } });
}

it("DB-RULE-03 lost Life is shown as one, and to its player alone", () => {
  const t = scenario({ you: { battle: [battle("Fighter", { power: 15000 })] }, opponent: { life: 3 } });
  t.battle("Fighter");
  expect(shown(t, 1)).toMatchObject([{ kind: "lost", cards: ["Plain"], from: 3, to: 2, toHand: true }]);
  expect(shown(t, 0)).toEqual([]);
});

it("DB-KEY-02b a Leader that awakens is shown to both", () => {
  const captain = leader("Kaede", { skills: [keyword({ name: "Awaken", effect: [] }, undefined, {})] }, { power: 15000 });
  const t = scenario({ you: { leader: captain, life: 4 } });
  t.activate("Kaede").passAll();
  for (const seat of [0, 1] as const) expect(shown(t, seat)).toMatchObject([{ kind: "awakened", seat: 0, definition: "Kaede" }]);
});
