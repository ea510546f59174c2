import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listFrozen } from "@/admin/frozen";
import { PageAsked } from "@/admin/pages";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { AdministrationLogIn } from "@/ui/admin/administration-log-in";
import { FrozenMatches } from "@/ui/admin/frozen-matches";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.frozen"))("title") };
}

/** An address typed by hand shows the first page rather than an error. */
const Query = PageAsked.catch({});

/** The matches that a fault stopped; everybody else sees the log-in and nothing more. */
export default async function FrozenMatchesPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const user = await currentUser();
  if (user?.role !== "ADMIN") return <AdministrationLogIn pseudo={user?.pseudo} />;
  const query = Query.parse(await searchParams);
  return <FrozenMatches pseudo={user.pseudo} list={await listFrozen(runtime().database, query)} />;
}
