import { z } from "zod";
import type { AbilityEffect, Activated, Continuous, Limit, Subject, Trigger, Triggered } from "@/engine/pokemon/effects/language";
import { modifier } from "./continuous";
import { byWord, object, type Variant, words } from "./exact";
import { instructions } from "./instructions";
import { cardFilter, condition, flag, pokemonFilter, side, text, who, whole, whoOrBoth } from "./selectors";

const subject: z.ZodType<Subject> = z.lazy(() =>
  z.union([
    words<Extract<Subject, string>>({ self: true, defending: true }),
    object<Exclude<Subject, string>>()({
      side,
      place: words<"active" | "bench" | "inPlay">({ active: true, bench: true, inPlay: true }).optional(),
      where: pokemonFilter.optional(),
      except: z.literal("self").optional(),
    }),
  ]),
);

type TriggerOf<W> = Variant<Trigger, "event", W>;

const trigger: z.ZodType<Trigger> = z.lazy(() => {
  const from = words<"hand" | "anywhere">({ hand: true, anywhere: true }).optional();
  const moves = object<TriggerOf<"retreats">>()({
    event: words<TriggerOf<"retreats">["event"]>({ movesToActive: true, movesToBench: true, retreats: true }),
    subject,
  });
  const edge = object<TriggerOf<"endOfTurn">>()({
    event: words<"startOfTurn" | "endOfTurn">({ startOfTurn: true, endOfTurn: true }),
    of: whoOrBoth,
  });
  const thisCard = object<TriggerOf<"movedFromDeck">>()({
    event: words<"discardedFromHand" | "movedFromDeck">({ discardedFromHand: true, movedFromDeck: true }),
    subject: z.literal("thisCard"),
  });
  return byWord<Trigger, "event">("event", {
    damagedByAttack: object<TriggerOf<"damagedByAttack">>()({
      event: z.literal("damagedByAttack"),
      subject,
      from: side.optional(),
      evenIfKnockedOut: flag,
      whileActive: flag,
      by: pokemonFilter.optional(),
      atLeast: whole.optional(),
    }),
    knockedOut: object<TriggerOf<"knockedOut">>()({
      event: z.literal("knockedOut"),
      subject,
      byDamageFrom: side.optional(),
      byAttack: flag,
    }),
    wouldBeKnockedOut: object<TriggerOf<"wouldBeKnockedOut">>()({ event: z.literal("wouldBeKnockedOut"), subject, byAttack: flag }),
    played: object<TriggerOf<"played">>()({
      event: z.literal("played"),
      how: words<"toBench" | "toEvolve" | "fromHand">({ toBench: true, toEvolve: true, fromHand: true }),
      subject,
    }),
    willEvolve: object<TriggerOf<"willEvolve">>()({ event: z.literal("willEvolve"), subject, into: text.optional() }),
    putOntoBench: object<TriggerOf<"putOntoBench">>()({
      event: z.literal("putOntoBench"),
      subject: object<TriggerOf<"putOntoBench">["subject"]>()({ side: z.literal("both"), where: pokemonFilter.optional() }),
    }),
    evolves: object<TriggerOf<"evolves">>()({ event: z.literal("evolves"), subject }),
    attachedEnergy: object<TriggerOf<"attachedEnergy">>()({
      event: z.literal("attachedEnergy"),
      subject,
      by: who.optional(),
      from,
      where: cardFilter.optional(),
    }),
    attached: object<TriggerOf<"attached">>()({
      event: z.literal("attached"),
      what: words<"this" | "tool">({ this: true, tool: true }),
      subject,
      by: who.optional(),
      from,
      where: cardFilter.optional(),
    }),
    movesToActive: moves,
    movesToBench: moves,
    retreats: moves,
    attacks: object<TriggerOf<"attacks">>()({ event: z.literal("attacks"), subject }),
    betweenTurns: object<TriggerOf<"betweenTurns">>()({ event: z.literal("betweenTurns") }),
    startOfTurn: edge,
    endOfTurn: edge,
    takesPrize: object<TriggerOf<"takesPrize">>()({ event: z.literal("takesPrize"), by: who }),
    plays: object<TriggerOf<"plays">>()({ event: z.literal("plays"), by: who, where: cardFilter }),
    discardedFromHand: thisCard,
    movedFromDeck: thisCard,
  });
});

const limit = words<Limit>({ oncePerTurn: true, oncePerTurnByName: true, oncePerMatch: true, vstar: true });

export const triggered: z.ZodType<Triggered> = z.lazy(() =>
  object<Triggered>()({
    kind: z.literal("triggered"),
    on: trigger,
    while: condition.optional(),
    optional: flag,
    limit: limit.optional(),
    steps: instructions,
  }),
);

export const continuous: z.ZodType<Continuous> = z.lazy(() =>
  object<Continuous>()({ kind: z.literal("continuous"), change: modifier, while: condition.optional(), once: z.literal(true).optional() }),
);

const activated: z.ZodType<Activated> = z.lazy(() =>
  object<Activated>()({
    kind: z.literal("activated"),
    limit: limit.optional(),
    when: condition.optional(),
    either: flag,
    from: words<"play" | "hand" | "discard">({ play: true, hand: true, discard: true }).optional(),
    cost: instructions.optional(),
    steps: instructions,
  }),
);

export const abilityEffect: z.ZodType<AbilityEffect> = z.lazy(() =>
  byWord<AbilityEffect, "kind">("kind", { continuous, triggered, activated }),
);
