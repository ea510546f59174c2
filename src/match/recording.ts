const EVERY_MS = 60_000;
/** Of a match that ended just now the record is on its way. */
const JUST_ENDED_MS = 10_000;
const LATELY_MS = 86_400_000;

/** When matches ended, as it is looked for. */
export interface Ended {
  readonly gt: Date;
  readonly lt: Date;
}

/**
 * Makes the records that are missing now; and now and then those of matches that ended lately, whose records could not be made at that moment.
 * @returns stops it, once what it is about is done
 */
export function recordNowAndThen(
  matches: { recordFinished(endedAt?: Ended): Promise<void> },
  reportFault: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let recording: Promise<void> | null = null;
  const record = (endedAt?: Ended) => {
    recording ??= matches
      .recordFinished(endedAt)
      .catch(reportFault)
      .finally(() => {
        recording = null;
      });
  };
  record();
  const timer = setInterval(() => {
    const now = Date.now();
    record({ gt: new Date(now - LATELY_MS), lt: new Date(now - JUST_ENDED_MS) });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await recording;
  };
}
