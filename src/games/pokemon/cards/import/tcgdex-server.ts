import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type CardSource, releaseOrder, SourceError } from "@/cards/import/source";
import { type Locale, locales } from "@/i18n/locales";
import { type TcgdexCard, tcgdexCard } from "./tcgdex";

export const TCGDEX_URL = "https://api.tcgdex.net/v2";

export interface TcgdexServerOptions {
  /** Where its REST interface is, up to and with the version. */
  readonly url?: string | undefined;
  /** Languages asked for beside English, which gives the structure. */
  readonly languages?: readonly Locale[] | undefined;
  /** Answers are kept here for a week, so that an import that was broken off goes on where it stood. */
  readonly cache: string;
  /** Milliseconds from one request to the next. */
  readonly interval?: number;
}

const setList = z.array(z.object({ id: z.string(), name: z.string() }));
const listedSet = z.object({
  name: z.string(),
  serie: z.object({ id: z.string() }),
  releaseDate: z.string().optional(),
  tcgOnline: z.string().optional(),
  abbreviation: z.object({ official: z.string().optional() }).optional(),
  cards: z.array(z.object({ id: z.string() })).default([]),
});
const text = z.string().optional();
const part = z.object({ name: text, effect: text });
/** A card in one language: what of it is read in that language. */
const words = z.object({
  name: text,
  evolveFrom: text,
  effect: text,
  image: text,
  attacks: z.array(part).optional(),
  abilities: z.array(part).optional(),
});
type Words = z.infer<typeof words>;
const structure = z.looseObject({ id: z.string(), localId: z.string(), set: z.object({ id: z.string() }) });

const WEEK = 7 * 24 * 3600 * 1000;
const ATTEMPTS = 4;
/** Cards of the telephone game, which has rules of its own. */
const POCKET = "tcgp";

/** TCGdex's public server: one request at a time, with a pause between. */
export function tcgdexServer({
  url = TCGDEX_URL,
  languages = locales,
  cache,
  interval = 100,
}: TcgdexServerOptions): CardSource<TcgdexCard> {
  const others = languages.filter((locale) => locale !== "en");
  let next = 0;

  /** The answer to a path; null where there is no such thing. */
  async function fetched(place: string, signal: AbortSignal | undefined): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      await pause(Math.max(0, next - Date.now()), undefined, { signal });
      next = Date.now() + interval;
      const fault = await request(`${url}/${place}`, signal);
      if ("answer" in fault) return fault.answer;
      if (attempt === ATTEMPTS)
        throw new SourceError(
          "no-answer",
          url,
          `${url}/${place} does not answer (${fault.reason}). Start the import again later: it goes on where it stood.`,
        );
      next = Date.now() + Math.max(fault.wait, interval * 4 ** attempt);
    }
  }

  async function kept(place: string, signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted();
    const file = path.join(cache, ...place.split("/")).concat(".json");
    const old = readKept(file);
    if (old !== undefined) return old;
    const answer = await fetched(place, signal);
    mkdirSync(path.dirname(file), { recursive: true });
    // Renamed when whole: a process that is stopped leaves no half answer.
    writeFileSync(`${file}.part`, JSON.stringify(answer));
    renameSync(`${file}.part`, file);
    return answer;
  }

  return {
    name: "tcgdex",
    sets: async () => setList.parse(await fetched("en/sets", undefined)),
    async read(setId, { signal, progress = () => {} } = {}) {
      const readSet = async (locale: Locale, setId: string) => {
        const answer = await kept(`${locale}/sets/${encodeURIComponent(setId)}`, signal);
        return answer === null ? undefined : listedSet.parse(answer);
      };
      const readCard = (locale: Locale, id: string) => kept(`${locale}/cards/${encodeURIComponent(id)}`, signal);
      const english = await readSet("en", setId);
      if (!english) throw new SourceError("unlisted", setId, `${url} has no English set ${setId}.`);
      const names: Partial<Record<Locale, string>> = {};
      const translated = new Map<Locale, ReadonlySet<string>>();
      const cards = english.serie.id === POCKET ? [] : english.cards;
      if (cards.length > 0) {
        for (const locale of others) {
          const set = await readSet(locale, setId);
          if (!set) continue;
          names[locale] = set.name;
          translated.set(locale, new Set(set.cards.map(({ id }) => id)));
        }
      }
      const records: unknown[] = [];
      for (const [index, { id }] of cards.entries()) {
        progress(index / cards.length);
        const card = await readCard("en", id);
        const said: [Locale, unknown][] = [];
        for (const [locale, ids] of translated) if (ids.has(id)) said.push([locale, await readCard(locale, id)]);
        records.push({ id, card, said });
      }
      return {
        id: setId,
        series: english.serie.id,
        names: { ...names, en: english.name },
        releaseOrder: releaseOrder(english.releaseDate),
        code: english.tcgOnline ?? english.abbreviation?.official,
        records,
      };
    },
    parse: (record) => joined(answers.parse(record)),
  };
}

const answers = z.object({ card: structure, said: z.array(z.tuple([z.enum(locales), words.nullable()])) });

/** One record of the answers in all languages: structure from the English one, names and texts from each. */
function joined({ card, said }: z.infer<typeof answers>): TcgdexCard {
  const english = words.parse(card);
  const all: [Locale, Words][] = [["en", english], ...said.flatMap(([locale, each]): [Locale, Words][] => (each ? [[locale, each]] : []))];
  const by = (read: (each: Words) => string | undefined) => Object.fromEntries(all.map(([locale, each]) => [locale, read(each)]));
  const list = (key: "attacks" | "abilities") => {
    const parts = z.array(z.looseObject({})).optional().parse(card[key]);
    // A language that has another number of them cannot be set against the English ones.
    const fits = (each: Words) => (each[key]?.length === parts?.length ? each[key] : undefined);
    return parts?.map((facts, index) => ({
      ...facts,
      name: by((each) => fits(each)?.[index]?.name),
      effect: by((each) => fits(each)?.[index]?.effect),
    }));
  };
  return tcgdexCard.parse({
    ...card,
    set: card.set.id,
    name: by(({ name }) => name),
    evolveFrom: english.evolveFrom ? by(({ evolveFrom }) => evolveFrom) : undefined,
    effect: by(({ effect }) => effect),
    // TCGdex names a folder of sizes and formats.
    image: by(({ image }) => image && `${image}/high.webp`),
    attacks: list("attacks"),
    abilities: list("abilities"),
  });
}

type Reply = { readonly answer: unknown } | { readonly reason: string; readonly wait: number };

async function request(address: string, signal: AbortSignal | undefined): Promise<Reply> {
  const limits = [AbortSignal.timeout(30_000), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(address, { headers: { "user-agent": "OpenPokemon" }, signal: AbortSignal.any(limits) });
    if (response.ok) return { answer: await response.json() };
    if (response.status === 404) return { answer: null };
    return { reason: `status ${response.status}`, wait: 1000 * (Number(response.headers.get("retry-after")) || 0) };
  } catch (error) {
    signal?.throwIfAborted();
    return { reason: error instanceof Error ? error.message : String(error), wait: 0 };
  }
}

/** An answer of the past week; undefined when there is none. */
function readKept(file: string): unknown {
  const age = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return age === undefined || Date.now() - age > WEEK ? undefined : JSON.parse(readFileSync(file, "utf8"));
}
