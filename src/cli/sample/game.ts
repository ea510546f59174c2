/** A playable card, as a sample shows it to be read closely. */
export interface SampledCard {
  readonly id: string;
  readonly name: string;
  /** Prints that do the same share it; one of them is drawn. */
  readonly key: string;
  readonly print: unknown;
  /** Our sentences, where the game says its programs in words. */
  readonly ours?: unknown;
  readonly program: unknown;
}
