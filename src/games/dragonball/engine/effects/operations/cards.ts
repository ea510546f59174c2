import { other } from "@/kernel/game";
import { cardOption, choose, objectsIn } from "../../ask";
import { mostUnisons } from "../../changes/afterEvent";
import type { Change, Goal } from "../../changes/change";
import { commit, report } from "../../changes/commit";
import { pushCombo } from "../../flow/combo";
import { cardAt, cardOf, type Match, objectOf } from "../../match";
import { isKeyword } from "../../skills/keywordNames";
import { pushSkill } from "../../skills/start";
import { bind, byOf } from "../../skills/steps";
import type { BlockFrame, SkillFrame } from "../../state/frames";
import { findPlaced, locate } from "../../state/zones";
import { valuesOf } from "../../values";
import { visit } from "../../visit";
import type { Arrival, Instruction, PlayedBy, Skill } from "../language";
import { amountOf, cardsOfSelector } from "../meaning";
import { empowered, playable, playGoal } from "../playing";
import type { Scope } from "../scope";

/** Steps that do something with cards; null for any other step. */
export function onCards(m: Match, frame: BlockFrame, skill: SkillFrame, step: Instruction, scope: Scope): "wait" | "done" | null {
  switch (step.do) {
    case "move":
      return move(m, frame, skill, step, scope);
    case "play":
      return play(m, skill, step, scope);
    case "discard":
      return make(
        m,
        skill,
        cardsOfSelector(m, step.cards, scope)
          .filter((object) => locate(m.state, cardAt(m, object))?.zone === "hand")
          .map((object) => ({ change: "move", object, to: { zone: "drop" }, how: "discard" })),
      );
    case "ko":
      // DB-ACT-11: a Battle card in battle; it goes at once (DB-RULE-11).
      return make(
        m,
        skill,
        cardsOfSelector(m, step.cards, scope)
          .filter((object) => isBattleCard(m, object))
          .map((object) => ({ change: "move", object, to: { zone: "drop" }, how: "ko" })),
      );
    case "switch":
      return make(
        m,
        skill,
        cardsOfSelector(m, step.cards, scope).map((object) => ({ change: "switch", object, to: step.to })),
      );
    case "turn":
      return make(
        m,
        skill,
        cardsOfSelector(m, step.cards, scope).map((object) =>
          step.to === "hidden" || step.to === "revealed"
            ? { change: "hide", object, hidden: step.to === "hidden" }
            : { change: "faceUp", object, up: step.to === "faceUp" },
        ),
      );
    case "turnOver":
      return make(
        m,
        skill,
        cardsOfSelector(m, step.cards ?? { in: "leader" }, scope).map((object) => ({
          change: "turnOver",
          object,
          back: step.to === undefined ? !findPlaced(m.state, object)?.placed.back : step.to === "back",
        })),
      );
    case "addMarkers":
    case "removeMarkers":
      return markers(m, skill, step, scope);
    case "reveal":
    case "look":
      return show(m, skill, step, scope);
    case "shuffle":
      return make(
        m,
        skill,
        (step.of === "both" ? [scope.you, other(scope.you)] : [step.of === "opponent" ? other(scope.you) : scope.you]).map((seat) => ({
          change: "shuffle",
          seat,
          zone: step.zone,
        })),
      );
    case "takeControl": {
      const seat = step.by === "opponent" ? other(scope.you) : scope.you;
      return make(
        m,
        skill,
        cardsOfSelector(m, step.cards, scope).flatMap((object): readonly Change[] => {
          const found = findPlaced(m.state, object);
          return found && found.seat !== seat ? [{ change: "move", object, to: { zone: found.zone, seat }, how: "place" }] : [];
        }),
      );
    }
    case "combo":
      for (const object of cardsOfSelector(m, step.cards, scope))
        pushCombo(m, scope.you, object, byOf(skill), {
          ...(step.with ? { with: step.with } : null),
          ...(step.for ? { for: step.for } : null),
        });
      return "done";
    case "token": {
      const count = amountOf(m, step.count, scope);
      m.state.tokens = [...m.state.tokens, step.token];
      const token = m.state.tokens.length - 1;
      // DB-TOKEN-02.
      const seat = step.in === "opponent" ? other(scope.you) : scope.you;
      const first = m.state.cards.length;
      make(
        m,
        skill,
        Array.from({ length: Math.max(0, count) }, () => ({ change: "token", seat, token, rest: step.mode === "rest" })),
      );
      if (step.as)
        bind(
          skill,
          step.as,
          m.state.cards.slice(first).map((_, nth) => objectOf(m, first + nth)),
        );
      return "done";
    }
    case "activate":
      return activate(m, step, scope);
    default:
      return null;
  }
}

