import type { Cards, Side, Zone } from "@/games/dragonball/engine/effects/language";
import type { Phrase } from "@/kernel/texts/words";

/** A choice that the text has made. */
export interface Spoken {
  readonly name: string;
  readonly plural: boolean;
  /** Whose zones its cards go to. */
  readonly owner: Side;
}

/** What a text has spoken of so far, to speak of it again. One goes through one skill. */
export class Talk {
  /** The choices in the order of the text. */
  readonly choices: Spoken[] = [];
  /** What "that card", or "those cards", would mean now. */
  last: { readonly ref: Cards; readonly plural: boolean } | undefined;
  /** Whether all of the cards looked at were one card. */
  lookedAtOne = false;
  /** What this card lies under, to be told with it (DB-UNDER-04). */
  readonly piles: Cards[] = [];
  /** Whether the text says so of this card. */
  isUnder = false;
  /** The phrases of choices that are told in doing something with their cards: "KO up to 1 …". */
  /** The tokens that were played, and whether they are several. */
  readonly tokens = new Map<string, boolean>();
  private readonly fresh = new Map<string, Phrase>();

  /** @param home the zone that the first word on this card has to tell (DB-SKILL-04) */
  constructor(private home?: Zone | readonly Zone[]) {}

  choose(spoken: Spoken): void {
    this.choices.push(spoken);
    this.last = { ref: { bound: spoken.name }, plural: spoken.plural };
  }

  /** Tells a choice where its cards are first spoken of. */
  within(name: string, phrase: Phrase): void {
    this.fresh.set(name, phrase);
  }

  /** The phrase of a choice that is told here. */
  take(name: string): Phrase | undefined {
    const phrase = this.fresh.get(name);
    this.fresh.delete(name);
    return phrase;
  }

  /** The zone that is to be told with this card, once. */
  takeHome(): Zone | readonly Zone[] | undefined {
    const { home } = this;
    this.home = undefined;
    return home;
  }

  /** Something else was spoken of. */
  pass(): void {
    this.last = undefined;
  }
}
