import type { ReactNode } from "react";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { PokemonView, View } from "@/games/pokemon/engine/view";
import { other, type Seat } from "@/kernel/game";
import type { Cue, Travel } from "@/ui/match/director/cues";
import { heardSince } from "@/ui/realtime/record";
import type { Happening, MatchRecord } from "../record";
import { placeAnchor, pokemonAnchor, zoneAnchor } from "./anchors";
import { type CueWords, openingToss, tossOf } from "./coins";
import { sumOf } from "./sum";
import { isUp, pokemonInPlay, prizesLeft, topCard } from "./table";

/** How what is on the table is drawn, for what is seen of it on its way. */
export interface CuePictures {
  readonly card: (card: string | null) => ReactNode;
  readonly pokemon: (pokemon: PokemonView) => ReactNode;
  readonly player: (seat: Seat) => ReactNode;
  readonly coin: { readonly heads: ReactNode; readonly tails: ReactNode };
  /** A card's sentence with its symbols. */
  readonly text: (text: string) => ReactNode;
}

export interface CueNeeds {
  /** Who reads it; null for whoever watches others play. */
  readonly you: Seat | null;
  readonly faces: Readonly<Record<string, CardFace>>;
  readonly words: CueWords;
  readonly pictures: CuePictures;
}

/** The meter of a Pokémon's damage. */
export const damageMeter = (pokemon: number): string => `damage:${pokemon}`;

/** From here on a hit is a heavy one. */
const HEAVY = 100;

/** What happened between two records, as it is to be seen. */
export function cuesBetween(before: MatchRecord, after: MatchRecord, needs: CueNeeds): readonly Cue[] {
  return heardSince(before, after).reduce((told, happening) => told.with(happening), new Telling(before, after, needs)).cues;
}

/** Whoever sits down later has come back. */
const OPENING_MS = 20_000;

/** What is to be seen of a match that has just begun: who goes first. */
export function openingCues(record: MatchRecord, needs: CueNeeds): readonly Cue[] {
  const { view, clock } = record.update;
  const { you } = needs;
  if (view.phase !== "setup" || view.turn > 0 || view.suddenDeath > 0) return [];
  // The computer lays its cards down before the page is there.
  if (clock.now - clock.startedAt > OPENING_MS || (you !== null && view.sides[you].active !== null)) return [];
  const chooses = view.waitingFor.find(({ purpose }) => purpose === "goFirst");
  return [openingToss(0, chooses?.seat ?? view.startingSeat, chooses === undefined, needs)];
}

/** Events told one by one: what was there when each of them came. */
class Telling {
  readonly cues: Cue[] = [];
  readonly #pokemon = new Map<number, PokemonView>();
  readonly #damage = new Map<number, number>();
  readonly #prizes: [number, number];
  /** ED-10: who goes first was for the winner of the coin to say. */
  readonly #chosen: boolean;
  /** Who stands in each Active Spot as the events are told. */
  readonly #active: [PokemonView | null, PokemonView | null];

  constructor(
    before: MatchRecord,
    private readonly after: MatchRecord,
    private readonly needs: CueNeeds,
  ) {
    this.#chosen =
      before.update.view.waitingFor.some(({ purpose }) => purpose === "goFirst") ||
      after.history.some(({ event }) => event.type === "coins" && event.why === "start");
    this.#learn(after.update.view);
    this.#learn(before.update.view);
    const [first, second] = before.update.view.sides;
    this.#prizes = [prizesLeft(first), prizesLeft(second)];
    this.#active = [isUp(first.active) ? first.active : null, isUp(second.active) ? second.active : null];
  }

