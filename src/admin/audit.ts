import type { Database } from "@/db";
import type { Prisma } from "@/db/generated/client";
import { beyondMoment, pageOf } from "./pages";
import { AUDIT_PER_PAGE, type AuditAction, type AuditPage, type AuditQuery, AuditAction as KnownAction } from "./schema";

/** The register: whatever an administrator does leaves a row that stays. */

export interface Actor {
  readonly id: string;
  readonly pseudo: string;
}

/** Writes a row, in the transaction of what it tells of where there is one. */
export async function note(
  database: Database | Prisma.TransactionClient,
  actor: Actor,
  action: AuditAction,
  subject: Actor | null,
  details: Prisma.InputJsonObject = {},
): Promise<void> {
  const data = {
    actorId: actor.id,
    actorPseudo: actor.pseudo,
    action,
    subjectId: subject?.id ?? null,
    subjectPseudo: subject?.pseudo ?? null,
  };
  await database.auditEntry.create({ data: { ...data, details } });
}

/** A page of the register, the latest first; searched by who did it and to whom. */
export async function readAudit(database: Database, { search, ...asked }: AuditQuery): Promise<AuditPage> {
  const contains = { contains: search.replace(/[\\%_]/g, (character) => `\\${character}`), mode: "insensitive" } as const;
  const where: Prisma.AuditEntryWhereInput = search === "" ? {} : { OR: [{ actorPseudo: contains }, { subjectPseudo: contains }] };
  const { rows, previous, next } = await pageOf(
    asked,
    AUDIT_PER_PAGE,
    (stretch) =>
      database.auditEntry.findMany({
        where: { ...where, ...beyondMoment("createdAt", stretch) },
        select: { id: true, actorPseudo: true, action: true, subjectPseudo: true, details: true, createdAt: true },
        orderBy: [{ createdAt: stretch.back ? "asc" : "desc" }, { id: stretch.back ? "asc" : "desc" }],
        take: stretch.take,
      }),
    ({ id, createdAt }) => ({ id, by: createdAt.toISOString() }),
  );
  const entries = rows.map(({ createdAt, details, action, ...row }) => ({
    ...row,
    action: KnownAction.parse(action),
    ...told(details),
    createdAt: createdAt.toISOString(),
  }));
  return { entries, previous, next };
}

/** What an administrator wrote, or what the deed was about; and for how many days it is. */
function told(details: Prisma.JsonValue): { reason: string | null; days: number | null } {
  if (typeof details !== "object" || details === null || Array.isArray(details)) return { reason: null, days: null };
  const { days } = details;
  const said = details.reason ?? details.source;
  return { reason: typeof said === "string" && said !== "" ? said : null, days: typeof days === "number" ? days : null };
}
