"use client";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { Button } from "@/ui/shell";
import { sizeOf } from "./draft";
import type { DeckKit } from "./kit";
import type { Bench } from "./use-workbench";

/** So many cards are named; of more, the number says enough. */
const NAMED_MOST = 3;

/** At the foot of the deck: what the last deed took away or changed at once, and the way to take it back. It stays until something else is done. */
export function UndoBar<Face>({ kit, bench }: { kit: DeckKit<Face>; bench: Bench<Face> }) {
  const t = useTranslations("decks.undo");
  const { takenOut, deed, faces, deleted, busy } = bench;
  const undo = () => (deleted === null ? bench.undo() : void bench.bringBack());
  useUndoKeys(undo, bench.redo);
  const names = takenOut.slice(0, NAMED_MOST).map(({ cardId, count }) => {
    const face = faces[cardId];
    const name = face === undefined ? cardId : kit.nameOf(face);
    return count === 1 ? name : t("several", { name, count });
  });
  if (takenOut.length > NAMED_MOST) names.push("…");
  const words =
    deleted !== null
      ? t("deleted", { name: deleted.name })
      : takenOut.length > 0
        ? t("takenOut", { count: sizeOf(takenOut), names: names.join(", ") })
        : deed !== null
          ? t(deed)
          : null;
  return (
    <div role="status" className="undo-bar" data-shown={words !== null || undefined}>
      {words !== null && (
        <>
          <span className="truncate">{words}</span>
          <Button size="sm" look="quiet" icon="undo" busy={busy && takenOut.length === 0} onClick={undo}>
            {t("undo")}
          </Button>
          <kbd className="max-sm:hidden">Ctrl Z</kbd>
        </>
      )}
    </div>
  );
}

/** Ctrl Z and Ctrl Y (or Ctrl Shift Z), but where text is written: a field has its own. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      (event.target instanceof Element && event.target.matches("input, textarea, select"))
    )
      return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
