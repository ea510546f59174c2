import type { GameEvent } from "@/games/pokemon/engine/events";
import type { Seat } from "@/kernel/game";
import type { Toss } from "@/ui/match/director/cues";
import { startToss, TOSS_MS } from "@/ui/match/director/start-toss";
import type { Happening, MatchRecord } from "../record";
import type { CueNeeds } from "./cues";
import { fatesOf } from "./fates";
import type { Words } from "./log";

/** What the director says, in the reader's language. */
export interface CueWords extends Pick<Words, "player" | "card" | "pokemon" | "attack" | "ability" | "condition"> {
  /** A message of `pokemonDirector`. */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** With each further coin it takes so much longer, up to so many. */
const MORE_MS = 250;
const MOST_COINS = 6;

/** The toss at the beginning of a match, as this game says it. */
export function openingToss(index: number, winner: Seat, begins: boolean, { words, pictures, you }: CueNeeds): Toss {
  return startToss(index, winner, begins, { you, player: words.player, avatar: pictures.player, coin: pictures.coin, say: words.say });
}

type Coins = Extract<GameEvent, { type: "coins" }>;

/** The checks of the rules that a coin decides, by the reason that the engine gives. */
const CHECKS: ReadonlySet<string> = new Set(["Confused", "Asleep", "Burned", "attack", "knockOut", "prevent"]);

/** Coins, with what they decide: a check of the rules, or what the text that asks for them says. */
export function tossOf(happening: Happening, { seat, heads, why }: Coins, record: MatchRecord, { words, pictures, faces }: CueNeeds): Toss {
  const count = heads.length;
  const common = { cue: "toss", index: happening.index, heads, coin: pictures.coin } as const;
  const ms = TOSS_MS + MORE_MS * Math.min(count - 1, MOST_COINS);
  const side = words.say(heads[0] ? "heads" : "tails");
  if (CHECKS.has(why)) {
    const active = record.update.view.sides[seat].active;
    const card = active === null ? undefined : happening.known[active.id];
    const title = (face: "heads" | "tails") => words.say(`checks.${why}.${face}`);
    return {
      ...common,
      ms,
      source: { title: words.say(`checks.${why}.title`, { pokemon: words.pokemon(card) }), picture: card && pictures.card(card) },
      fates: { heads: { title: title("heads") }, tails: { title: title("tails") } },
      verdict:
        count === 1
          ? words.say("verdict", { side, what: title(heads[0] ? "heads" : "tails") })
          : words.say("headsSum", { heads: heads.filter(Boolean).length, count }),
    };
  }
  const source = sourceOf(happening, record, words);
  const face = source && faces[source.card];
  const part = face?.category === "Pokémon" && source?.part ? face[source.part.kind][source.part.index] : undefined;
  const text = face?.category === "Pokémon" ? part?.text : face?.text;
  const said = count === 1 ? fatesOf(text) : null;
  const nothing = words.say("nothing");
  return {
    ...common,
    ms: said === null ? ms : ms + 400,
    source: {
      title: source?.title ?? words.say("coinBy", { name: words.player(seat) }),
      picture: source && pictures.card(source.card),
      ...(text !== undefined && { text: pictures.text(text) }),
    },
    fates: said && { heads: { text: pictures.text(said.heads ?? nothing) }, tails: { text: pictures.text(said.tails ?? nothing) } },
    verdict: count === 1 ? side : words.say("headsSum", { heads: heads.filter(Boolean).length, count }),
  };
}

interface Source {
  readonly card: string;
  readonly title: string;
  readonly part?: { readonly kind: "attacks" | "abilities"; readonly index: number };
}

/** What asked for the coin: the last attack, Ability or Trainer card of this turn. */
function sourceOf({ index, turn }: Happening, { history }: MatchRecord, words: CueWords): Source | null {
  for (const { event, index: earlier, turn: then } of history.toReversed()) {
    if (earlier >= index) continue;
    if (then !== turn) return null;
    if (event.type === "trainerPlayed") return { card: event.card.card, title: words.card(event.card.card) };
    if (event.type !== "attackUsed" && event.type !== "abilityUsed") continue;
    const attack = event.type === "attackUsed";
    const what = words[attack ? "attack" : "ability"](event.card, event.index, event.name);
    return {
      card: event.card,
      title: words.say("of", { pokemon: words.card(event.card), what }),
      part: { kind: attack ? "attacks" : "abilities", index: event.index },
    };
  }
  return null;
}
