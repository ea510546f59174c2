/** A sentence that was not understood, and how far. */
export interface Failure {
  readonly sentence: string;
  readonly why: string;
}

export class TextFailure extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.why}: ${failure.sentence}`);
  }
}

/** @throws TextFailure */
export function fail(sentence: string, why: string): never {
  throw new TextFailure({ sentence, why });
}
