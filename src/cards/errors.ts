/** A card that the catalogue does not have; `ids` names them all. */
export class UnknownCardError extends Error {
  override readonly name = "UnknownCardError";
  constructor(readonly ids: readonly string[]) {
    super(`The catalogue has no card ${ids.join(", ")}`);
  }
}

/** A card that cannot be kept: what it does is none of the effect language, or cannot be said in all languages. The message says where. */
export class UnfitCardError extends Error {}

/** A value that is no card definition; the message names the place of each fault. */
export class InvalidCardError extends UnfitCardError {
  override readonly name = "InvalidCardError";
}
