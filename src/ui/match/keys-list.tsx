"use client";
import { useTranslations } from "next-intl";

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
