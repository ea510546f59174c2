import type { Json } from "./json";

/**
 * How something that is stored for long is written changes with the versions of the site. Each change is a step, which brings what the version before
 * wrote to the next one; what only adds, so that everything stored stays right as it is, needs none.
 */
export class Versions {
  /** @param steps each brings what is stored from one version to the next; the first from version 1 */
  constructor(private readonly steps: readonly ((older: Json) => Json)[]) {}

  /** The version that is written now. */
  get latest(): number {
    return this.steps.length + 1;
  }

  /**
   * What a version wrote, as today's writes it.
   * @throws NewerVersionError when a later one than today's wrote it
   */
  read(stored: Json, version: number): Json {
    if (version > this.latest)
      throw new NewerVersionError(`This was stored in version ${version}; version ${this.latest} is the last known here.`);
    return this.steps.slice(version - 1).reduce((older, step) => step(older), stored);
  }
}

/** A later version of the site stored this. */
export class NewerVersionError extends Error {
  override readonly name = "NewerVersionError";
}

/** Whether something was not understood because a later version of the site stored it. */
export function isOfNewerVersion(error: unknown): boolean {
  return error instanceof Error && (error instanceof NewerVersionError || isOfNewerVersion(error.cause));
}
