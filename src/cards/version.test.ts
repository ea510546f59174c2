import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { catalogueVersion } from "./version";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

test("who asks after a change is told of it, whatever was being asked before", async () => {
  const { prisma } = open;
  const before = await catalogueVersion(prisma);
  const meanwhile = [catalogueVersion(prisma), catalogueVersion(prisma)];
  await prisma.catalogue.updateMany({ data: { version: { increment: 1 } } });
  meanwhile.push(catalogueVersion(prisma));
  const after = await catalogueVersion(prisma);
  expect(after).toBe(before + 1);
  for (const version of await Promise.all(meanwhile)) expect([before, after]).toContain(version);
});
