import type { Cards, Condition, Instruction, Skill, SkillCost, Trigger, Zone } from "@/games/dragonball/engine/effects/language";
import { fail } from "@/kernel/texts/failure";
import { meaning } from "../grammar/read";
import { spokenIn } from "../resolve/antecedents";
import { Resolver, UnclearReference } from "../resolve/resolve";
import { speaksOfTheirs, theirsOf } from "../unresolved/players";
import { thisIn } from "../unresolved/references";
import type { Event, Paid } from "../unresolved/sentences";
import type { Header } from "../words/header";
import { priceOf } from "../words/price";
import type { Setting } from "../words/setting";
import { sentences } from "../words/tokens";

/** What a skill says before it is known what its words point at. */
export interface Parts {
  readonly event?: Event;
  /** The trigger stands before what is paid. */
  readonly triggeredFirst?: boolean;
  readonly keyword?: string;
  /** A skill of an Extra, which lies in the Drop once it is activated from the hand (DB-EXTRA-02). */
  readonly ofExtra?: boolean;
  readonly cost: SkillCost;
  readonly effect: readonly Instruction[];
}

/** What stands before the colon, with the price in front of it. @throws TextFailure */
export function costOf({ price, cost, markers }: Omit<Header, "kind">, entry: string, setting: Setting): Paid {
  const priced = price === undefined ? {} : (priceOf(price) ?? fail(entry, `the price ${price} is not known`));
  const [said, ...more] = cost === undefined ? [] : sentences(cost);
  if (more.length > 0) return fail(entry, "a cost of several sentences");
  const paid: Paid = said ? meaning(said, "cost", setting) : { cost: {} };
  const marked: SkillCost = markers === undefined ? {} : { markers: markers === "-X" ? { times: ["X", -1] } : markers };
  const { when, actions } = paid.cost;
  return {
    ...(paid.event && { event: paid.event }),
    cost: { ...(when && { when }), ...priced, ...marked, ...(actions && { actions }) },
  };
}

/** The parts of a skill with what their words point at, and the zone it works from. @throws TextFailure */
export function settled(
  parts: Parts,
  entry: string,
): Omit<Parts, "triggeredFirst" | "keyword" | "ofExtra"> & { readonly from?: SkillZone } {
  return resolving(entry, (resolver) => {
    // The trigger stands before the colon or behind it, and is spoken of there.
    const hear = () => {
      if (parts.event) resolver.hear(spokenIn(parts.event.on));
      return resolver.resolve(parts.event);
    };
    const before = parts.triggeredFirst ? hear() : undefined;
    const cost = resolver.resolve(parts.cost);
    const event = before ?? hear();
    const paidFrom = resolver.from;
    resolver.beginEffect();
    // DB-KEY-32.
    if (parts.keyword === "Alliance") resolver.paying("allies", "rest/");
    const effect = resolver.resolve(parts.effect);
    const where = parts.event && zoneOf(parts.event.on);
    const isInDrop = parts.ofExtra && paidFrom === undefined && !speaksOfDrop(parts.effect[0]);
    const named = isInDrop && resolver.from === "drop" ? undefined : resolver.from;
    const from = where === undefined ? named : where === "usual" ? undefined : where;
    if (resolver.beneath.length > 0)
      return { ...(event && { event }), cost: whileUnder(cost, resolver.beneath), effect, from: "any" as const };
    return { ...(event && { event }), cost, effect, ...(from && { from }) };
  });
}

/** What an Extra does first with itself it does where it lies; later on it is in the Drop because it was activated. */
function speaksOfDrop(step: Instruction | undefined): boolean {
  if (step?.do === "if") return speaksOfDrop(step.then[0]);
  if (step?.do === "may") return speaksOfDrop(step.steps[0]);
  return JSON.stringify(step ?? null).includes(JSON.stringify(thisIn("drop")));
}

/** DB-UNDER-04: only while its card lies there. */
function whileUnder({ when, ...cost }: SkillCost, piles: readonly Cards[]): SkillCost {
  const lying = liesUnder(piles);
  return { when: when ? { all: [when, lying] } : lying, ...cost };
}

export const liesUnder = (piles: readonly Cards[]): Condition => {
  const all = piles.map((pile): Condition => ({ there: { under: pile, where: { not: { other: true } } } }));
  const [only] = all;
  return all.length === 1 && only ? only : { all };
};

/** Puts what words point at in their place. @throws TextFailure where that is not clear */
export function resolving<T>(entry: string, resolve: (resolver: Resolver) => T): T {
  try {
    const resolved = resolve(new Resolver());
    if (!speaksOfTheirs(resolved)) return resolved;
    // Nobody else is there: "your opponent's hand and up to 1 of their Battle Cards".
    return /opponent/.test(entry) && !/player/.test(entry) ? theirsOf("opponent", resolved) : fail(entry, "it is not clear whose is meant");
  } catch (error) {
    if (error instanceof UnclearReference) return fail(entry, `it is not clear what is meant by “${error.message}”`);
    throw error;
  }
}

type SkillZone = NonNullable<Skill["from"]>;

/**
 * Where a skill works that answers how its own card was used: where the card then lies. "usual" where it left the areas of DB-SKILL-03, from which it answers
 * (DB-AUTO-10), whatever zone its text goes on to name.
 */
function zoneOf(trigger: Trigger): SkillZone | "usual" | undefined {
  if (trigger.when === "any") {
    const zones = trigger.of.map(zoneOf);
    const known = zones.filter((zone) => zone !== undefined);
    if (known.length === 0) return undefined;
    const all = [...new Set(known.flatMap((zone) => (zone === "usual" ? USUAL : zone)))];
    // What is said of no zone works in the usual ones.
    const others = known.length < zones.length ? USUAL : [];
    if (all.includes("any")) return "any";
    const list = [...new Set([...all, ...others])].filter((zone) => zone !== "any");
    return list.every((zone) => USUAL.includes(zone)) ? "usual" : list;
  }
  if (trigger.when === "activated") return trigger.card === "this" && trigger.keyword === undefined ? "drop" : undefined;
  if (!("subject" in trigger) || trigger.subject !== "this") return undefined;
  switch (trigger.when) {
    case "combo":
      return "combo";
    case "comboed":
    case "discarded":
      return "drop";
    case "placedUnder":
      return "any";
    case "koed":
      return "usual";
    case "moved":
      return movedTo(trigger);
    default:
      return undefined;
  }
}

const USUAL: readonly Zone[] = ["leader", "battle", "unison"];

/** Out of play it answers with the skills it had there, else from where it came to. */
function movedTo({ from, to }: Extract<Trigger, { when: "moved" }>): SkillZone | "usual" | undefined {
  const left = from === undefined ? [] : typeof from === "string" ? [from] : from;
  const leaves = left.some((zone) => USUAL.includes(zone));
  if (to === "battle") return "usual";
  if (to === undefined || to === "removed") return leaves ? "usual" : undefined;
  if (left.length > 0 && !leaves) return to;
  if (leaves && left.every((zone) => USUAL.includes(zone))) return "usual";
  return [...USUAL, ...(typeof to === "string" ? [to] : to)];
}

/** What all kinds of skill have. */
export function common({ keywords }: Omit<Header, "kind">, from?: SkillZone): Pick<Skill, "keywords" | "from"> {
  return { ...(Object.keys(keywords).length > 0 && { keywords }), ...(from && { from }) };
}

export const unlessFree = (cost: SkillCost): { readonly cost?: SkillCost } => (Object.keys(cost).length > 0 ? { cost } : {});
