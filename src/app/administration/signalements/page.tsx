import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listReports } from "@/admin/reports/review";
import { ReportQuery } from "@/admin/reports/schema";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { AdministrationLogIn } from "@/ui/admin/administration-log-in";
import { Reports } from "@/ui/admin/reports/reports";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.reports"))("title") };
}

/** An address typed by hand shows the first page rather than an error. */
const Query = ReportQuery.catch({ show: "open" });

/** What players report of each other; everybody else sees the log-in and nothing more. */
export default async function ReportsPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const user = await currentUser();
  if (user?.role !== "ADMIN") return <AdministrationLogIn pseudo={user?.pseudo} />;
  const query = Query.parse(await searchParams);
  return <Reports pseudo={user.pseudo} list={await listReports(runtime().database, query)} show={query.show} />;
}
