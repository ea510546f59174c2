import { useTranslations } from "next-intl";

/** Something is on its way; the word beside it says what. */
export function Spinner({ className = "" }: { className?: string }) {
  return <span className={`spinner ${className}`} aria-hidden="true" />;
}

/** A place that waits for its content: give it the content's size by class. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span className={`skeleton block ${className}`} aria-hidden="true" />;
}

/** A whole panel that waits, said once to a screen reader. */
export function Loading({ className = "" }: { className?: string }) {
  const t = useTranslations("shell");
  return (
    <p role="status" className={`flex items-center justify-center gap-3 p-8 text-ink-2 ${className}`}>
      <Spinner />
      {t("loading")}
    </p>
  );
}
