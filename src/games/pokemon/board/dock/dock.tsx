"use client";
import { useTranslations } from "next-intl";
import { progress } from "@/ui/match/answering";
import { RefusalNotice } from "@/ui/match/refusal-notice";
import { Icon, type IconName } from "@/ui/shell";
import { useBoard } from "../board-context";
import { HandButton } from "../hand/hand-button";
import type { GameDecision } from "../model/layout";
import { placingOf } from "../model/placing";
import { usePurposes } from "../use-words";
import { AskingText, useAskingText } from "./asking-text";
import { AttachedChoice } from "./attached-choice";
import { ConfirmRow } from "./confirm-row";
import { EarlyEnd } from "./early-end";
import { HeldCard } from "./held-card";
import { ListChoice } from "./list-choice";
import { MainPhase } from "./main-phase";
import { Numbers } from "./numbers";
import { OrderChoice } from "./order-choice";
import { Waiting } from "./waiting";

/** The one place for decisions: what is asked, why, and the way to answer. */
export function Dock({ opponent }: { opponent: string }) {
  const { decision, layout, control, online, ending } = useBoard();
  const t = useTranslations("board");
  const holding = control.answering?.held != null;
  const wait = decision === null;
  return (
    <section
      className={`dock ${wait ? "dock--wait" : ""}`}
      id="decision"
      tabIndex={-1}
      aria-label={t("decision")}
      aria-busy={control.sending || undefined}
      data-testid="decision"
      data-state={wait ? "waiting" : control.sending ? "sending" : "open"}
      data-kind={decision?.kind}
      data-purpose={decision?.purpose}
      data-decision-id={decision?.id}
      data-layout={layout ?? undefined}
      data-options={decision?.options.map((option) => ("do" in option ? option.do : option.pick)).join(" ")}
      hidden={layout === "sheet" || !online}
    >
      {decision === null || layout === null ? (
        <Waiting opponent={opponent} />
      ) : ending.asks ? (
        <EarlyEnd />
      ) : holding ? (
        <HeldCard />
      ) : layout === "main" ? (
        <MainPhase />
      ) : (
        <Choice decision={decision} opponent={opponent} />
      )}
      <RefusalNotice refusal={control.refusal} />
    </section>
  );
}

function Choice({ decision, opponent }: { decision: GameDecision; opponent: string }) {
  const { layout, control } = useBoard();
  const purposes = usePurposes();
  const hint = purposes.hint(decision, opponent);
  return (
    <>
      <DockHead decision={decision} />
      <h2 id="dock-title">{purposes.title(decision)}</h2>
      {hint !== null && <p>{hint}</p>}
      <AskingText decision={decision} />
      {layout === "attached" && <AttachedChoice />}
      {layout === "number" && <Numbers />}
      {layout === "order" && control.answering !== null && <OrderChoice />}
      {layout === "list" && <ListChoice />}
      <ConfirmRow />
    </>
  );
}

const KIND_ICONS: Readonly<Record<string, IconName>> = {
  main: "spark",
  cards: "cards",
  attached: "energy",
  energy: "energy",
  pokemon: "target",
  attack: "swords",
  evolution: "plus",
  number: "cards",
  yesNo: "info",
  condition: "poisoned",
  type: "energy",
  mode: "spark",
  order: "hourglass",
  prizes: "trophy",
};

/** Who asks, and how far the choice has come. */
export function DockHead({ decision }: { decision: GameDecision }) {
  const { layout, control } = useBoard();
  const t = useTranslations("board");
  const source = useAskingText(decision);
  const purposes = usePurposes();
  const counts =
    layout !== null &&
    ["hand", "board", "prizes", "attached", "list"].includes(layout) &&
    decision.max > 0 &&
    placingOf(decision) !== "active";
  const { have, max } = control.answering === null ? { have: 0, max: 0 } : progress(control.answering, decision);
  return (
    <div className="dock__from" data-main={layout === "main" || undefined}>
      <span>
        <Icon name={KIND_ICONS[decision.kind] ?? "info"} />
        {source?.name ?? (placingOf(decision) === null ? purposes.kind(decision.kind) : t("who.setup"))}
      </span>
      {counts && (decision.max > 1 || decision.constraint !== undefined || layout !== "list") && (
        <b className="num" aria-live="polite">
          {t("choice.count", { have, max })}
        </b>
      )}
      {layout === "main" && <HandButton className="only-phone" testId="dock-hand-open" />}
    </div>
  );
}
