import { useTranslations } from "next-intl";
import { Spinner } from "@/ui/shell";
import "./setting.css";

/** The table is being set: nothing has been heard of the match yet. */
export function Setting() {
  const t = useTranslations("board");
  return (
    <main className="battle-wait">
      <p role="status">
        <Spinner />
        {t("loading")}
      </p>
    </main>
  );
}
