import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "@/ui/art/icon";
import { type CardState, StateBadge } from "@/ui/card/state";
import { Card } from "./card";
import { CardBack } from "./card-back";
import { Glyph } from "./glyphs";
import { battleKeywords, KeywordSign } from "./keywords";
import type { InPlayView } from "./model";
import { sideOf } from "./sides";
import { PowerNumber } from "./symbols";
import { spokenInPlay } from "./words";

export interface CardInPlayProps extends Omit<ComponentProps<"button">, "children" | "type"> {
  readonly view: InPlayView;
  readonly state?: CardState;
  /** A word laid over the card: "KO", "+5 000". */
  readonly tag?: ReactNode;
}

/** At most so many keywords have their sign on the table. */
const SIGNS = 3;

/** A card on the table: in Rest Mode the picture turns, the numbers do not. With an `onClick` it is a button. Its width is `--w`, set on it or above it. */
export function CardInPlay({ view, state = "rest", tag, className = "", ...rest }: CardInPlayProps) {
  const t = useTranslations("dragonballCard");
  const { face, hidden = false, keywords, markers, under = 0 } = view;
  const side = view.back ? "back" : "front";
  const frame = {
    className: `inplay placed ${className}`,
    "data-rest": view.rest || undefined,
    "data-state": state === "rest" ? undefined : state,
  };
  const content = (
    <>
      {under > 0 && <i className="placed__under" />}
      {hidden ? <CardBack size="s" /> : <Card face={face} side={side} size="s" state={state} />}
      {!hidden && <Power view={view} printed={sideOf(face, side).power} />}
      {!hidden && (
        <span className="placed__keywords" aria-hidden="true">
          {battleKeywords(keywords)
            .slice(0, SIGNS)
            .map((name) => (
              <KeywordSign key={name} name={name} />
            ))}
        </span>
      )}
      {markers !== undefined && (
        <span className="placed__markers" aria-hidden="true">
          <Glyph name="marker" />
          <b>{markers}</b>
        </span>
      )}
      {view.rest && (
        <span className="placed__rest" aria-hidden="true">
          <Glyph name="turn" />
        </span>
      )}
      {hidden && (
        <span className="placed__hidden" aria-hidden="true">
          <Icon name="eyeOff" />
          {t("hiddenLabel")}
        </span>
      )}
      {tag !== undefined && <span className="placed__tag">{tag}</span>}
      {state !== "rest" && <StateBadge state={state} />}
    </>
  );
  const spoken = spokenInPlay(view, t, state);
  if (rest.onClick === undefined) {
    return (
      <div {...frame} role="img" aria-label={spoken} style={rest.style}>
        {content}
      </div>
    );
  }
  return (
    <button type="button" {...frame} aria-label={spoken} {...rest}>
      {content}
    </button>
  );
}

/** The power now, green and rising above what is printed, red and falling below. */
function Power({ view, printed }: { view: InPlayView; printed: number | undefined }) {
  const now = view.power ?? printed;
  if (now === undefined) return null;
  const change = printed === undefined ? 0 : Math.sign(now - printed);
  return (
    <span className="placed__power" data-change={change === 0 ? undefined : change > 0 ? "up" : "down"} aria-hidden="true">
      {change > 0 ? "▲" : change < 0 ? "▼" : ""}
      <b>
        <PowerNumber value={now} />
      </b>
    </span>
  );
}
