import { useTranslations } from "next-intl";
import { TCGDEX } from "@/admin/imports/schema";

/** What a source is called on the page. */
export function useSourceName(): (source: string) => string {
  const t = useTranslations("admin.import.sources");
  return (source) => (source === TCGDEX ? t("tcgdex") : t("folder", { name: source.replace(/^folder\//, "") }));
}
