import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EnvironmentError, readEnvironment, variableNames } from "@/environment";

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "openpokemon-environment-"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

const read = (variables: Record<string, string>) => readEnvironment({ DATA_DIR: scratch, ...variables });

test("every variable has a default", () => {
  expect(read({ PORT: "", DATABASE_URL: "" })).toEqual({
    port: 3000,
    host: undefined,
    dataDirectory: scratch,
    databaseUrl: undefined,
    databasePool: 10,
    redisUrl: undefined,
    publicUrl: undefined,
    secret: expect.stringMatching(/^[\w-]{43}$/),
    administrator: { pseudo: "admin", email: "admin@openpokemon.invalid", password: undefined },
    turnSeconds: 90,
    graceSeconds: 60,
    botDelayMs: 600,
    retentionDays: null,
    guestDays: 7,
    mail: null,
    importDirectory: path.join(scratch, "import"),
    remoteImages: false,
    trustProxy: false,
    logLevel: "info",
    metricsToken: undefined,
  });
});

test.each([
  ["PORT", "abc"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "30.5"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_POOL", "3"],
  ["REDIS_URL", "localhost:6379"],
  ["NEXTAUTH_URL", "play.example.org"],
  ["NEXTAUTH_SECRET", "short"],
  ["ADMIN_PSEUDO", "the admin"],
  ["ADMIN_EMAIL", "admin"],
  ["ADMIN_PASSWORD", "123"],
  ["TURN_SECONDS", "-1"],
  ["GRACE_SECONDS", "soon"],
  ["TRUST_PROXY", "yes"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_TOKEN", "short"],
])("%s=%s is refused by name, saying what it should be", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(EnvironmentError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+$`));
});

test("the operator's guide has a line for every variable", () => {
  const guide = readFileSync("docs/operations.md", "utf8");
  const named = [...guide.matchAll(/^\| (`[A-Z_`, ]+) \|/gm)].flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  expect(named.toSorted()).toEqual(variableNames.toSorted());
});

test("all faults are named at once, and secrets are not repeated", () => {
  expect(() => read({ PORT: "abc", ADMIN_PASSWORD: "123" })).toThrow(
    'PORT must be a whole number from 1 to 65535 (it is "abc")\nADMIN_PASSWORD must have at least 10 characters and at most 72 bytes',
  );
});

test("the secret is made once, is private, and gives way to a given one", () => {
  const { secret } = read({});
  expect(read({}).secret).toBe(secret);
  const file = path.join(scratch, "session-secret");
  expect(readFileSync(file, "utf8").trim()).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(read({ NEXTAUTH_SECRET: "s".repeat(32) }).secret).toBe("s".repeat(32));
});

test("a data folder is made for its owner alone", () => {
  const made = path.join(scratch, "of", "one");
  read({ DATA_DIR: made });
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test("a data folder that cannot be made is named", () => {
  const file = path.join(scratch, "file");
  writeFileSync(file, "");
  expect(() => read({ DATA_DIR: path.join(file, "data") })).toThrow(/^DATA_DIR must be a folder/);
});
