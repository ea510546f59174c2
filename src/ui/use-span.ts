import { useTranslations } from "next-intl";

/** How to say how long something takes or took (milliseconds): in seconds up to a minute and a half, in minutes from there. */
export function useSpan(): (ms: number) => string {
  const t = useTranslations("shell.span");
  return (ms) => {
    const seconds = Math.round(ms / 1000);
    return seconds < 90 ? t("seconds", { count: seconds }) : t("minutes", { count: Math.round(seconds / 60) });
  };
}
