"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, Dialog } from "@/ui/shell";
import { isTyping } from "./use-keys";

/** The keys of the table, as `useTableKeys` has them. */
const KEYS = [
  { keys: ["H"], does: "hand" },
  { keys: ["1", "…", "9"], does: "card" },
  { keys: ["A"], does: "attack" },
  { keys: ["F"], does: "endTurn" },
  { keys: ["J"], does: "log" },
  { keys: ["R"], does: "reactions" },
  { keys: ["V"], does: "zoom" },
  { keys: ["Z"], does: "takeBack" },
  { keys: ["←", "↑", "↓", "→"], does: "move" },
  { keys: ["␣"], does: "choose" },
  { keys: ["⏎"], does: "confirm" },
  { keys: ["Esc"], does: "cancel" },
  { keys: ["?"], does: "help" },
] as const;

/** The list of keys: by its button, or by "?" anywhere at the table. */
export function KeysHelp() {
  const t = useTranslations("board.keys");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.repeat || isTyping(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <Button className="keys" size="sm" look="quiet" aria-label={t("title")} aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        ?
      </Button>
      {open && (
        <Dialog
          className="keys-help"
          title={t("title")}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{t("close")}</Button>}
        >
          <KeysList />
        </Dialog>
      )}
    </>
  );
}

/** Each key with what it does. */
export function KeysList() {
  const t = useTranslations("board.keys");
  return (
    <dl className="keys-list">
      {KEYS.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
