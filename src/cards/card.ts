import type { Locale } from "@/i18n/locales";

/** A text in each language of the interface. */
export type Localized<T> = Readonly<Record<Locale, T>>;

/** What an engine plays of a card. */
export interface PlayedCard {
  readonly id: string;
}

/** A card of the catalogue, of whatever game: what its engine plays, and what a player reads. */
export interface CatalogueCard<Definition extends PlayedCard = PlayedCard> {
  readonly definition: Definition;
  readonly setId: string;
  /** As printed: "12", "XY05", "RC3". */
  readonly number: string;
  readonly names: Localized<string>;
  /** False when a text is not wholly compiled (design: unknown is an error); `reason` then names the sentence. */
  readonly playable: boolean;
  readonly reason?: string;
}

/** A set of the cards that come along with the site. */
export interface StarterSet {
  readonly id: string;
  readonly series: string;
  readonly names: Localized<string>;
  /** The day of release as YYYYMMDD. */
  readonly releaseOrder: number;
}
