import { useTranslations } from "next-intl";
import type { HeaderProps } from "@/ui/shell";
import { useLogOut } from "../accounts/use-log-out";

/** The bar over the administration's pages. */
export function useAdministrationHeader(pseudo: string): HeaderProps {
  const t = useTranslations("shell.nav");
  return {
    home: "/administration",
    links: [
      { href: "/administration", label: t("users") },
      { href: "/administration/signalements", label: t("reports") },
      { href: "/administration/pannes", label: t("faults") },
      { href: "/administration/registre", label: t("register") },
      { href: "/administration/cartes", label: t("cards") },
    ],
    nickname: pseudo,
    onLogOut: useLogOut("/administration"),
  };
}
