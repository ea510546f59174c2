import { expect, test } from "vitest";
import { type Draft, emptyDraft, withCopies } from "./draft";
import { deedOf, gone, historyOf, redone, saved, undone, withDeed } from "./history";

const draft = (copies: number, name = "Marée"): Draft => ({ ...emptyDraft(name), cards: withCopies([], "froakie", copies) });

test("each deed can be taken back and done again; another deed forgets what was taken back", () => {
  const all = [2, 3, 0].reduce((history, copies) => withDeed(history, draft(copies)), historyOf(draft(1)));
  const back = undone(undone(all));
  expect(back.now.cards).toEqual([{ cardId: "froakie", count: 2 }]);
  expect(redone(back).now.cards).toEqual([{ cardId: "froakie", count: 3 }]);
  expect(withDeed(back, draft(4)).future).toEqual([]);
  expect(undone(historyOf(draft(1))).now.cards).toHaveLength(1);
  expect(redone(all)).toEqual(all);
});

test("the letters of a name are taken back together", () => {
  const begun = withDeed(historyOf(draft(1)), draft(2));
  const { cards } = begun.now;
  const typed = ["Ma", "Mar"].reduce((history, name) => withDeed(history, { ...history.now, name, cards }), begun);
  expect(undone(typed).now).toEqual(begun.now);
});

test("what is taken back after a save is saved over what the server has by then", () => {
  const changed = withDeed(historyOf(draft(1)), draft(2));
  expect(undone(saved(changed, { ...draft(2), id: "d1", version: 4 })).now).toMatchObject({ id: "d1", version: 4 });
});

test("a look and a link are deeds of their own, not letters of a name, and are told", () => {
  const typed = withDeed(historyOf(draft(1)), { ...draft(1), name: "Ma" });
  const dressed = withDeed(typed, { ...typed.now, look: { sleeve: "night", mat: "dusk" } });
  const shared = withDeed(dressed, { ...dressed.now, share: "abc" });
  const withdrawn = withDeed(shared, { ...shared.now, share: null });
  expect([typed, dressed, shared, withdrawn].map(deedOf)).toEqual([null, "dressed", "shared", "withdrawn"]);
  expect(undone(withdrawn).now.share).toBe("abc");
  expect(undone(dressed).now).toEqual(typed.now);
});

test("tells what went", () => {
  expect(gone(draft(4).cards, draft(1).cards)).toEqual([{ cardId: "froakie", count: 3 }]);
  expect(gone(draft(4).cards, [])).toEqual([{ cardId: "froakie", count: 4 }]);
  expect(gone(draft(1).cards, draft(2).cards)).toEqual([]);
});
