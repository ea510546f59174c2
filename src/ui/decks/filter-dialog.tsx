"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button, Dialog, Icon } from "@/ui/shell";
import { answerTo, type Facet, type FacetOption, type Filter, isAnswer, leftWith, withoutAnswers } from "./filter";

interface FilterProps {
  readonly facets: readonly Facet[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Another answer to one question. */
  readonly onAnswer: (key: string, answer: string) => void;
}

/** All that the catalogue may be narrowed by. Each answer counts at once; the button says how many cards are left. */
export function FilterDialog({
  facets,
  counts,
  filter,
  total,
  onFilter,
  onAnswer,
  onClose,
}: FilterProps & {
  /** How many of the cards found have each facet; null until it is known. */
  counts: Readonly<Record<string, number>> | null;
  /** Cards found; null while they are looked for. */
  total: number | null;
  onClose: () => void;
}) {
  const t = useTranslations("decks.filters");
  /** Fields begin anew when all answers are taken back: what is written in them is theirs. */
  const [clears, setClears] = useState(0);
  const clear = () => {
    onFilter(withoutAnswers(filter, facets));
    setClears(clears + 1);
  };
  const any = facets.some(({ key }) => answerTo(filter, key) !== "");
  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      className="!w-[min(620px,calc(100vw-24px))]"
      actions={
        <>
          <Button disabled={!any} onClick={clear}>
            {t("clear")}
          </Button>
          <Button look="sun" icon="check" onClick={onClose}>
            {total === null ? t("showing") : t("show", { count: total })}
          </Button>
        </>
      }
    >
      <div key={clears} className="grid grid-cols-2 gap-x-4 gap-y-3">
        {facets.map((facet) => (
          <FacetField
            key={facet.key}
            facet={facet}
            left={(answer) => leftWith(answer.facet, filter, facet.key, counts)}
            answer={answerTo(filter, facet.key)}
            onAnswer={(answer) => onAnswer(facet.key, answer)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function FacetField({
  facet,
  left,
  answer,
  onAnswer,
}: {
  facet: Facet;
  /** How many cards would be left with an answer; undefined where nobody knows. */
  left: (answer: FacetOption) => number | undefined;
  answer: string;
  onAnswer: (answer: string) => void;
}) {
  const t = useTranslations("decks.filters");
  const id = useId();
  const { label, options, number } = facet;
  return (
    <div className="field min-w-0">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {options ? (
        <select id={id} className="input" value={answer} onChange={(event) => onAnswer(event.target.value)}>
          <option value="">{t("any")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={left(option) === 0}>
              {left(option) === undefined ? option.label : t("withCount", { label: option.label, count: left(option) ?? 0 })}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="input"
          type={number ? "number" : "search"}
          {...(number ? { min: 0, ...number, inputMode: "numeric" } : { maxLength: 100 })}
          placeholder={t(number ? "any" : "anyText")}
          defaultValue={answer}
          onChange={({ target: { value } }) => isAnswer(facet, value) && onAnswer(value)}
        />
      )}
    </div>
  );
}

/** The answers given, each to be taken back with a click. */
export function FilterChips({ facets, filter, onAnswer }: Omit<FilterProps, "onFilter">) {
  const t = useTranslations("decks.filters");
  const given = facets.flatMap(({ key, label, options }) => {
    const answer = answerTo(filter, key);
    const words = options?.find(({ value }) => value === answer)?.label ?? answer;
    return answer === "" ? [] : [{ key, words: t("given", { label, answer: words }) }];
  });
  if (given.length === 0) return null;
  return (
    <ul className="flex w-full gap-1.5 overflow-x-auto p-0.5" aria-label={t("givenLabel")}>
      {given.map(({ key, words }) => (
        <li key={key} className="flex-none">
          <button type="button" className="chip chip--violet" aria-label={t("remove", { filter: words })} onClick={() => onAnswer(key, "")}>
            {words}
            <Icon name="cross" />
          </button>
        </li>
      ))}
    </ul>
  );
}
