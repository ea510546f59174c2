"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { PlayerQuery, PlayerRow } from "@/admin/schema";
import { Avatar, Button, Chip, Icon, type IconName } from "@/ui/shell";

const HEAD = "bg-paper-2 px-2.5 py-3 text-left text-xs font-semibold whitespace-nowrap text-ink-2 sm:px-4";
const CELL = "border-t border-line px-2.5 py-2.5 whitespace-nowrap sm:px-4";

type Order = PlayerQuery["order"];
type Column = Order | "name" | "email";
const COLUMNS: readonly { readonly column: Column; readonly order?: Order }[] = [
  { column: "pseudo", order: "pseudo" },
  { column: "name" },
  { column: "email" },
  { column: "createdAt", order: "createdAt" },
  { column: "lastSeenAt", order: "lastSeenAt" },
];

/** From which width on each has room beside what may be done with a player. */
const FROM = {
  pseudo: "",
  name: "max-md:hidden",
  email: "max-sm:hidden",
  createdAt: "max-lg:hidden",
  lastSeenAt: "max-xl:hidden",
} as const satisfies Record<Column, string>;

/** What may be done with somebody; each asks before it happens. */
export interface PlayerDeeds {
  readonly onDelete: (player: PlayerRow) => void;
  readonly onReset: (player: PlayerRow) => void;
  readonly onSuspend: (player: PlayerRow) => void;
  readonly onRole: (player: PlayerRow) => void;
}

/** One row a player; a click on it, or on its button, asks to delete that player. */
export function PlayersTable({
  players,
  selected,
  order,
  onOrder,
  deeds,
}: {
  players: readonly PlayerRow[];
  selected: string | null;
  order: Order;
  onOrder: (order: Order) => void;
  deeds: PlayerDeeds;
}) {
  const t = useTranslations("admin");
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: "medium" });
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-[.95rem]">
        <thead>
          <tr>
            {COLUMNS.map(({ column, order: by }) => (
              <th
                key={column}
                scope="col"
                aria-sort={by === order ? (by === "pseudo" ? "ascending" : "descending") : undefined}
                className={`${HEAD} ${FROM[column]}`}
              >
                {by === undefined ? (
                  t(`columns.${column}`)
                ) : (
                  <button type="button" className="inline-flex min-h-9 items-center gap-1 font-semibold" onClick={() => onOrder(by)}>
                    {t(`columns.${column}`)}
                    {by === order && <Icon name="chevron" className={by === "pseudo" ? "rotate-180" : ""} />}
                  </button>
                )}
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
              onClick={player.role === "PLAYER" ? () => deeds.onDelete(player) : undefined}
              className={
                player.id === selected
                  ? "cursor-pointer bg-danger-soft shadow-[inset_4px_0_0_var(--color-danger)]"
                  : player.role === "PLAYER"
                    ? "cursor-pointer hover:bg-paper"
                    : ""
              }
            >
              <th scope="row" className={`${CELL} text-left`}>
                <span className="flex items-center gap-[11px] font-display font-bold">
                  <Avatar nickname={player.pseudo} className="text-[14px]" />
                  <span className="grid justify-items-start gap-0.5">
                    {player.pseudo}
                    {player.suspendedUntil !== null && (
                      <Chip tone="bad">
                        {player.banned ? t("state.banned") : t("state.suspended", { date: day(player.suspendedUntil) })}
                      </Chip>
                    )}
                  </span>
                </span>
              </th>
              <td className={`${CELL} ${FROM.name}`}>
                {player.firstName} {player.lastName}
              </td>
              <td className={`${CELL} text-ink-2 ${FROM.email}`}>{player.email}</td>
              <td className={`${CELL} text-ink-2 tabular-nums ${FROM.createdAt}`}>{day(player.createdAt)}</td>
              <td className={`${CELL} text-ink-2 tabular-nums ${FROM.lastSeenAt}`}>{day(player.lastSeenAt)}</td>
              <td className={`${CELL} text-right`}>
                <Deeds player={player} deeds={deeds} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Deeds({ player, deeds }: { player: PlayerRow; deeds: PlayerDeeds }) {
  const t = useTranslations("admin");
  const { pseudo, role, suspendedUntil } = player;
  const deed = (icon: IconName, label: string, onClick: (player: PlayerRow) => void, look: "quiet" | "danger-quiet" = "quiet") => (
    <Button
      size="sm"
      look={look}
      icon={icon}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onClick(player);
      }}
    />
  );
  if (role === "ADMIN") return deed("shield", t("role.demote.title", { pseudo }), deeds.onRole);
  return (
    <span className="inline-flex justify-end max-sm:flex-wrap">
      {deed("lock", t("resetPlayer", { pseudo }), deeds.onReset)}
      {deed("shield", t("role.promote.title", { pseudo }), deeds.onRole)}
      {deed("hourglass", t(suspendedUntil === null ? "suspension.title" : "suspension.liftTitle", { pseudo }), deeds.onSuspend)}
      {deed("bin", t("deletePlayer", { pseudo }), deeds.onDelete, "danger-quiet")}
    </span>
  );
}