function make(m: Match, skill: SkillFrame, changes: readonly Change[]): "done" {
  commit(m, changes, byOf(skill));
  return "done";
}

function isBattleCard(m: Match, object: number): boolean {
  const found = findPlaced(m.state, object);
  return found?.zone === "battle" && valuesOf(m, found.placed.card).type === "Battle";
}

/** How a card arrives, as a goal. */
function goalOf(m: Match, zone: Goal["zone"], step: Arrival, scope: Scope): Goal {
  return {
    zone,
    ...(step.mode ? { rest: step.mode === "rest" } : null),
    ...(step.hidden ? { hidden: true } : null),
    ...(step.faceUp ? { faceUp: true } : null),
    ...(step.place === "bottom" ? { place: "bottom" as const } : null),
    ...(step.markers === undefined ? null : { markers: amountOf(m, step.markers, scope) }),
    ...(step.onto ? { onto: cardsOfSelector(m, step.onto, scope) } : null),
    ...(step.under ? { under: cardsOfSelector(m, step.under, scope)[0] ?? -1 } : null),
    ...(step.with ? { with: step.with } : null),
    ...(step.for ? { for: step.for } : null),
  };
}

function move(m: Match, _frame: BlockFrame, skill: SkillFrame, step: Extract<Instruction, { do: "move" }>, scope: Scope): "wait" | "done" {
  let objects = cardsOfSelector(m, step.cards, scope);
  const [first] = objects;
  // DB-ZONE-07: their owner puts them in order, where order counts.
  if (objects.length > 1 && step.to === "deck" && first !== undefined && step.place !== "shuffled") {
    const owner = m.state.owners[cardAt(m, first)] ?? scope.you;
    const chosen = choose(m, {
      seat: owner,
      kind: "order",
      purpose: "order",
      options: objects.map((object) => cardOption(m, cardAt(m, object))),
      min: objects.length,
      max: objects.length,
      ordered: true,
    });
    if (!chosen) return "wait";
    objects = objectsIn(chosen);
  }
  const goal = goalOf(m, step.to, step, scope);
  const to = placedBy(m, goal, step, scope);
  const changes = objects.map(
    (object): Change => ({
      change: "move",
      object,
      to,
      how: "place",
      ...(step.reveal ? { reveal: true } : null),
      ...(step.quiet ? { quiet: true } : null),
    }),
  );
  if (step.place === "shuffled" && first !== undefined)
    changes.push({ change: "shuffle", seat: m.state.owners[cardAt(m, first)] ?? scope.you, zone: "deck" });
  return make(m, skill, changes);
}

/** DB-UNDER-03: what goes under a card, or on it, goes to the zone of its pile. */
function placedBy(m: Match, goal: Goal, { who }: Extract<Instruction, { do: "move" }>, scope: Scope): Goal {
  const base = goal.under ?? goal.onto?.[0];
  const pile = base === undefined ? null : findPlaced(m.state, base);
  if (pile) return { ...goal, zone: pile.zone, seat: pile.seat };
  return who ? { ...goal, seat: who === "you" ? scope.you : other(scope.you) } : goal;
}

/** DB-PLAY-03, DB-UNI-06, DB-Z-08, DB-Z-18: without its energy cost; a card whose play fails goes to its owner's drop (DB-PLAY-04). */
function play(m: Match, skill: SkillFrame, step: Extract<Instruction, { do: "play" }>, scope: Scope): "wait" | "done" {
  const seat = step.in === "opponent" ? other(scope.you) : scope.you;
  const changes: Change[] = [];
  for (const object of cardsOfSelector(m, step.cards, scope)) {
    const card = cardAt(m, object);
    const zone = playGoal(m, card);
    if (!zone) continue;
    const goal = goalOf(m, zone, step, scope);
    const bases = goal.onto ?? [];
    const lost = step.onto !== undefined && (bases.length === 0 || bases.some((base) => !findPlaced(m.state, base)));
    if (lost || !playable(m, seat, card, scope.you) || valuesOf(m, card).cannot.includes("bePlayedBySkills")) {
      changes.push(failed(m, card, object, skill));
      continue;
    }
    const to: Goal = { ...goal, seat, ...(zone === "unison" ? { markers: (goal.markers ?? 0) + empowered(m, seat, card) } : null) };
    if (zone === "unison" && mostUnisons(m, seat) === 1 && bases.length === 0)
      for (const { id } of m.state.sides[seat].unison) changes.push({ change: "move", object: id, to: { zone: "drop" }, how: "rule" });
    changes.push({ change: "move", object, to, how: "play", played: playedBy(skill, step) });
  }
  return make(m, skill, changes);
}

