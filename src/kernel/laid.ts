/** A card of a position that somebody lays out, by the id of its definition, with what lies on it or under it. What each field means, its game says. */
export interface LaidCard {
  readonly card: string;
  readonly attached?: readonly string[] | undefined;
  readonly damage?: number | undefined;
  readonly markers?: number | undefined;
  readonly marks?: readonly string[] | undefined;
}

export interface LaidSide {
  /** By zone, in order: the top card first. */
  readonly zones: Readonly<Record<string, readonly LaidCard[] | undefined>>;
  /** How many there are in a zone; those that are not laid out are taken from the rest of the deck. */
  readonly counts: Readonly<Record<string, number | undefined>>;
}

/** A position in the middle of a turn: whoever has it has drawn, and done nothing yet. */
export interface LaidPosition {
  readonly edition: string;
  readonly turn: 0 | 1;
  /** In which part of it, where a game has several to begin in. */
  readonly phase?: string | undefined;
  readonly sides: readonly [LaidSide, LaidSide];
}

/** All cards of a side, one by one, those under others or attached to them among them. */
export function cardsOfSide({ zones }: LaidSide): readonly string[] {
  return Object.values(zones).flatMap((cards = []) => cards.flatMap(({ card, attached = [] }) => [card, ...attached]));
}
