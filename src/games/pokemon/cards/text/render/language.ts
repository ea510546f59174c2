import type { Mark, SpecialCondition, Stage, TrainerKind } from "@/games/pokemon/engine/card";
import type { Zone } from "@/games/pokemon/engine/effects/language";
import type { Locale } from "@/i18n/locales";
import type { abilities } from "./english/abilities";
import type { actions } from "./english/actions";
import type { changes } from "./english/changes";
import type { conditions } from "./english/conditions";
import type { phrases } from "./english/phrases";

/** Words with what other words have to agree with. Masculine singular unless said. */
export interface Phrase {
  readonly text: string;
  readonly plural?: boolean;
  readonly feminine?: boolean;
}

export type Slots = Readonly<Record<string, Phrase | string | number | undefined>>;

/** "Draw a card" / "you may draw a card" / "your opponent draws a card". */
export type Mood = "order" | "infinitive" | "third";

/** The forms of a verb. The two with a pronoun are those that a pronoun is hung on, where they differ. */
export interface Verb {
  readonly order: string;
  readonly infinitive: string;
  readonly third: string;
  readonly orderWithPronoun?: string;
  readonly infinitiveWithPronoun?: string;
}

/** A noun in both numbers. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine?: boolean;
  /** The kinds of things it is one of: "a Pokémon or an Energy card", but "all Pokémon and Energy cards". */
  readonly among?: readonly Noun[];
}

/** An adjective or participle: masculine and feminine, then both in plural. */
export type Forms = readonly [string, string, string, string];

/** What belongs to a player: yours; theirs, when they are the ones who act; your opponent's, seen from you. */
export interface Owned {
  readonly your: string;
  readonly their: string;
  readonly opponents: string;
}

/** English is the reference: its tables name the constructs that every language has to say. */
export type Template =
  | keyof typeof phrases
  | keyof typeof conditions
  | keyof typeof actions
  | keyof typeof changes
  | keyof typeof abilities;

export type NounKey =
  | "pokemon"
  | "card"
  | "trainerCard"
  | "item"
  | "supporter"
  | "stadium"
  | "tool"
  | "machine"
  | "energyCard"
  | "basicEnergyCard"
  | "specialEnergyCard"
  | "energy"
  | "basicEnergy"
  | "specialEnergy"
  | "attachedTool";

/** One language: tables that say what every construct is called, and the few rules that tables cannot say. */
export interface Language {
  readonly locale: Locale;
  /** Sentences and phrases by construct (see `fill`). */
  readonly templates: Readonly<Record<Template, string>>;
  readonly verbs: Readonly<Record<string, Verb>>;
  readonly nouns: Readonly<Record<NounKey, Noun>>;
  readonly zones: Readonly<Record<Zone | "bench", Owned>>;
  /** Past participles by verb, for what was done "in this way". */
  readonly participles: Readonly<Record<string, Forms>>;
  readonly conditions: Readonly<Record<SpecialCondition, Forms>>;
  readonly stages: Readonly<Partial<Record<Stage, string>>>;
  readonly marks: Readonly<Partial<Record<Mark, string>>>;
  /** What Pokémon are called whose names have this English word in them ("Team Aqua's"); others are told by the word itself. */
  readonly families: Readonly<Record<string, string>>;
  readonly trainers: Readonly<Record<TrainerKind, NounKey>>;
  /** A preposition before a phrase: contraction ("du", "del") and elision ("d’"). */
  prepose(preposition: string, text: string): string;
  /** A verb with the pronoun of its object ("montrez-la", "la montrer", "la montre"). */
  withPronoun(verb: Verb, mood: Mood, object: Phrase): string;
  /** What sounds demand where words meet ("a Energy" → "an Energy"). */
  polish(text: string): string;
}
