import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MatchPage } from "../../match-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.match"))("page") };
}

/** A match that was reported. */
export default function ReportedMatchPage({ params }: { params: Promise<{ id: string }> }) {
  return <MatchPage params={params} list="reports" />;
}
