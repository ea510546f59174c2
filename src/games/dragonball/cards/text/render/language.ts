import type { Color } from "@/games/dragonball/engine/card";
import type { CardNumber, Duration, Moment, Side, Zone } from "@/games/dragonball/engine/effects/language";
import type { Locale } from "@/i18n/locales";
import type { Forms, Noun, Phrase, Tongue } from "@/kernel/texts/words";
import type { actions } from "./english/actions";
import type { changes } from "./english/changes";
import type { conditions } from "./english/conditions";
import type { phrases } from "./english/phrases";
import type { triggers } from "./english/triggers";

/** English is the reference: its tables name the constructs that every language has to say. */
export type Template = keyof typeof phrases | keyof typeof conditions | keyof typeof actions | keyof typeof changes | keyof typeof triggers;

/** What cards are called: by their type, with Z before it, and by where they lie. */
export type NounKey =
  | "card"
  | "battle"
  | "unison"
  | "leader"
  | "extra"
  | "zCard"
  | "zBattle"
  | "zUnison"
  | "zLeader"
  | "zExtra"
  | "token"
  | "energy"
  | "copyOfThisCard";

/** Whose something is: yours; of the player who acts, who is not you; your opponent's, seen from you; either player's; that of the owner of one card or of several. */
export type Whose = "your" | "their" | "opponents" | "both" | "owners" | "ownersOfSeveral";

/** A zone by whose it is; `again`: its name behind another zone of the same player, where it goes without saying whose it is. */
export type ZoneName = Readonly<Record<Whose, string>> & { readonly again?: string };

/** One language: tables that say what every construct is called, and the few rules that tables cannot say. */
export interface Language extends Tongue {
  readonly locale: Locale;
  /** Whether "1 or more" speaks of several: "1 or more cards", but "au moins 1 carte". */
  readonly oneOrMoreIsMany: boolean;
  /** Sentences and phrases by construct (see `fill`). */
  readonly templates: Readonly<Record<Template, string>>;
  readonly nouns: Readonly<Record<NounKey, Noun>>;
  readonly zones: Readonly<Record<Zone, ZoneName>>;
  readonly colors: Readonly<Record<Color, Forms>>;
  readonly modes: Readonly<Record<"active" | "rest", string>>;
  readonly durations: Readonly<Record<Duration, string>>;
  /** "The end of {turn}", "the start of {main}": with the turn or Main Phase of the player whose it is in the slot. */
  readonly moments: Readonly<Record<Moment, string>>;
  readonly turns: Readonly<Record<Side, { readonly turn: string; readonly main: string }>>;
  /** Numbers of a card: "power", "energy cost"; with their gender where they are not masculine. */
  readonly numbers: Readonly<Record<CardNumber | "comboCost", Phrase | string>>;
  /** "First", "second", …: of chosen cards. */
  readonly ordinals: readonly Forms[];
  /** What sounds demand where words meet ("a energy" → "an energy"). */
  polish(text: string): string;
}
