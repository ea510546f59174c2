"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ListedSet } from "@/admin/imports/schema";
import { FieldError, Loading, SearchField } from "@/ui/shell";
import { type Answer, ask } from "../../ask";
import { useRefusalText } from "../../use-asking";

/** The sets that a source has, to tick. */
export function SetChoice({
  source,
  chosen,
  onChoose,
}: {
  source: string;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}) {
  const t = useTranslations("admin.import.form");
  const refusalText = useRefusalText();
  const [answer, setAnswer] = useState<Answer<readonly ListedSet[]> | null>(null);
  const [search, setSearch] = useState("");
  useEffect(() => {
    const request = new AbortController();
    void (async () => {
      const said = await ask<readonly ListedSet[]>(`/api/admin/import/sets?${new URLSearchParams({ source })}`, { signal: request.signal });
      if (!request.signal.aborted) setAnswer(said);
    })();
    return () => request.abort();
  }, [source]);

  if (answer === null) return <Loading />;
  if (!answer.ok) return <FieldError role="alert">{refusalText(answer.code)}</FieldError>;
  const wanted = search.trim().toLowerCase();
  const shown = answer.value.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-2.5">
      <SearchField label={t("searchSets")} value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-x-4 gap-y-1.5 overflow-y-auto rounded-md bg-paper-2 p-3 text-sm">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <label className="flex items-center gap-2">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-violet"
                checked={chosen.includes(id)}
                onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
              />
              {name} <span className="text-ink-2">{id}</span>
            </label>
          </li>
        ))}
        {shown.length === 0 && <li className="text-ink-2">{t("noSets")}</li>}
      </ul>
    </div>
  );
}
