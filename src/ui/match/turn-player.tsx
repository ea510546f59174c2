"use client";
import { useTranslations } from "next-intl";

/** Whom the match waits for, by pseudo: whose turn it is, or who has to choose in the other's turn. */
export function TurnPlayer({
  phase,
  myTurn,
  asked,
  opponentAsked,
  hurry = false,
  me,
  opponent,
}: {
  phase: "setup" | "playing" | "over";
  myTurn: boolean;
  /** Whether there is something to decide here. */
  asked: boolean;
  /** Whether the match waits for the opponent. */
  opponentAsked: boolean;
  /** Whether one's time is running out. */
  hurry?: boolean;
  me: string;
  opponent: string;
}) {
  const t = useTranslations("board.who");
  const say = (): readonly [say: string, who: string] => {
    if (phase === "over") return [t("over"), me];
    if (hurry) return [t("hurry"), me];
    if (phase === "setup") return asked ? [t("choose"), me] : [t("setup"), t("both", { mine: me, theirs: opponent })];
    if (asked) return [t(myTurn ? "yours" : "choose"), me];
    if (opponentAsked) return [myTurn ? t("chooses") : t("theirs", { name: opponent }), opponent];
    return myTurn ? [t("yours"), me] : [t("theirs", { name: opponent }), opponent];
  };
  const [said, who] = say();
  const both = who !== me && who !== opponent;
  return (
    <p
      className="turn__who"
      aria-live="polite"
      data-hurry={hurry || undefined}
      data-both={both || undefined}
      data-testid="turn-player"
      title={who}
      style={both ? undefined : { "--letters": who.length }}
    >
      <span>{said}</span>
      {who}
    </p>
  );
}
