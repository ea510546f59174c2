import { format, stripVTControlCharacters } from "node:util";
import { destination, pino, stdTimeFunctions } from "pino";
import { errorsTotal } from "./metrics";
import { requestId } from "./request";

/** How much is told, from nothing but the gravest to what only a developer wants to read. */
export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * The log of the site: a line of JSON for each event. It names nobody: no pseudo, mail, address, text or id of a user is ever handed to it, and
 * what looks like a mail address in the message of a fault is left out.
 */
export const log = pino(
  {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ requestId: requestId() }),
    serializers: { err: describeFault },
    hooks: {
      logMethod(said, method, level) {
        if (level >= 50) errorsTotal.inc();
        return method.apply(this, said);
      },
    },
  },
  // Written at once: lines that still wait when the process ends, and whose reader is gone, are tried again for ever (sonic-boom 4.2.1, `flushSync`).
  destination({ dest: 1, sync: true }),
);

/** What libraries and pages write to the console is part of the log from here on. */
export function logConsole(): void {
  for (const level of ["error", "warn"] as const)
    console[level] = (...said: readonly unknown[]) => {
      const fault = said.find((one) => one instanceof Error);
      // Objects are somebody's data; what they mean to say stands in words beside them.
      const words = format(...said.filter((one) => typeof one === "string"));
      log[level]({ err: fault }, withoutPersons(stripVTControlCharacters(words)).trim());
    };
}

interface Fault {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  /** As Postgres, Prisma or Node name it. */
  readonly code?: string;
  /** By which Next names the fault to the visitor. */
  readonly digest?: string;
  readonly cause?: Fault;
}

/** Only what is known to tell nothing of persons: other properties of an error may be the row that did not fit. */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersons(String(error)) };
  return {
    type: error.name,
    message: withoutPersons(error.message),
    ...(error.stack !== undefined && { stack: withoutPersons(error.stack) }),
    ...("code" in error && { code: String(error.code) }),
    ...("digest" in error && { digest: String(error.digest) }),
    ...(error.cause instanceof Error && { cause: describeFault(error.cause) }),
  };
}

const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

function withoutPersons(text: string): string {
  return text.replace(MAIL, "[mail]");
}
