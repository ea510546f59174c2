import type { ReactNode } from "react";
import { plainPower } from "@/games/dragonball/card";
import type { View } from "@/games/dragonball/engine/view/view";
import type { Seat } from "@/kernel/game";
import type { Anchor, Cue } from "@/ui/match/director/cues";
import { startToss } from "@/ui/match/director/start-toss";
import { heardSince } from "@/ui/realtime/record";
import type { DragonBallUpdate, MatchRecord } from "../record";

/** What of a record is to be seen. */
export interface Heard extends Pick<MatchRecord, "heard" | "history"> {
  readonly update: Pick<DragonBallUpdate, "seat" | "view">;
}

export interface CueNeeds {
  /** Who reads it; null for whoever watches others play. */
  readonly you: Seat | null;
  readonly player: (seat: Seat) => string;
  readonly card: (definition: string) => string;
  readonly picture: (definition: string | null) => ReactNode;
  readonly avatar: (seat: Seat) => ReactNode;
  readonly coin: { readonly heads: ReactNode; readonly tails: ReactNode };
  /** A message of `dragonballDirector`. */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** The meter of a player's Life. */
export const lifeMeter = (seat: Seat): string => `life:${seat}`;

const anchorOf = (object: number): Anchor => `.half [data-object="${object}"]`;

/** What happened between two records, as it is to be seen. */
export function cuesBetween(before: Heard, after: Heard, needs: CueNeeds): readonly Cue[] {
  const { seat, view } = after.update;
  const told: Telling = { seat, needs, views: [before.update.view, view], life: before.update.view.players.map(({ life }) => life.length) };
  return heardSince(before, after).flatMap(({ event, index }) => cuesOf(event, index, told));
}

/** What is to be seen of a match that has just begun: who goes first, or who was drawn to choose it (DB-SETUP-04). */
export function openingCues({ update: { view } }: Heard, needs: CueNeeds): readonly Cue[] {
  if (view.phase !== "setup") return [];
  const chooses = view.notices.find(({ purpose }) => purpose === "goFirst");
  return [startToss(0, chooses?.seat ?? view.active, chooses === undefined, needs)];
}

interface Telling {
  readonly seat: Seat;
  readonly needs: CueNeeds;
  /** What was there, and what is there now. */
  readonly views: readonly [View, View];
  readonly life: number[];
}

type Event = Heard["history"][number]["event"];

function begins(index: number, starting: Seat, seat: Seat, { say, player }: CueNeeds): Cue {
  return { cue: "ribbon", index, ms: 1_000, title: say("begins", { name: player(starting) }), note: say("who"), mine: starting === seat };
}

function cuesOf(event: Event, index: number, told: Telling): readonly Cue[] {
  const { seat, needs } = told;
  const { say, player, card, picture } = needs;
  const half = (of: Seat, place: string): Anchor => `.half--${of === seat ? "mine" : "theirs"} ${place}`;
  const hand = (of: Seat): Anchor => (of === seat ? ".mat > .hand" : ".half--theirs .their-hand");
  switch (event.event) {
    case "started":
      return [begins(index, event.starting, seat, needs)];
    case "turn": {
      const title = say(event.seat === needs.you ? "turnMine" : "turnTheirs", { name: player(event.seat) });
      return [{ cue: "ribbon", index, ms: 650, title, note: say("turn", { turn: event.turn }), mine: event.seat === seat }];
    }
    case "attack": {
      const [attacker, guard] = [definitionOf(told.views, event.attack), definitionOf(told.views, event.guard)];
      const name = (definition: string | null) => (definition === null ? say("aCard") : card(definition));
      const at = anchorOf(event.attack);
      const call = {
        at,
        over: say("attacks", { card: name(attacker), target: name(guard) }),
        title: name(attacker),
        picture: picture(attacker),
      };
      return [{ cue: "announce", index, ms: 420, actor: at, target: anchorOf(event.guard), call }];
    }
    case "battle": {
      const target = anchorOf(event.guard);
      const hits = event.attackPower >= event.guardPower;
      const amount = plainPower(event.attackPower);
      const blow: Cue = { cue: "blow", index, ms: 420, actor: anchorOf(event.attack), target, amount, sum: [], heavy: hits };
      const held: Cue = {
        cue: "glow",
        index,
        ms: 480,
        who: target,
        how: "prevent",
        label: say("held", { guard: plainPower(event.guardPower) }),
      };
      return hits ? [blow] : [blow, held];
    }
    case "damage": {
      const before = told.life[event.seat] ?? 0;
      const after = Math.max(0, before - event.amount);
      told.life[event.seat] = after;
      const target = half(event.seat, ".life");
      return [
        { cue: "drain", index, ms: 420, target, meter: lifeMeter(event.seat), before, after, amount: `−${event.amount}`, kind: "harm" },
      ];
    }
    case "activated": {
      if (event.how !== "counter" && event.seat === seat) return [];
      const call = {
        at: ".arena",
        over: say(event.how === "counter" ? "counter" : "skill", { name: player(event.seat) }),
        title: card(event.definition),
        picture: picture(event.definition),
      };
      return [{ cue: "announce", index, ms: 520, actor: anchorOf(event.object), target: null, call }];
    }
    case "turnedOver":
      return event.back ? [{ cue: "glow", index, ms: 480, who: anchorOf(event.object), how: "awaken", label: say("awake") }] : [];
    case "shuffled":
      return event.zone === "deck" && told.views[1].phase !== "setup"
        ? [{ cue: "shuffle", index, ms: 300, pile: half(event.seat, ".pile--deck") }]
        : [];
    case "moved": {
      if (told.views[1].phase === "setup") return [];
      if (event.how === "ko" && event.was !== null && event.definition !== null) {
        const who = anchorOf(event.was);
        const call = { at: who, over: say("koOf", { name: player(event.from.seat) }), title: say("ko", { card: card(event.definition) }) };
        return [{ cue: "fall", index, ms: 600, who, figure: picture(event.definition), burst: say("burst"), call }];
      }
      const travel = { cue: "travel", index, ms: 240, cards: [picture(event.definition)] } as const;
      if (event.how === "draw") return [{ ...travel, how: "draw", from: half(event.to.seat, ".pile--deck"), to: hand(event.to.seat) }];
      if (event.from.zone !== "hand" || event.object === null) return [];
      if (event.how !== "play" && event.how !== "charge" && event.how !== "combo") return [];
      const to = event.how === "combo" ? ".arena" : anchorOf(event.object);
      return [{ ...travel, how: event.how === "charge" ? "attach" : "play", from: hand(event.from.seat), to }];
    }
    default:
      return [];
  }
}

/** Which card an object on the table is, or was. */
function definitionOf(views: readonly View[], object: number): string | null {
  for (const view of views)
    for (const side of view.players)
      for (const zone of ["leader", "battle", "unison"] as const)
        for (const placed of side[zone]) if (placed.object === object) return placed.definition;
  return null;
}
