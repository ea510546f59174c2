"use client";
import { useTranslations } from "next-intl";
import { Glyph } from "@/games/dragonball/card";
import { other } from "@/kernel/game";
import { Absent } from "@/ui/match/absent";
import { progress, whyNot } from "@/ui/match/answering";
import { RefusalNotice } from "@/ui/match/refusal-notice";
import { Button, Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { actionsElsewhere, passOf } from "../model/layout";
import { useAskWords } from "../words";
import { Bill } from "./bill";
import { OptionButton } from "./option-button";
import { OrderChoice } from "./order-choice";
import { Orders } from "./orders";

/** Where a standing order may answer. */
const WINDOWS: ReadonlySet<string> = new Set(["counter", "offense", "defense"]);

/** The one place where decisions are put, answered and confirmed. */
export function Dock() {
  const { decision, layout, control, view, seat, update, record, online, opponent } = useBoard();
  const t = useTranslations("dragonballBoard");
  const asked = useAskWords();
  const theirs = view.notices.find(({ seat }) => seat !== view.viewer);
  const absentUntil = update.seats[other(seat)].graceUntil;
  if (decision === null)
    return (
      <section
        className="dock dock--wait"
        id="decision"
        tabIndex={-1}
        aria-label={t("decision")}
        data-testid="decision"
        data-state="waiting"
        hidden={!online}
      >
        {absentUntil === null ? (
          <>
            <div className="who-acts">
              <Icon name="hourglass" />
              <span>{theirs ? t("waiting", { name: opponent }) : t("moment")}</span>
            </div>
            <Orders />
          </>
        ) : (
          <Absent opponent={opponent} until={absentUntil} clockOffset={record.clockOffset} />
        )}
      </section>
    );
  return (
    <section
      className="dock"
      id="decision"
      tabIndex={-1}
      aria-label={t("decision")}
      data-testid="decision"
      data-state={control.sending ? "sending" : "open"}
      data-purpose={decision.purpose}
      data-decision-id={decision.id}
      data-layout={layout ?? undefined}
      data-options={decision.options.length}
      hidden={layout === "sheet"}
    >
      <div className="dock__from" data-main={decision.kind === "main" || undefined}>
        <span>
          <Glyph name={decision.kind === "counter" ? "counter" : "skill"} />
          {asked.from(decision)}
        </span>
      </div>
      <h2>{asked.title(decision)}</h2>
      <Answers />
      {WINDOWS.has(decision.purpose) && <Orders />}
    </section>
  );
}

function Answers() {
  const { decision, layout, control, held, offers, targets, view } = useBoard();
  const t = useTranslations("dragonballBoard");
  const asked = useAskWords();
  if (decision === null || layout === null) return null;
  const pass = passOf(decision);
  const ways = held === null ? [] : (offers.get(held) ?? []).filter((index) => ![...targets.values()].includes(index));
  // A window is answered at once: what can counter stands in the dock, as does what lies elsewhere than on the table.
  const direct =
    decision.purpose === "counter"
      ? decision.options.flatMap((_, index) => (index === pass ? [] : [index]))
      : actionsElsewhere(decision, view);
  return (
    <>
      {layout === "main" && held === null && <p>{asked.hint(decision)}</p>}
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
      {layout === "list" && (
        <div className="moves">
          {decision.options.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options are told by their place
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

/** A row of numbers, one of which is chosen and then confirmed. */
function Numbers() {
  const { decision, control } = useBoard();
  const asked = useAskWords();
  if (decision === null) return null;
  return (
    <div className="pick-n" role="radiogroup" aria-label={asked.title(decision)}>
      {decision.options.map((option, index) => {
        if (!("number" in option)) return null;
        const checked = control.answering?.chosen.includes(index) ?? false;
        return (
          <label key={option.number} data-checked={checked || undefined}>
            <input
              type="radio"
              name={`decision-${decision.id}`}
              className="sr-only"
              checked={checked}
              disabled={control.sending}
              onChange={() => control.choose(index)}
            />
            <span data-option={index}>{option.number}</span>
            {checked && <Icon name="check" />}
          </label>
        );
      })}
    </div>
  );
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
      <Button look="sun" data-testid="confirm" busy={control.sending} disabled={why !== null} onClick={control.confirm}>
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
