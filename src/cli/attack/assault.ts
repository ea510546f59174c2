import { randomFrom } from "@/kernel/random";
import { REFUSAL_CODES } from "@/realtime/protocol";
import { Attacker, until } from "./attacker";
import { utterance } from "./messages";
import type { People } from "./people";
import { type Strike, strike } from "./requests";
import { differing } from "./rows";
import { poolOf, type World } from "./world";

/** The site that is attacked. */
export interface Target {
  readonly url: string;
  /** Sends a request; the status of its answer, or 0 where the line was cut instead. */
  readonly ask: (strike: Strike) => Promise<number>;
  /** Bytes below any request, where there is something to send them to. */
  readonly sendRaw?: (by: People["attackers"][number], random: () => number) => Promise<number>;
  readonly rows: () => Promise<ReadonlySet<string>>;
}

/** What an attack came to. */
export interface Outcome {
  messages: number;
  requests: number;
  /** How many of them were refused because there were too many; all others were looked at. */
  limited: number;
  /** Answers of 500 and above, refusals because of a fault, and what got no answer at all. */
  serverErrors: number;
  /** Rows of the database, positions of matches and pages of players that are not as they were. */
  changed: number;
  /** The first of what should not have been, with its number: the same seed says it again. */
  readonly findings: string[];
}

const AT_ONCE = 48;
const FINDINGS_MAX = 60;
/** So many answers are given before a match stands still. */
const ANSWERS = 12;

/** Brings players to tables, and two bystanders into a challenge: something that could be changed. */
export async function makeWorld(url: string, people: People): Promise<World> {
  const here = people.attackers.filter(({ role }) => ["player", "spectator", "guest", "administrator"].includes(role));
  const pages = here.map((person) => new Attacker(url, person));
  const bystanders = people.bystanders.map((person) => new Attacker(url, person));
  for (const page of [...pages, ...bystanders]) await page.open();
  const seated = pages.filter(({ person }) => person.role === "player");
  for (const page of seated) await page.say("queue:join", soughtBy(page));
  await until(() => seated.every(({ matchId }) => matchId !== undefined));
  for (const page of seated) await page.sit();
  for (let count = 0; count < ANSWERS; count++) for (const page of seated) await answerOnce(page);
  const [one, other] = bystanders;
  if (!one || !other) throw new Error("Nobody stands by.");
  await one.say("challenge:send", { userId: other.person.id, ...soughtBy(one) });
  await until(() => one.me?.challengeOut != null);
  const matchIds = [...new Set(seated.map(({ matchId }) => matchId ?? ""))];
  const world = { people, matchIds, challengeId: one.me?.challengeOut?.id ?? "" };
  return { ...world, pages: [...pages, ...bystanders], pool: poolOf(world) };
}

function soughtBy({ person, me }: Attacker) {
  const game = me?.games.find(({ name }) => name === person.game);
  return { game: game?.name, edition: game?.editions[0] };
}

async function answerOnce(page: Attacker): Promise<void> {
  const { table } = page;
  if (!table?.decision) return;
  const answer = { decision: table.decision.id, choice: [...table.decision.fallback] };
  const reply = await page.say("match:answer", { matchId: table.matchId, ...answer });
  if (reply?.ok) page.given.push(answer);
}

/** What the site shows, of matches and in the lobby, to all who have a page. */
async function shown(world: World): Promise<readonly string[]> {
  const all: string[] = [];
  for (const page of world.pages) {
    await page.back();
    const table = await page.sit();
    all.push(JSON.stringify([page.person.pseudo, page.me, table?.seq, table?.view, table?.decision, table?.result, table?.frozen]));
  }
  return all;
}

/**
 * Says and asks so many wrong things, a quarter of them over HTTP, and looks after each quarter whether anything has changed.
 *
 * @param afterQuarter is called once before the first and after each, while nothing is on its way
 */
export async function assault(
  target: Target,
  world: World,
  { count, seed }: { readonly count: number; readonly seed: string },
  afterQuarter: () => Promise<void> = async () => {},
): Promise<Outcome> {
  const outcome: Outcome = { messages: 0, requests: 0, limited: 0, serverErrors: 0, changed: 0, findings: [] };
  const note = (finding: string) => outcome.findings.length < FINDINGS_MAX && outcome.findings.push(finding);
  const attackers = world.pages.slice(0, -2);

  async function attack(number: number): Promise<void> {
    const random = randomFrom(`${seed} ${number}`);
    if (number % 4 === 3) return request(number, random);
    const by = attackers[Math.floor(random() * attackers.length)];
    if (!by) throw new Error("Nobody attacks.");
    // Who was cut off for the one before comes back first.
    await by.back();
    outcome.messages++;
    const uttered = utterance(world, by, random);
    if ("packet" in uttered) return by.write(uttered.packet);
    const reply = await by.say(uttered.name, ...uttered.said);
    const code = reply === null || reply.ok ? null : reply.code;
    if (code === "too-often") outcome.limited++;
    if (code === "server-error" || (code !== null && !REFUSAL_CODES.includes(code)) || (reply === null && by.connected)) {
      outcome.serverErrors++;
      note(`${number}: ${by.person.role} says ${uttered.name} ${brief(uttered.said)}: ${code ?? "no answer"}`);
    }
  }

  async function request(number: number, random: () => number): Promise<void> {
    const { attackers: all } = world.people;
    const by = all[Math.floor(random() * all.length)];
    if (!by) throw new Error("Nobody attacks.");
    outcome.requests++;
    const raw = target.sendRaw && random() < 0.05 ? target.sendRaw : null;
    const sent = strike(world, by, target.url, random);
    const status = await (raw ? raw(by, random) : target.ask(sent));
    if (status === 429 || status === 503) outcome.limited++;
    else if (status >= 500) {
      outcome.serverErrors++;
      note(`${number}: ${by.role} asks ${raw ? "in raw bytes" : `${sent.route} ${brief(sent)}`}: ${status}`);
    }
  }

  await afterQuarter();
  const [rows, before] = [await target.rows(), await shown(world)];
  for (let quarter = 0; quarter < 4; quarter++) {
    const last = Math.floor((count * (quarter + 1)) / 4);
    let next = Math.floor((count * quarter) / 4);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < last) await attack(next++);
      }),
    );
    const differences = [...differing(rows, await target.rows()), ...differing(new Set(before), new Set(await shown(world)))];
    outcome.changed = Math.max(outcome.changed, differences.length);
    for (const difference of differences.slice(0, 20)) note(`changed by quarter ${quarter + 1}: ${difference.slice(0, 400)}`);
    await afterQuarter();
  }
  for (const page of world.pages) page.close();
  return outcome;
}

const brief = (value: unknown): string => (JSON.stringify(value) ?? "").slice(0, 600);