/** DB-KEY-13f, DB-UNI-07, DB-Z-10, DB-Z-19: to the drop, a Z card out of the game, or back to the hand where the keyword says so. */
function failed(m: Match, card: number, object: number, skill: SkillFrame): Change {
  const { keyword } = skill.skill.type === "keyword" ? skill.skill : { keyword: null };
  const toHand = keyword !== null && "elseToHand" in keyword && keyword.elseToHand === true;
  const { definition } = cardOf(m, card);
  return { change: "move", object, to: { zone: definition.z ? "removed" : toHand ? "hand" : "drop" }, how: "rule" };
}

function playedBy(skill: SkillFrame, step: Extract<Instruction, { do: "play" }>): PlayedBy {
  const using = step.using ?? (skill.skill.type === "keyword" ? skill.skill.keyword.name : null);
  if (isKeyword(using, "Evolve")) return "Evolve";
  if (isKeyword(using, "Union")) return "Union";
  if (using === "Over Realm" || using === "Dark Over Realm") return "Over Realm";
  if (using === "Swap" || using === "Arrival" || using === "Revive" || using === "Successor") return using;
  return skill.how === "counter" ? "Counter" : "skill";
}

/** DB-MARK-02. */
function markers(m: Match, skill: SkillFrame, step: Extract<Instruction, { do: "addMarkers" | "removeMarkers" }>, scope: Scope): "done" {
  const changes = cardsOfSelector(m, step.cards, scope).map((object): Change => {
    const there = findPlaced(m.state, object)?.placed.markers ?? 0;
    const count = step.count === "all" ? there : Math.max(0, amountOf(m, step.count, scope));
    return { change: "markers", object, by: step.do === "addMarkers" ? count : -Math.min(count, there) };
  });
  const { paying } = step;
  commit(
    m,
    changes.filter((change) => change.change !== "markers" || change.by !== 0),
    { ...byOf(skill), ...(paying ? { paying } : null) },
  );
  return "done";
}

/** DB-TEXT-13, DB-TEXT-14. */
function show(m: Match, skill: SkillFrame, step: Extract<Instruction, { do: "reveal" | "look" }>, scope: Scope): "done" {
  const objects = cardsOfSelector(m, step.cards, scope);
  const [first] = objects;
  const place = first === undefined ? null : locate(m.state, cardAt(m, first));
  const definitions = objects.map((object) => cardOf(m, cardAt(m, object)).definition.id);
  if (place && place.zone !== "removed") {
    if (step.do === "look") m.events.push({ event: "looked", seat: scope.you, zone: place.zone, of: place.seat, definitions });
    else m.events.push({ event: "shown", seat: place.seat, zone: place.zone, definitions });
  }
  if (step.do === "look") {
    const as = step.as ?? "looked";
    bind(skill, as, objects);
    return place?.zone === "deck" && !speaksOf(skill.skill, as)
      ? make(m, skill, [{ change: "shuffle", seat: place.seat, zone: "deck" }])
      : "done";
  }
  m.state.shown = [...m.state.shown, ...objects];
  skill.revealed = [...skill.revealed, ...objects];
  report(m, objects.length, objects.length);
  return "done";
}

/** DB-TEXT-15: whether a text does anything with what it has named so. */
function speaksOf(skill: Skill, as: string): boolean {
  let found = false;
  visit(skill, (node) => {
    found ||= "bound" in node && node.bound === as;
  });
  return found;
}

/** DB-SKILL-12, DB-EXTRA-05. */
function activate(m: Match, step: Extract<Instruction, { do: "activate" }>, scope: Scope): "done" {
  for (const object of cardsOfSelector(m, step.cards, scope)) {
    const card = cardAt(m, object);
    const compiled = valuesOf(m, card).skills.find(({ does, keyword }) =>
      step.skill === "main" || step.skill === "battle"
        ? does?.type === "activate" && (does.timing === step.skill || does.timing === "mainOrBattle")
        : step.skill === "counter"
          ? does?.type === "counter"
          : isKeyword(keyword, step.skill),
    );
    if (!compiled?.does || !("effect" in compiled.does)) continue;
    const fromHand = locate(m.state, card)?.zone === "hand";
    pushSkill(m, compiled, { how: "effect", source: { card, object, seat: scope.you, key: compiled.key }, fromHand });
  }
  return "done";
}
