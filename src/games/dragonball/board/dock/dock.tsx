"use client";
import { useTranslations } from "next-intl";
import { Glyph } from "@/games/dragonball/card";
import { other } from "@/kernel/game";
import { Absent } from "@/ui/match/absent";
import { isNothing, progress, whyNot } from "@/ui/match/answering";
import { DockFrame } from "@/ui/match/dock-frame";
import { NumberChoice } from "@/ui/match/number-choice";
import { places } from "@/ui/match/places";
import { RefusalNotice } from "@/ui/match/refusal-notice";
import { AnswerTime } from "@/ui/match/turn-clock";
import { Button, Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { actionsElsewhere, type GameDecision, passOf } from "../model/layout";
import { useAskWords } from "../words";
import { Bill } from "./bill";
import { EarlyEnd } from "./early-end";
import { OptionButton } from "./option-button";
import { OrderChoice } from "./order-choice";
import { Orders } from "./orders";

/** Where a standing order may answer. */
const WINDOWS: ReadonlySet<string> = new Set(["counter", "offense", "defense"]);

/** The one place where decisions are put, answered and confirmed. */
export function Dock() {
  const { decision, layout, control, status, ending } = useBoard();
  const t = useTranslations("dragonballBoard");
  return (
    <DockFrame
      label={t("decision")}
      decision={decision}
      deeds={decision?.options.map((option) => ("do" in option ? option.do : "choice")) ?? []}
      layout={layout}
      sending={control.sending}
      status={status}
    >
      {decision === null ? <Waiting /> : ending.asks ? <EarlyEnd /> : <Asked decision={decision} />}
    </DockFrame>
  );
}

/** Nothing to decide: whom the match waits for. */
function Waiting() {
  const { view, seat, update, record, opponent, answersNow } = useBoard();
  const t = useTranslations("dragonballBoard");
  const theirs = view.notices.find(({ seat }) => seat !== view.viewer);
  const absentUntil = update.seats[other(seat)].graceUntil;
  if (!answersNow && absentUntil !== null)
    return <Absent opponent={opponent} until={absentUntil} clock={update.clock} clockOffset={record.clockOffset} />;
  return (
    <>
      <div className="who-acts">
        <Icon name="hourglass" />
        <span>{answersNow ? t("passing") : theirs ? t("waiting", { name: opponent }) : t("moment")}</span>
      </div>
      <Orders />
    </>
  );
}

function Asked({ decision }: { decision: GameDecision }) {
  const { update, record, seat } = useBoard();
  const asked = useAskWords();
  const inWindow = WINDOWS.has(decision.purpose);
  return (
    <>
      <div className="dock__from" data-main={decision.kind === "main" || undefined}>
        <From />
        {inWindow && <AnswerTime clock={update.clock} offset={record.clockOffset} seat={seat} />}
      </div>
      <h2>{asked.title(decision)}</h2>
      <Answers />
      {inWindow && <Orders />}
    </>
  );
}

/** The card that asks, which can be read here, or the occasion. */
export function From() {
  const { decision, faceOf, read } = useBoard();
  const asked = useAskWords();
  if (decision === null) return null;
  const card = asked.card(decision);
  if (card !== null)
    return (
      <button type="button" className="dock__card" onClick={() => read({ definition: card, back: false })}>
        <Icon name="eye" />
        {faceOf(card).sides[0].name}
      </button>
    );
  return (
    <span>
      <Glyph name={decision.kind === "counter" ? "counter" : "skill"} />
      {asked.from(decision)}
    </span>
  );
}

function Answers() {
  const { decision, layout, control, held, offers, targets, view } = useBoard();
  const t = useTranslations("dragonballBoard");
  const asked = useAskWords();
  if (decision === null || layout === null) return null;
  const pass = passOf(decision);
  const hint = asked.hint(decision);
  const ways = held === null ? [] : (offers.get(held) ?? []).filter((index) => ![...targets.values()].includes(index));
  // A window is answered at once: what can counter stands in the dock, as does what lies elsewhere than on the table.
  const direct =
    decision.purpose === "counter"
      ? decision.options.flatMap((_, index) => (index === pass ? [] : [index]))
      : actionsElsewhere(decision, view);
  return (
    <>
      {hint !== null && held === null && <p className="dock__hint">{hint}</p>}
      {layout === "main" && held === null && direct.length > 0 && (
        <div className="moves">
          {direct.map((index) => (
            <OptionButton key={index} index={index} named />
          ))}
        </div>
      )}
      {layout === "main" && held !== null && (
        <div className="moves">
          {ways.map((index) => (
            <OptionButton key={index} index={index} />
          ))}
          {targets.size > 0 && <p>{t("act.chooseTarget")}</p>}
          {[...targets.values()].map((index) => (
            <OptionButton key={index} index={index} />
          ))}
          <Button look="quiet" onClick={() => control.pickUp(null)}>
            {t("act.putDown")}
          </Button>
        </div>
      )}
      {layout === "list" && decision.options.length > 0 && (
        <div
          className="moves"
          data-pair={decision.options.every((option) => "yes" in option) || undefined}
          data-effects={decision.options.every((option) => "option" in option) || undefined}
        >
          {places(decision.options.length).map((index) => (
            <OptionButton key={index} index={index} />
          ))}
        </div>
      )}
      {layout === "number" && <Numbers />}
      <Bill />
      {layout === "order" && <OrderChoice />}
      {layout !== "main" && (layout !== "list" || decision.max !== 1 || decision.min === 0) && <Confirm />}
      {pass !== null && decision.purpose !== "main" && (
        <Button
          look={decision.options.length === 1 ? "sun" : "plain"}
          data-testid="pass"
          data-option={pass}
          busy={control.sending}
          onClick={() => control.choose(pass)}
        >
          {asked.pass(decision)}
        </Button>
      )}
      <RefusalNotice refusal={control.refusal} />
    </>
  );
}

/** How many, of the numbers that are offered. */
function Numbers() {
  const { decision, control } = useBoard();
  const asked = useAskWords();
  if (decision === null) return null;
  const numbers = decision.options.flatMap((option, index) => ("number" in option ? [[index, option.number] as const] : []));
  return <NumberChoice title={asked.title(decision)} decision={decision.id} numbers={numbers} control={control} />;
}

/** The button that sends the choice; it says what is still missing. */
export function Confirm() {
  const { decision, control } = useBoard();
  const t = useTranslations("dragonballBoard.choice");
  if (decision === null || control.answering === null) return null;
  const why = whyNot(control.answering, decision);
  const { have, min, max } = progress(control.answering, decision);
  const label =
    why === "too-few" || (why === "constraint" && have < min)
      ? t("more", { count: Math.max(1, min - have) })
      : why === "constraint"
        ? t("mismatch")
        : have === 0
          ? t(decision.options.length === 0 ? "nothingThere" : "none")
          : t("confirm", { have, max });
  return (
    <div className="dock__row">
      <Button
        look={isNothing(control.answering, decision) ? "plain" : "sun"}
        data-testid="confirm"
        busy={control.sending}
        disabled={why !== null}
        onClick={control.confirm}
      >
        {label}
      </Button>
      {have > 0 && min !== decision.options.length && (
        <Button look="quiet" disabled={control.sending} onClick={control.clear}>
          {t("clear")}
        </Button>
      )}
    </div>
  );
}
