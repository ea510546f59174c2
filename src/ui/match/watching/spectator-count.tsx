import { useTranslations } from "next-intl";
import { Icon } from "@/ui/shell";

/** How many watch a match; nothing where nobody does. */
export function SpectatorCount({ count = 0 }: { count?: number | undefined }) {
  const t = useTranslations("watching");
  if (count === 0) return null;
  return (
    <span className="chip" data-testid="spectators" title={t("spectators", { count })}>
      <Icon name="eye" />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t("spectators", { count })}</span>
    </span>
  );
}
