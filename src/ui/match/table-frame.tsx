"use client";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { looksOf } from "./looks";
import { mannersOf } from "./settings/manners";
import type { TableSettings } from "./settings/settings";

interface TableFrameProps extends ComponentProps<"div"> {
  settings: TableSettings;
  looks: ReturnType<typeof looksOf>;
  watching: boolean;
  /** Whether the table has to do without its line. */
  lost: boolean;
  handOpen: boolean;
  logOpen: boolean;
  /** Whether a card is taken up. */
  holding: boolean;
  /** Beside the mat of whoever plays. */
  margin: ReactNode;
}

/** The outermost element of every game's table: on it stands what styles ask for, whatever the game. A game's own marks come with it as `data-…`. */
export function TableFrame({
  settings,
  looks,
  watching,
  lost,
  handOpen,
  logOpen,
  holding,
  margin,
  className = "",
  children,
  ...marks
}: TableFrameProps) {
  const t = useTranslations("board");
  return (
    <div
      className={`battle ${className}`}
      {...mannersOf(settings, watching)}
      {...looks.table}
      data-hand={handOpen ? "open" : "closed"}
      data-log={logOpen ? "open" : "closed"}
      data-holding={holding ? "" : undefined}
      data-offline={lost ? "" : undefined}
      data-watching={watching || undefined}
      {...marks}
    >
      {!watching && (
        <>
          <a className="skip-link" href="#decision">
            {t("skip")}
          </a>
          {margin}
        </>
      )}
      {children}
    </div>
  );
}
