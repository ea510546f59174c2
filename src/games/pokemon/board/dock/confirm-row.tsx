"use client";
import { useTranslations } from "next-intl";
import { begin, isNothing, progress, whyNot } from "@/ui/match/answering";
import { Button } from "@/ui/shell";
import { useBoard } from "../board-context";
import { isInstant } from "../model/instant";
import { placingOf } from "../model/placing";
import { usePurposes } from "../use-words";

/** The button that sends the choice, named by its deed; beside it the way to choose nothing and the way back. */
export function ConfirmRow() {
  const { decision, layout, offers, control } = useBoard();
  const t = useTranslations("board");
  const label = useConfirmLabel();
  const purposes = usePurposes();
  if (decision === null || layout === null || control.answering === null) return null;
  const { chosen } = control.answering;
  const pass = offers?.pass ?? null;
  // A list of single options answers by its own buttons.
  const instant = decision.options.length > 0 && decision.options.every((_, index) => isInstant(decision, layout, index));
  const changed = chosen.join() !== begin(decision).chosen.join();
  if (instant && pass === null) return null;
  return (
    <div className="dock__row">
      {!instant && (
        <Button
          look={isNothing(control.answering, decision) ? "plain" : "sun"}
          data-testid="confirm"
          busy={control.sending}
          disabled={whyNot(control.answering, decision) !== null}
          icon={decision.purpose === "setupBench" || decision.purpose === "mulliganBench" ? "check" : undefined}
          onClick={control.confirm}
        >
          {label}
        </Button>
      )}
      {pass !== null && (
        <Button look={instant ? "plain" : "quiet"} data-option={pass} disabled={control.sending} onClick={() => control.choose(pass)}>
          {purposes.none(decision.purpose)}
        </Button>
      )}
      {changed && pass === null && layout !== "number" && (
        <Button look="quiet" disabled={control.sending} onClick={control.clear}>
          {t("choice.clear")}
        </Button>
      )}
    </div>
  );
}

/** What the confirming button says: the deed, or what is still missing. */
export function useConfirmLabel(): string {
  const { decision, control } = useBoard();
  const t = useTranslations("board");
  const purposes = usePurposes();
  if (decision === null || control.answering === null) return "";
  const { chosen } = control.answering;
  const why = whyNot(control.answering, decision);
  const { have, min, max } = progress(control.answering, decision);
  if (why === "too-few" || (why === "constraint" && have < min)) return t("choice.more", { count: Math.max(1, min - have) });
  if (why === "too-many") return t("choice.fewer", { count: have - max });
  if (why === "constraint") return t(decision.constraint?.kind === "pays" && have > max ? "choice.surplus" : "choice.mismatch");
  if (decision.options.length === 0 && placingOf(decision) === null) return t("choice.continue");
  if (chosen.length === 0 && decision.max > 0) return purposes.none(decision.purpose);
  const first = decision.options[chosen[0] ?? -1];
  return purposes.confirm(decision, first !== undefined && "pick" in first && first.pick === "number" ? first.number : chosen.length);
}
