import type { Between, Lesson, LessonStep, Moment } from "@/ui/match/coach/lesson";
import type { BoardState } from "../board-context";
import { duelOf, type Fighter } from "../model/duel";
import { type GameDecision, isForced, passOf } from "../model/layout";
import { nameOf, nameOn } from "../model/names";
import { awakeningOf, type Strike, strikesOf } from "../model/useful";

/** What the table tells a step of the lesson. */
export type LessonTable = Pick<BoardState, "view" | "seat" | "mine" | "theirs" | "decision" | "layout" | "held" | "faceOf" | "awakens"> & {
  readonly handOpen: boolean;
  /** What is laid out of the open choice, and whether it could be sent so. */
  readonly chosen: readonly number[];
  readonly complete: boolean;
  /** What has happened since the page was opened. */
  readonly history: BoardState["record"]["history"];
};

/** What the lesson would rather have played, in this order. */
const DEAREST = ["TB1-005", "BT3-011", "BT26-014", "P-001", "BT11-008", "BT15-013"];
const THEIR_LIFE = ".half--theirs .life";
const MY_LIFE = ".half--mine .life";
const PASS = "[data-testid=pass]";
const CONFIRM = "[data-testid=confirm]";

/** The guided match of Dragon Ball Super Masters: `site/lesson.ts` deals its cards, `bots/lesson.ts` plays against it. */
export const dragonBallLesson: Lesson<LessonTable> = {
  game: "dragonball",
  steps: [
    {
      id: "hand",
      done: ({ view }) => view.phase !== "setup",
      moment({ decision }) {
        if (decision?.purpose !== "redraw") return null;
        const keep = decision.options.findIndex((option) => "yes" in option && !option.yes);
        return { task: "keep", values: {}, places: [inDock(keep), ".mat > .hand ol > li > *"] };
      },
    },
    {
      id: "life",
      done: () => false,
      moment: ({ decision }) => (isTurn(decision) ? { task: null, values: {}, places: [THEIR_LIFE] } : null),
    },
    {
      id: "charge",
      done: ({ mine }) => mine.energy.length > 0,
      moment: (table) => (table.decision?.purpose === "charge" ? pickAndPut(table, "charge", costliest(table)) : null),
    },
    {
      id: "play",
      done: ({ mine, decision }) => mine.battle.length > 0 && decision?.purpose === "main",
      moment: (table) => (table.decision?.purpose === "main" ? pickAndPut(table, "play", DEAREST) : pays(table)),
    },
    {
      id: "attack",
      done: ({ theirs, view, seat }) => hasHit({ theirs, view }) || (view.battle !== null && view.active === seat),
      moment: (table) => strike(table, ({ on }) => on === "leader", "attack"),
    },
    {
      id: "offense",
      done: hasHit,
      moment: (table) => (table.decision?.purpose === "offense" ? { task: "goOn", values: sums(table), places: [PASS, ".duel"] } : null),
    },
    {
      id: "defend",
      done: ({ view, seat, mine }) => view.active !== seat && mine.combo.length > 0,
      moment: (table) => {
        const duel = duelOf(table.view);
        if (table.decision?.purpose !== "defense" || duel === null) return null;
        const missing = duel.attacker.total - duel.guard.total;
        // One that costs nothing: what is paid for is another lesson.
        const enough = (definition: string) => {
          const { comboPower = 0, comboCost = 0 } = table.faceOf(definition);
          return comboPower > missing && comboCost === 0;
        };
        return missing < 0 ? null : pickAndPut(table, "combo", [], enough, sums(table));
      },
    },
    {
      id: "lost",
      done: () => false,
      moment: ({ decision, mine }) =>
        isTurn(decision) && mine.life.length < 8 ? { task: null, values: { life: mine.life.length }, places: [MY_LIFE] } : null,
    },
    {
      id: "ko",
      done: ({ history, seat }) =>
        history.some(
          ({ event }) => event.event === "moved" && event.how === "ko" && event.from.zone === "battle" && event.from.seat !== seat,
        ),
      moment: (table) => strike(table, ({ on }) => on === "battle", "attack"),
    },
    {
      id: "awaken",
      done: ({ mine, decision }) => isTurn(decision) && mine.leader.some(({ back }) => back),
      moment: (table) => awaken(table) ?? (table.mine.leader.some(({ back }) => back) ? answers(table) : null),
    },
  ],
  between(table) {
    const { decision, held } = table;
    if (decision === null) return null;
    if (decision.purpose === "main") {
      const next = strike(table, ({ on }) => on !== "unison", "attackNow");
      if (next !== null) return { id: "turn", ...next };
      return held === null ? { id: "turn", task: "endTurn", values: {}, places: ["[data-testid=end-turn]"] } : null;
    }
    if (passOf(decision) === null) return between("turnAnswer", pays(table) ?? answers(table));
    const goingOn = { values: sums(table), places: [PASS, ".duel"] };
    if (decision.purpose === "offense") return { id: "turnOffense", task: "goOn", ...goingOn };
    if (decision.purpose === "defense") return { id: "turnDefense", task: "takeIt", ...goingOn };
    return decision.purpose === "charge" ? between("turnCharge", pickAndPut(table, "charge", costliest(table))) : null;
  },
} satisfies { readonly steps: readonly LessonStep<LessonTable>[] } & Lesson<LessonTable>;

