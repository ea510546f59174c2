"use client";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { Filter } from "../../decks/filter";
import { SetMark } from "../../decks/set-mark";
import { useCatalogue } from "../../decks/use-catalogue";
import { Button, Loading, Notice, SearchField } from "../../shell";
import type { PositionKit } from "./kit";

/** As many as can be looked through at a glance; words find the others. */
const FOUND = "24";

/** Cards of the catalogue, to put down where the player aims at. */
export function CardSearch<Face>({
  kit,
  title,
  zone,
  attached,
  onAdd,
  onClose,
}: {
  kit: PositionKit<Face>;
  title: string;
  /** Where they go; or, attached, to a card there. */
  zone: string;
  attached: boolean;
  onAdd: (id: string, face: Face) => void;
  /** Where it lies over the table, as on a phone; null where something else is closed first. */
  onClose: (() => void) | null;
}) {
  const t = useTranslations("position");
  const [query, setQuery] = useState("");
  const filter = useMemo(
    () => ({ ...kit.searched(zone, attached), playable: "true", pageSize: FOUND, ...(query.trim() !== "" && { query }) }),
    [kit, zone, attached, query],
  );
  const { loaded: last, loading, failed } = useCatalogue<Face>(kit.game, filter);
  // What was found for another place is nothing to put down here.
  const loaded = last !== null && placeOf(last.filter) === placeOf(filter) ? last : null;
  const [added, setAdded] = useState("");
  const { Button: CardButton } = kit;
  return (
    <section className="laid-search" aria-labelledby="laid-search-title" data-testid="laid-search">
      <header>
        <h2 id="laid-search-title">{title}</h2>
        {onClose !== null && (
          <Button className="laid-search__close" size="sm" look="quiet" icon="cross" aria-label={t("close")} onClick={onClose} />
        )}
      </header>
      <SearchField label={t("search")} value={query} maxLength={100} onChange={({ target }) => setQuery(target.value)} />
      <p className="laid-search__added" role="status">
        {added}
      </p>
      {failed && <Notice tone="danger">{t("trouble")}</Notice>}
      {loaded === null && !failed && <Loading />}
      {loaded?.tally.total === 0 && <p>{t("none")}</p>}
      <div className="laid-search__found" aria-busy={loading}>
        {loaded?.entries.map(({ id, face, by }) => (
          <div key={`${by} ${id}`}>
            <CardButton
              face={face}
              size="s"
              state="rest"
              onClick={() => {
                onAdd(id, face);
                setAdded(t("added", { card: kit.nameOf(face) }));
              }}
            />
            <SetMark print={kit.printOf(face)} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** What a search is narrowed to beside the words. */
function placeOf({ query: _, ...place }: Filter): string {
  return JSON.stringify(place);
}
