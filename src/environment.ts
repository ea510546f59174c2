import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import nextEnv from "@next/env";
import { z } from "zod";
import type { MailSettings } from "@/accounts/mail";
import { Password, Pseudo } from "@/accounts/sign-up";
import { LOG_LEVELS, type LogLevel } from "@/telemetry/log";

const whole = (low: number, high: number) => {
  const error = `must be a whole number from ${low} to ${high}`;
  return z.string().regex(/^\d+$/, { error }).transform(Number).pipe(z.number().min(low, { error }).max(high, { error }));
};

const yesOrNo = z
  .enum(["true", "false"], { error: "must be true or false" })
  .default("false")
  .transform((value) => value === "true");

const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address like ${example}` });

/** Every variable the server reads, with its default; the table in docs/operations.md says the same. */
const Variables = z.object({
  PORT: whole(1, 65535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: address(/^postgres(ql)?$/, "postgresql://user:password@host:5432/openpokemon").optional(),
  DATABASE_POOL: whole(4, 1000).default(10),
  REDIS_URL: address(/^rediss?$/, "redis://host:6379").optional(),
  NEXTAUTH_URL: address(/^https?$/, "https://play.example.org").optional(),
  NEXTAUTH_SECRET: z.string().min(32, { error: "must be at least 32 characters, as printed by: openssl rand -base64 32" }).optional(),
  ADMIN_PSEUDO: z
    .string()
    .refine((pseudo) => Pseudo.safeParse(pseudo).success, { error: "must be 3 to 20 letters, digits, _ or -" })
    .default("admin"),
  ADMIN_EMAIL: z.email({ error: "must be a mail address" }).default("admin@openpokemon.invalid"),
  ADMIN_PASSWORD: z
    .string()
    .refine((password) => Password.safeParse(password).success, { error: "must have at least 10 characters and at most 72 bytes" })
    .optional(),
  SMTP_URL: address(/^smtps?$/, "smtp://user:password@mail.example.org:587").optional(),
  MAIL_FROM: z.email({ error: "must be a mail address" }).optional(),
  TURN_SECONDS: whole(1, 3600).default(90),
  GRACE_SECONDS: whole(0, 3600).default(60),
  BOT_DELAY_MS: whole(0, 60_000).default(600),
  RETENTION_DAYS: whole(0, 36_500).default(0),
  GUEST_DAYS: whole(1, 365).default(7),
  IMPORT_DIR: z.string().optional(),
  REMOTE_IMAGES: yesOrNo,
  TRUST_PROXY: yesOrNo,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
  METRICS_TOKEN: z.string().min(16, { error: "must be at least 16 characters" }).optional(),
});

/** The names of all variables. */
export const variableNames: readonly string[] = Object.keys(Variables.shape);

/** What the operator chose, read once when the process starts. */
export interface Environment {
  readonly port: number;
  /** The address to listen on; every one of the machine when undefined. */
  readonly host: string | undefined;
  /** Absolute path of the folder that holds the embedded database and generated secrets. */
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** The most connections of this process to a real Postgres. */
  readonly databasePool: number;
  readonly redisUrl: string | undefined;
  /** Where players reach the site, when the server cannot tell from the request. */
  readonly publicUrl: string | undefined;
  /** Signs the session tokens. */
  readonly secret: string;
  readonly administrator: { readonly pseudo: string; readonly email: string; readonly password: string | undefined };
  /** By what mail is sent; null where none is. */
  readonly mail: MailSettings | null;
  /** The turn clock of a match. */
  readonly turnSeconds: number;
  /** How long an absent player's clock waits. */
  readonly graceSeconds: number;
  /** How long the computer seems to think before each of its answers. */
  readonly botDelayMs: number;
  /** How many days a match is kept after its end; null for ever. */
  readonly retentionDays: number | null;
  /** Guests who were not here for so many days are cleared away. */
  readonly guestDays: number;
  /** Absolute path of the folder whose folders the administration may import cards from. */
  readonly importDirectory: string;
  /** Whether players' browsers may load pictures of cards from the addresses that an import brought. */
  readonly remoteImages: boolean;
  /** Whether a reverse proxy in front sets `X-Forwarded-*`. */
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  /** Who knows it may read `/metrics`; without one nobody can. */
  readonly metricsToken: string | undefined;
}

/** Some variables do not fit; the message names each and says what it should be. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

const secrets = new Set(["DATABASE_URL", "REDIS_URL", "SMTP_URL", "NEXTAUTH_SECRET", "ADMIN_PASSWORD", "METRICS_TOKEN"]);

/**
 * Parses the variables and, where no secret is given, takes the one kept in the data folder, making it the first time.
 * An empty variable counts as absent.
 *
 * @throws EnvironmentError when a variable does not fit
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name], message }) => {
      const shown = secrets.has(String(name)) ? "" : ` (it is "${given[String(name)]}")`;
      return `${String(name)} ${message}${shown}`;
    });
    throw new EnvironmentError([...new Set(lines)].join("\n"));
  }
  const values = parsed.data;
  const dataDirectory = path.resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL,
    publicUrl: values.NEXTAUTH_URL,
    secret: values.NEXTAUTH_SECRET ?? keptSecret(dataDirectory),
    administrator: { pseudo: values.ADMIN_PSEUDO, email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    mail: mailOf(values),
    turnSeconds: values.TURN_SECONDS,
    graceSeconds: values.GRACE_SECONDS,
    botDelayMs: values.BOT_DELAY_MS,
    retentionDays: values.RETENTION_DAYS === 0 ? null : values.RETENTION_DAYS,
    guestDays: values.GUEST_DAYS,
    importDirectory: path.resolve(values.IMPORT_DIR ?? path.join(dataDirectory, "import")),
    remoteImages: values.REMOTE_IMAGES,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
  };
}

/** Mail needs a sender, and the address that its links begin with: what a request says of it cannot be trusted. */
function mailOf({ SMTP_URL, MAIL_FROM, NEXTAUTH_URL }: z.infer<typeof Variables>): MailSettings | null {
  if (SMTP_URL === undefined) return null;
  if (MAIL_FROM === undefined) throw new EnvironmentError("MAIL_FROM must be the address that mail comes from, since SMTP_URL is set");
  if (NEXTAUTH_URL === undefined) throw new EnvironmentError("NEXTAUTH_URL must be set with SMTP_URL: links in mails begin with it");
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, publicUrl: NEXTAUTH_URL };
}

/** Reads the environment of this process, with the `.env` files of the working directory. */
export function processEnvironment(): Environment {
  nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== "production", { info: () => {}, error: console.error });
  return readEnvironment(process.env);
}

function keptSecret(dataDirectory: string): string {
  const file = path.join(dataDirectory, "session-secret");
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new EnvironmentError(`DATA_DIR must be a folder that can be written (${error instanceof Error ? error.message : error})`);
  }
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  // Processes that start together in one folder agree on the first one's, and none reads it half written.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, "utf8").trim();
}
