"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { MatchUpdate } from "@/realtime/protocol";
import { Button, Dialog, Icon } from "@/ui/shell";

type Puzzle = NonNullable<MatchUpdate["puzzle"]>;

/** What is to be done, in the margin. */
export function PuzzleNote({ title, goal }: Puzzle) {
  const t = useTranslations("board.puzzle");
  return (
    <section className="puzzle-note not-phone" aria-label={t("name")} data-testid="puzzle">
      <h2>
        <Icon name="flag" />
        {title || t("name")}
      </h2>
      {goal && <p>{goal}</p>}
    </section>
  );
}

/** The same on a phone, where the table has no room for it: behind a button. */
export function PuzzleButton({ title, goal }: Puzzle) {
  const t = useTranslations("board.puzzle");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="flag" aria-label={t("open")} onClick={() => setOpen(true)} />
      {open && (
        <Dialog
          title={title || t("name")}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{t("close")}</Button>}
        >
          {goal && <p>{goal}</p>}
        </Dialog>
      )}
    </>
  );
}