  #learn(view: View): void {
    for (const pokemon of pokemonInPlay(view)) {
      this.#pokemon.set(pokemon.id, pokemon);
      this.#damage.set(pokemon.id, pokemon.damage);
    }
  }

  with(happening: Happening): this {
    const { event, index } = happening;
    const { words, pictures, faces } = this.needs;
    const { seat, view } = this.after.update;
    const name = (id: number) => words.pokemon(happening.known[id]);
    switch (event.type) {
      case "matchStarted": {
        if (event.suddenDeath > 0) break;
        if (this.#chosen) {
          const title = words.say("start.begins", { name: words.player(event.startingSeat) });
          this.cues.push({ cue: "ribbon", index, ms: 800, title, note: words.say("start.title"), mine: event.startingSeat === seat });
        } else this.cues.push(openingToss(index, event.startingSeat, true, this.needs));
        break;
      }
      case "coins":
        if (event.why === "start") this.cues.push(openingToss(index, event.heads[0] ? 0 : 1, false, this.needs));
        else this.cues.push(tossOf(happening, event, this.after, this.needs));
        break;
      case "turnStarted":
        this.cues.push(this.#turn(index, event.seat, event.turn));
        break;
      case "moved":
        this.#move(happening, event);
        break;
      case "trainerPlayed":
        this.cues.push({
          cue: "travel",
          index,
          ms: event.seat === seat ? 240 : 600,
          how: "play",
          from: zoneAnchor("hand", event.seat, seat),
          to: zoneAnchor("active", event.seat, seat),
          cards: [pictures.card(event.card.card)],
          ...(event.seat !== seat && {
            call: {
              at: zoneAnchor("active", event.seat, seat),
              over: words.say("plays", { name: words.player(event.seat) }),
              title: words.card(event.card.card),
            },
          }),
        });
        break;
      case "abilityUsed":
        if (event.pokemon !== null)
          this.cues.push({
            cue: "announce",
            index,
            ms: 420,
            actor: pokemonAnchor(event.pokemon),
            target: null,
            call: {
              at: pokemonAnchor(event.pokemon),
              over: words.say("ability", { pokemon: words.card(event.card) }),
              title: words.ability(event.card, event.index, event.name),
              picture: pictures.card(event.card),
            },
          });
        break;
      case "attackUsed": {
        const defender = this.#active[other(event.seat)];
        const pokemon = name(event.pokemon);
        this.cues.push({
          cue: "announce",
          index,
          ms: 420,
          actor: pokemonAnchor(event.pokemon),
          target: defender === null ? null : pokemonAnchor(defender.id),
          call: {
            at: pokemonAnchor(event.pokemon),
            over: defender === null ? words.say("attacks", { pokemon }) : words.say("attacksWhom", { pokemon, target: name(defender.id) }),
            title: words.attack(event.card, event.index, event.name),
            picture: pictures.card(event.card),
          },
        });
        break;
      }
      case "damaged": {
        const before = this.#damage.get(event.pokemon) ?? 0;
        const target = this.#pokemon.get(event.pokemon);
        const after = Math.min(before + event.amount, Math.max(before, target?.hp ?? Number.POSITIVE_INFINITY));
        this.#damage.set(event.pokemon, after);
        const anchor = pokemonAnchor(event.pokemon);
        const used = this.after.history.findLast((one) => one.index < index && one.event.type === "attackUsed")?.event;
        if (event.cause === "attack" && used?.type === "attackUsed") {
          const face = faces[used.card];
          const sum = sumOf(
            {
              amount: event.amount,
              weakness: event.weakness === true,
              resistance: event.resistance === true,
              attack: face?.category === "Pokémon" ? face.attacks[used.index] : undefined,
              attackerTypes: this.#pokemon.get(used.pokemon)?.types ?? [],
              target: target && faces[topCard(target).card],
            },
            { effects: words.say("effects"), weakness: words.say("weakness"), resistance: words.say("resistance") },
          );
          const actor = used.pokemon === event.pokemon ? null : pokemonAnchor(used.pokemon);
          const heavy = event.amount >= HEAVY;
          this.cues.push({
            cue: "blow",
            index,
            ms: sum.length > 0 ? 420 : 280,
            actor,
            target: anchor,
            amount: String(event.amount),
            sum,
            heavy,
          });
        }
        this.cues.push({
          cue: "drain",
          index,
          ms: 420,
          target: anchor,
          meter: damageMeter(event.pokemon),
          before,
          after,
          amount: `−${event.amount}`,
          kind: "harm",
        });
        break;
      }
      case "healed": {
        const before = this.#damage.get(event.pokemon) ?? 0;
        const after = Math.max(0, before - event.amount);
        this.#damage.set(event.pokemon, after);
        const [target, meter] = [pokemonAnchor(event.pokemon), damageMeter(event.pokemon)];
        this.cues.push({ cue: "drain", index, ms: 420, target, meter, before, after, amount: `+${event.amount}`, kind: "good" });
        break;
      }
      case "afflicted":
        this.cues.push({
          cue: "glow",
          index,
          ms: 480,
          who: pokemonAnchor(event.pokemon),
          how: "condition",
          label: words.condition(event.condition),
        });
        break;
      case "prevented":
        this.cues.push({ cue: "glow", index, ms: 420, who: pokemonAnchor(event.pokemon), how: "prevent", label: words.say("prevented") });
        break;
      case "evolved":
        this.cues.push({ cue: "glow", index, ms: 420, who: pokemonAnchor(event.pokemon), how: "evolve" });
        break;
      case "switched": {
        const who = pokemonAnchor(event.in);
        this.#active[event.seat] = this.#pokemon.get(event.in) ?? null;
        this.cues.push({ cue: "slide", index, ms: 320, who: event.out === null ? [who] : [who, pokemonAnchor(event.out)] });
        break;
      }
      case "shuffled":
        if (event.zone === "deck" && view.phase !== "setup")
          this.cues.push({ cue: "shuffle", index, ms: 300, pile: zoneAnchor("deck", event.seat, seat) });
        break;
      case "knockedOut": {
        const pokemon = this.#pokemon.get(event.pokemon);
        const who = pokemonAnchor(event.pokemon);
        this.cues.push({
          cue: "fall",
          index,
          ms: 600,
          who,
          figure: pokemon === undefined ? pictures.card(event.card) : pictures.pokemon(pokemon),
          burst: words.say("burst"),
          call: {
            at: who,
            over: words.say("koOf", { name: words.player(event.seat) }),
            title: words.say("ko", { pokemon: words.card(event.card) }),
            picture: pictures.card(event.card),
          },
        });
        break;
      }
      default:
    }
    return this;
  }

  #turn(index: number, of: Seat, turn: number): Cue {
    const { words, you } = this.needs;
    const draws = this.after.history.some(
      ({ event, index: later }) => later > index && later <= index + 2 && event.type === "moved" && event.how === "draw",
    );
    const name = words.player(of);
    const yours = of === you;
    return {
      cue: "ribbon",
      index,
      ms: 700,
      title: words.say(yours ? "turnMine" : "turnTheirs", { name }),
      note: words.say(draws ? (yours ? "turnDraw" : "turnDrawTheirs") : "turn", { turn, name }),
      mine: of === this.after.update.seat,
    };
  }

  #move({ index }: Happening, event: Extract<Happening["event"], { type: "moved" }>): void {
    const { words, pictures, you } = this.needs;
    const { seat } = this.after.update;
    // What is dealt is no news, and a Trainer card has its own cue as it is played.
    if (event.how === "setup" || (event.how === "play" && event.to.zone === "discard")) return;
    const [from, to] = [placeAnchor(event.from, seat), placeAnchor(event.to, seat)];
    if (from === to) return;
    const cards = event.cards.map((card) => pictures.card(card?.card ?? null));
    if (event.how === "knockOut") {
      this.#clear(index, from, to, cards);
      return;
    }
    const how = HOW[event.how] ?? "other";
    const travel: Travel = { cue: "travel", index, ms: how === "prize" ? 520 : 260, how, from, to, cards };
    if (event.how !== "prize") {
      this.cues.push(travel);
      return;
    }
    const before = this.#prizes[event.seat];
    const count = Math.max(0, before - event.cards.length);
    this.#prizes[event.seat] = count;
    const over = words.say("prizes", { before, after: count });
    const title = words.say(event.seat === you ? "prizesMine" : "prizesTheirs", { count, name: words.player(event.seat) });
    this.cues.push({ ...travel, call: { at: zoneAnchor("active", event.seat, seat), over, title } });
  }

  /** The cards of a Pokémon that fell go to the discard pile together, in one cue. */
  #clear(index: number, from: string, to: string, cards: readonly ReactNode[]): void {
    const last = this.cues.at(-1);
    if (last?.cue === "travel" && last.how === "fall" && last.from === from && last.to === to)
      this.cues[this.cues.length - 1] = { ...last, cards: [...last.cards, ...cards] };
    else this.cues.push({ cue: "travel", index, ms: 320, how: "fall", from, to, cards });
  }
}

const HOW: Readonly<Record<string, Travel["how"]>> = {
  draw: "draw",
  attach: "attach",
  play: "play",
  evolve: "play",
  prize: "prize",
  discard: "discard",
};
