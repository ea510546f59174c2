import type { Mark, SpecialCondition, Stage, TrainerKind } from "@/games/pokemon/engine/card";
import type { Zone } from "@/games/pokemon/engine/effects/language";
import type { Locale } from "@/i18n/locales";
import type { Forms, Noun, Tongue } from "@/kernel/texts/words";
import type { Wording } from "../phrasebook/sentence";
import type { abilities } from "./english/abilities";
import type { actions } from "./english/actions";
import type { changes } from "./english/changes";
import type { conditions } from "./english/conditions";
import type { phrases } from "./english/phrases";

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
export interface Language extends Tongue {
  readonly locale: Locale;
  /** Sentences and phrases by construct (see `fill`). */
  readonly templates: Readonly<Record<Template, string>>;
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
  /** What sounds demand where words meet ("a Energy" → "an Energy"). */
  polish(text: string): string;
}

/** How a language words something. */
export const templateOf = (language: Language, wording: Wording): string =>
  typeof wording === "string" ? language.templates[wording] : wording[language.locale];
