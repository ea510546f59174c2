import { z } from "zod";
import { Role } from "@/db/generated/client";
import { CAUSES } from "@/match";
import type { Line } from "../line";
import { type ClientMessage, clientMessages, type Payload, REFUSAL_CODES, REMATCH_DECKS, SESSION_ENDS } from "../protocol";

/** What the processes of a site say to each other, as it is read where it arrives. */

export const User = z.object({ id: z.string(), pseudo: z.string(), role: z.enum(Role), locale: z.string(), guest: z.boolean() });
// A process of an older build says nothing of patches.
export const DescribedLine = z.object({ id: z.string(), user: User, patches: z.number().nullable().default(null) });
export type DescribedLine = z.infer<typeof DescribedLine>;
export const Said = z.object({ line: DescribedLine, message: z.string(), payload: z.unknown() });
export const SaidAtTable = Said.extend({ payload: z.object({ matchId: z.string() }) });
export const OfMatch = z.object({ matchId: z.string() });
export const OfUser = z.object({ userId: z.string() });
export const Ended = z.object({ userId: z.string(), reason: z.enum(SESSION_ENDS) });
export const Conceded = z.object({ userId: z.string(), matchId: z.string(), cause: z.enum(CAUSES) });
export const Player = z.object({ id: z.string(), pseudo: z.string() }).nullable();
/** All lines of a process, each with whether it has arrived at who is asked, and at which tables it sits there. */
export const Roll = z.object({ lines: z.array(z.object({ id: z.string(), arrived: z.boolean(), tables: z.array(z.string()) })) });
export type Roll = z.infer<typeof Roll>;
/** Those that are not known there as the roll has it. */
export const Strayed = z.object({ lineIds: z.array(z.string()) });
export const Done = z.object({ refusal: z.enum(REFUSAL_CODES).nullable() });
export const Moved = z.object({ moved: z.literal(true) });
export const Begun = z.union([z.string(), z.object({ side: z.union([z.literal(0), z.literal(1)]), why: z.enum(["busy", "deck"]) })]);
export const RematchAsked = z.object({ matchId: z.string(), sides: z.tuple([Player, Player]), decks: z.enum(REMATCH_DECKS) });
export const ShuffleAsked = z.object({ lineId: z.string(), ask: z.object({ seedCommitment: z.string() }), waitMs: z.number() });

export const described = ({ id, user, patches }: Line): DescribedLine => ({ id, user, patches });

export const schemas: { readonly [M in ClientMessage]: z.ZodType<Payload<M>> } = clientMessages;

export function isMessage(name: string): name is ClientMessage {
  return Object.hasOwn(clientMessages, name);
}
