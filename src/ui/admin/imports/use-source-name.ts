import { useTranslations } from "next-intl";

/** What a source is called on the page. */
export function useSourceName(): (source: string) => string {
  const t = useTranslations("admin.import.sources");
  return (source) => {
    const [, name] = /^folder\/(.*)$/s.exec(source) ?? [];
    return name === undefined ? t(source) : t("folder", { name });
  };
}
