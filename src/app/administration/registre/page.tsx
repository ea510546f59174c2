import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readAudit } from "@/admin/audit";
import { AuditQuery } from "@/admin/schema";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { AdministrationLogIn } from "@/ui/admin/administration-log-in";
import { Register } from "@/ui/admin/register";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.register"))("title") };
}

/** An address typed by hand shows the first page rather than an error. */
const Query = AuditQuery.catch({ search: "" });

/** What administrators did; everybody else sees the log-in and nothing more. */
export default async function RegisterPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const user = await currentUser();
  if (user?.role !== "ADMIN") return <AdministrationLogIn pseudo={user?.pseudo} />;
  const query = Query.parse(await searchParams);
  return <Register pseudo={user.pseudo} audit={await readAudit(runtime().database, query)} search={query.search} />;
}
