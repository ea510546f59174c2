"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { PlayerRow } from "@/admin/schema";
import { Avatar, Button } from "@/ui/shell";

const HEAD = "bg-paper-2 px-2.5 py-3 text-left text-xs font-semibold whitespace-nowrap text-ink-2 sm:px-4";
const CELL = "border-t border-line px-2.5 py-2.5 whitespace-nowrap sm:px-4";

/** One row a player; a click on it, or on its button, asks to delete that player. */
export function PlayersTable({
  players,
  selected,
  onDelete,
}: {
  players: readonly PlayerRow[];
  selected: string | null;
  onDelete: (player: PlayerRow) => void;
}) {
  const t = useTranslations("admin");
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: "medium" });
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-[.95rem]">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {t("columns.pseudo")}
            </th>
            {(["name", "email", "createdAt", "lastSeenAt"] as const).map((column) => (
              <th key={column} scope="col" className={`${HEAD} max-sm:hidden`}>
                {t(`columns.${column}`)}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              <span className="sr-only">{t("columns.action")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            // The row is a shortcut for the pointer; the button in it does the same for the keyboard.
            <tr
              key={player.id}
              onClick={() => onDelete(player)}
              className={`cursor-pointer ${player.id === selected ? "bg-danger-soft shadow-[inset_4px_0_0_var(--color-danger)]" : "hover:bg-paper"}`}
            >
              <th scope="row" className={`${CELL} text-left`}>
                <span className="flex items-center gap-[11px] font-display font-bold">
                  <Avatar nickname={player.pseudo} className="text-[14px]" />
                  {player.pseudo}
                </span>
              </th>
              <td className={`${CELL} max-sm:hidden`}>
                {player.firstName} {player.lastName}
              </td>
              <td className={`${CELL} text-ink-2 max-sm:hidden`}>{player.email}</td>
              <td className={`${CELL} text-ink-2 tabular-nums max-sm:hidden`}>{day(player.createdAt)}</td>
              <td className={`${CELL} text-ink-2 tabular-nums max-sm:hidden`}>{day(player.lastSeenAt)}</td>
              <td className={`${CELL} text-right`}>
                <Button
                  size="sm"
                  look="danger-quiet"
                  icon="bin"
                  aria-label={t("deletePlayer", { pseudo: player.pseudo })}
                  onClick={(event) => {
                    event.stopPropagation();
                    onDelete(player);
                  }}
                >
                  <span className="max-sm:hidden">{t("delete")}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