const between = (id: Between["id"], moment: Moment | null): Between | null => moment && { id, ...moment };

/** Before the first turn nobody has Life laid out. */
function hasHit({ view, theirs }: Pick<LessonTable, "view" | "theirs">): boolean {
  return view.turn > 0 && theirs.life.length < 8;
}

const inDock = (index: number) => `#decision [data-option="${index}"]`;
const card = (object: number) => `[data-object="${object}"]`;
const isTurn = (decision: GameDecision | null) => decision?.purpose === "charge" || decision?.purpose === "main";

/** A card of the hand is picked up, which may have to be opened first, and put down where it lights up. */
function pickAndPut(
  table: LessonTable,
  deed: "charge" | "play" | "combo",
  dearest: readonly string[],
  fits: (definition: string) => boolean = () => true,
  values: Moment["values"] = {},
): Moment | null {
  const { decision, held, mine, faceOf } = table;
  const hand = new Set(mine.hand.map(({ object }) => object));
  const rank = (definition: string) => (dearest.includes(definition) ? dearest.indexOf(definition) : dearest.length);
  const [offer] = (decision?.options ?? [])
    .flatMap((option, index) => ("do" in option && option.do === deed && hand.has(option.card) ? [{ ...option, index }] : []))
    .filter((option) => (held === null ? fits(option.definition) : option.card === held))
    .sort((one, two) => rank(one.definition) - rank(two.definition));
  if (offer === undefined) return null;
  const named = { ...values, card: faceOf(offer.definition).sides[0].name };
  const how = `${deed.slice(0, 1).toUpperCase()}${deed.slice(1)}`;
  if (held !== null) return { task: `put${how}`, values: named, places: [`.mat .place[data-option="${offer.index}"]`] };
  if (!table.handOpen) return { task: "openHand", values: named, places: ["[data-testid=hand-open]"] };
  return { task: `pick${how}`, values: named, places: [card(offer.card), PLACE[deed]], trail: true };
}

/** Where a card that is used so goes. */
const PLACE = { charge: ".half--mine .energy", play: ".half--mine .battle-area", combo: ".duel" } as const;

/** The cards of the hand by what they cost, what one has to wait longest for first. */
function costliest({ mine, faceOf }: LessonTable): readonly string[] {
  const cost = (definition: string) => Number(faceOf(definition).cost?.total ?? 0);
  const hand = mine.hand.flatMap(({ definition }) => (definition === null ? [] : [definition]));
  return [...hand].sort((one, two) => cost(two) - cost(one));
}

/** An attack that hits: who attacks is picked up, then the target. */
function strike(table: LessonTable, wanted: (strike: Strike) => boolean, task: "attack" | "attackNow"): Moment | null {
  const { decision, view, held, faceOf } = table;
  if (decision?.purpose !== "main") return null;
  const [best] = strikesOf(decision, view)
    .filter((one) => wanted(one) && (held === null || one.attack === held))
    .sort((one, two) => one.ahead - two.ahead);
  if (best === undefined) return null;
  const values = { attacker: nameOn(view, best.attack, faceOf), target: nameOn(view, best.target, faceOf) };
  if (held !== null) return { task: "target", values, places: [`.half--theirs ${card(best.target)}`] };
  return { task, values, places: [`.half--mine ${card(best.attack)}`, `.half--theirs ${card(best.target)}`], trail: true };
}

/** The Leader is picked up; the dock then offers its skill. */
function awaken({ decision, view, held, mine, awakens, faceOf }: LessonTable): Moment | null {
  const [leader] = mine.leader;
  const index = decision?.purpose === "main" ? awakeningOf(decision, view, awakens) : null;
  if (index === null || leader === undefined) return null;
  const values = { leader: nameOf(leader, faceOf) };
  if (held === leader.object) return { task: "awaken", values, places: [inDock(index)] };
  return held === null ? { task: "pickLeader", values, places: [`.half--mine ${card(leader.object)}`] } : null;
}

/** What is being played is paid for, where there is a choice of what pays. */
function pays(table: LessonTable): Moment | null {
  return table.decision?.purpose === "pay" ? answers(table, "pay") : null;
}

/** A choice that follows from a deed. What has but one answer is answered by itself. */
function answers({ decision, chosen, complete }: LessonTable, task = "choose"): Moment | null {
  if (decision === null || isForced(decision)) return null;
  if (decision.options.every((option) => "yes" in option)) return { task: "yes", values: {}, places: [inDock(0)] };
  if (complete) return { task: "confirm", values: {}, places: [CONFIRM] };
  const next = decision.fallback.find((index) => !chosen.includes(index));
  return next === undefined ? null : { task, values: {}, places: [`.battle [data-option="${next}"]`] };
}

/** The two sums of the battle. */
function sums({ view, faceOf }: LessonTable): Moment["values"] {
  const duel = duelOf(view);
  if (duel === null) return {};
  const { attacker, guard } = duel;
  const name = ({ placed }: Fighter) => (placed ? nameOf(placed, faceOf) : "");
  return { attacker: name(attacker), target: name(guard), attack: attacker.total, guard: guard.total };
}
