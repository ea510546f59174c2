import { expect, test } from "vitest";
import type { Me, OnlinePlayer } from "@/realtime/protocol";
import { freeFriends, rosterOf } from "./roster";

const player = (id: string) => ({ id, pseudo: id });
const me: Me = {
  ...player("Mistral"),
  guest: false,
  friends: [
    { ...player("Zelie"), online: true, status: "free" },
    { ...player("Ondine"), online: false, status: null },
    { ...player("Capucine"), online: true, status: "playing" },
  ],
  requestsIn: [player("Barnabe")],
  requestsOut: [player("Tilleul")],
  blocked: [],
  challengesIn: [],
  challengeOut: null,
  queue: null,
  match: null,
  games: [],
};
const online: OnlinePlayer[] = [
  { ...player("Nox"), status: "free" },
  { ...player("Mistral"), status: "free" },
  { ...player("Zelie"), status: "free" },
  { ...player("Barnabe"), status: "queueing" },
  { ...player("Capucine"), status: "playing" },
];
const rows = (filter: Parameters<typeof rosterOf>[2], query = "", page = 0) =>
  rosterOf(me, online, filter, query, page).map(({ player: { pseudo }, status, relation }) => [pseudo, status, relation]);

test("all: everybody online but me, friends first", () => {
  expect(rows("all")).toEqual([
    ["Capucine", "playing", "friend"],
    ["Zelie", "free", "friend"],
    ["Barnabe", "queueing", "asking"],
    ["Nox", "free", "stranger"],
  ]);
});

test("friends: those who are not online come last", () => {
  expect(rows("friends")).toEqual([
    ["Capucine", "playing", "friend"],
    ["Zelie", "free", "friend"],
    ["Ondine", null, "friend"],
  ]);
});

test("requests: received ones first", () => {
  expect(rows("requests")).toEqual([
    ["Barnabe", "queueing", "asking"],
    ["Tilleul", null, "asked"],
  ]);
});

test("the search takes any part of a pseudo in any case", () => {
  expect(rows("all", " NO ")).toEqual([["Nox", "free", "stranger"]]);
  expect(rows("all", "nobody")).toEqual([]);
});

test("a friend at a table is not free", () => {
  expect(freeFriends(me)).toBe(1);
});

test("all: a friend online stands on the first page, and on it alone, wherever the list has them", () => {
  const others = online.filter(({ pseudo }) => pseudo !== "Zelie");
  const shown = (page: number) => rosterOf(me, others, "all", "", page).map(({ player: { pseudo }, status }) => [pseudo, status]);
  expect(shown(0)).toContainEqual(["Zelie", "free"]);
  expect(shown(1).map(([pseudo]) => pseudo)).toEqual(["Barnabe", "Nox"]);
});
