import type { CardType } from "@/games/dragonball/engine/card";
import type { CardFilter, Cards, Side, Zone } from "@/games/dragonball/engine/effects/language";
import { merge, unlessEmpty } from "@/kernel/texts/merge";
import type { Demands } from "./picked";
import { theirsOf } from "./players";

/** What a noun of a card says of it by itself: its type, or the zone it must lie in. */
export type Head = "card" | "battle" | "unison" | "leader" | "extra" | "energy" | "life" | "zEnergy" | "token";

/** Cards as a noun phrase describes them, without number and place. */
export interface Noun {
  readonly heads: readonly Head[];
  readonly where: CardFilter;
  readonly demands?: Demands;
  /** "Green ＜Moss＞ cards or blue Unisons": each described by itself; heads and where are of none then. */
  readonly anyOf?: readonly Noun[];
  /** A name without a noun ("green ＜Moss＞"), and one of which nothing but the name is said ("＜Moss＞ cards"). */
  readonly bare?: true;
  readonly labelled?: true;
  /** Of which nothing is said before it: "Battle Cards with 5000 power". */
  readonly plain?: true;
}

/** The types that nouns say, and the zones their cards lie in where nothing else is said (DB-TEXT-02, DB-BATTLE-02). */
const HEADS: Readonly<Record<Head, { readonly type?: CardType; readonly token?: true; readonly zone?: Zone }>> = {
  card: {},
  battle: { type: "Battle", zone: "battle" },
  unison: { type: "Unison", zone: "unison" },
  leader: { type: "Leader", zone: "leader" },
  extra: { type: "Extra" },
  energy: { zone: "energy" },
  life: { zone: "life" },
  zEnergy: { zone: "zEnergy" },
  token: { token: true, zone: "battle" },
};

const IN_PLAY: readonly Zone[] = ["leader", "battle", "unison"];
/** DB-MODE-01. */
export const MODED: readonly Zone[] = ["leader", "battle", "energy", "unison"];

/** What a noun asks of a card wherever it lies; undefined where it says where. */
export function filterOf({ heads, where, anyOf }: Noun): CardFilter | undefined {
  if (anyOf) {
    const filters = anyOf.map(filterOf).filter((filter) => filter !== undefined);
    return filters.length === anyOf.length ? { anyOf: filters } : undefined;
  }
  const types = heads.flatMap((head) => HEADS[head].type ?? []);
  if (heads.some((head) => head === "energy" || head === "life" || head === "zEnergy")) return undefined;
  if (heads.every((head) => head === "card")) return where;
  if (heads.length === 1 && heads[0] === "token") return merge<CardFilter>({ token: true }, where);
  if (types.length !== heads.length) return undefined;
  const [type] = types;
  return merge<CardFilter>({ ...(types.length === 1 && type ? { type } : { type: types }) }, where);
}

/** Whether the noun alone says where its cards lie: "energy", "life". */
export function liesByItself({ heads, anyOf }: Noun): boolean {
  if (anyOf) return anyOf.every(liesByItself);
  return heads.every((head) => head === "energy" || head === "life" || head === "zEnergy");
}

/** The cards of a noun on a side, where they lie by themselves: "your Battle Cards", "your energy", "your ＜Moss＞ cards" (DB-TEXT-03). */
export function atHome(said: Noun, of: Side): Cards | undefined {
  // "Your opponent's Battle Cards with more power than their Leader".
  const noun = of === "opponent" ? theirsOf(of, said) : said;
  if (noun.anyOf) return eachAtHome(noun, of, noun.anyOf);
  const zones = noun.heads.flatMap((head) => HEADS[head].zone ?? []);
  const side = of === "you" ? {} : { of };
  if (noun.heads.every((head) => head === "card")) {
    const { character, trait } = noun.where;
    const isNamed =
      character !== undefined ||
      trait !== undefined ||
      noun.where.allCharacters !== undefined ||
      noun.where.characterIncludes !== undefined;
    // DB-MODE-01: in Active or Rest Mode is energy too.
    const all = noun.where.mode ? MODED : IN_PLAY;
    return { in: isNamed ? ["leader", "battle"] : all, ...side, ...whereOf(noun.where) };
  }
  if (zones.length !== noun.heads.length) return undefined;
  const [zone] = zones;
  if (zones.length === 1 && zone) {
    // In these zones nothing else lies.
    const where = zone === "battle" ? filterOf(noun) : noun.where;
    return where && { in: zone, ...side, ...whereOf(where) };
  }
  const where = filterOf(noun);
  return where && { in: zones, ...side, where };
}

/** "In play": in the areas where the noun's cards are played. */
export function inPlay(noun: Noun, of: Side): Cards | undefined {
  if ((noun.anyOf ?? [noun]).some(({ heads }) => heads.some((head) => head !== "card"))) return atHome(noun, of);
  return at(noun, { in: ["leader", "battle", "unison"], ...(of === "you" ? {} : { of }) });
}

/** The cards of a noun at a place that the text names. */
export function at(noun: Noun, place: Cards): Cards | undefined {
  const where = filterOf(noun);
  return where && within(place, where);
}

/** Of the cards of a place those that are so. */
export function within(place: Cards, where: CardFilter): Cards | undefined {
  const asked = unlessEmpty(where);
  if (!asked) return place;
  if (typeof place === "string" || "bound" in place || "union" in place || "over" in place) return { cards: place, where: asked };
  const joined = merge<CardFilter>(place.where, asked);
  return joined && { ...place, where: joined };
}

const whereOf = (where: CardFilter): { readonly where?: CardFilter } => {
  const asked = unlessEmpty(where);
  return asked ? { where: asked } : {};
};

/** Where all lie in the same zones it is one place, else several. */
function eachAtHome(noun: Noun, of: Side, all: readonly Noun[]): Cards | undefined {
  const homes = all.map((each) => atHome(each, of));
  const zones = homes.map((home) => (home && typeof home === "object" && "in" in home ? JSON.stringify(home.in) : undefined));
  const [first] = homes;
  const where = filterOf(noun);
  if (first && typeof first === "object" && "in" in first && where && zones.every((zone) => zone === zones[0]))
    return { in: first.in, ...(of === "you" ? {} : { of }), where };
  const found = homes.filter((home) => home !== undefined);
  return found.length === homes.length ? { union: found } : undefined;
}

/** The same cards, each of them so. */
export function so(cards: Noun | undefined, where: CardFilter): Noun | undefined {
  if (!cards?.anyOf) {
    const joined = cards && merge<CardFilter>(cards.where, where);
    return joined && { ...cards, where: joined };
  }
  const all = cards.anyOf.map((each) => so(each, where)).filter((each) => each !== undefined);
  return all.length === cards.anyOf.length ? { ...cards, anyOf: all } : undefined;
}
