"use client";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import type { NewImport } from "@/admin/imports/schema";
import { locales } from "@/i18n/locales";
import { Button, Segments } from "@/ui/shell";
import { SetChoice } from "./set-choice";
import { useSourceName } from "./use-source-name";

/** Where cards are to come from, which sets, and in what languages. */
export function ImportForm({
  sources,
  busy,
  onStart,
}: {
  sources: readonly string[];
  busy: boolean;
  onStart: (wanted: NewImport) => void;
}) {
  const t = useTranslations("admin.import.form");
  const sourceName = useSourceName();
  const id = useId();
  const [source, setSource] = useState(sources[0] ?? "");
  const [some, setSome] = useState(false);
  const [sets, setSets] = useState<readonly string[]>([]);
  const [languages, setLanguages] = useState<NewImport["languages"]>([...locales]);
  const names = new Intl.DisplayNames(useLocale(), { type: "language" });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart({ source, languages, ...(some && { sets: [...sets] }) });
  };
  return (
    <form
      className="panel grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-4 sm:px-6"
      onSubmit={submit}
      aria-labelledby={`${id}-title`}
      data-testid="import-form"
    >
      <h2 id={`${id}-title`} className="text-[1.2rem]">
        {t("title")}
      </h2>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-source`}>
          {t("source")}
        </label>
        <select
          id={`${id}-source`}
          className="input"
          value={source}
          onChange={({ target }) => {
            setSource(target.value);
            setSets([]);
          }}
        >
          {sources.map((each) => (
            <option key={each} value={each}>
              {sourceName(each)}
            </option>
          ))}
        </select>
        <p className="field__hint">{t("sourceHint")}</p>
      </div>
      <fieldset className="grid gap-2">
        <legend className="field__label mb-1.5">{t("languages")}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {locales.map((locale) => (
            <label key={locale} className="flex items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-violet"
                checked={languages.includes(locale)}
                // English gives names and structure, whatever else is chosen.
                disabled={locale === "en"}
                onChange={({ target }) =>
                  setLanguages(target.checked ? [...languages, locale] : languages.filter((chosen) => chosen !== locale))
                }
              />
              {names.of(locale)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-2.5">
        <Segments
          className="flex-wrap justify-self-start max-sm:w-full"
          label={t("sets")}
          value={some ? "some" : "all"}
          options={[
            { value: "all", label: t("allSets") },
            { value: "some", label: t("someSets") },
          ]}
          onChange={(choice) => setSome(choice === "some")}
        />
        {some && <SetChoice key={source} source={source} chosen={sets} onChoose={setSets} />}
      </div>
      <Button
        type="submit"
        look="sun"
        icon="plus"
        busy={busy}
        disabled={source === "" || (some && sets.length === 0)}
        className="justify-self-start"
      >
        {some ? t("startSome", { count: sets.length }) : t("start")}
      </Button>
    </form>
  );
}
