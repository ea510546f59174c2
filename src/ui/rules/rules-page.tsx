import { useTranslations } from "next-intl";
import { ButtonLink, Icon, Wrap } from "@/ui/shell";
import { Words } from "@/ui/words/words";
import type { Block, RuleBook } from "./book";
import { type Figures, figureOf } from "./figure";
import { RuleSearch } from "./rule-search";

/** The rules to read: contents at the side, chapters one below the other. */
export function RulesPage({ book, figures, game, games }: { book: RuleBook; figures: Figures; game: string; games: readonly string[] }) {
  const t = useTranslations("rules");
  const names = useTranslations("games");
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[248px_minmax(0,1fr)]">
      <header className="grid gap-4 lg:col-start-2">
        {games.length > 1 && (
          <nav aria-label={t("games")} className="flex flex-wrap gap-2">
            {games.map((each) => (
              <ButtonLink
                key={each}
                href={`/regles?game=${each}`}
                size="sm"
                look={each === game ? "sun" : "plain"}
                aria-current={each === game ? "page" : undefined}
              >
                {names(`${each}.name`)}
              </ButtonLink>
            ))}
          </nav>
        )}
        <h1 className="max-sm:text-[2.1rem]">{book.title}</h1>
        <p className="max-w-[62ch] text-lg leading-normal text-ink-2">{book.lead}</p>
      </header>
      <nav
        aria-labelledby="contents"
        className="panel grid gap-1 p-4 lg:sticky lg:top-5 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-2.5rem)] lg:overflow-y-auto"
      >
        <Words of={["rules"]}>
          <RuleSearch key={`${game} ${book.title}`} everyday={book.everyday} />
        </Words>
        <h2 id="contents" className="px-2.5 pt-2 pb-1 text-lg">
          {t("contents")}
        </h2>
        <ol className="grid gap-0.5 max-lg:sm:grid-cols-2">
          {book.chapters.map((chapter, index) => (
            <li key={chapter.id}>
              <a
                href={`#${chapter.id}`}
                className="flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm font-semibold text-ink-2 no-underline hover:bg-paper hover:text-ink"
              >
                <span className="min-w-5 font-display font-extrabold text-coral-ink tabular-nums">{index + 1}</span>
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
        <ButtonLink href={`/regles.pdf?game=${game}`} icon="book" size="sm" className="mx-2 mt-2 mb-1">
          {t("download")}
        </ButtonLink>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2">
        {book.chapters.map((chapter, index) => (
          <section key={chapter.id} id={chapter.id} aria-labelledby={`${chapter.id}-title`} className="panel scroll-mt-5 p-5 sm:p-8">
            <h2 id={`${chapter.id}-title`} className="mb-4 flex items-baseline gap-3 text-2xl">
              <span className="text-coral-ink tabular-nums">{index + 1}</span>
              <span>{chapter.title}</span>
            </h2>
            <div className="grid max-w-[72ch] grid-cols-[minmax(0,1fr)] gap-3.5">
              {placed(chapter.id, chapter.blocks).map(({ id, one }) => (
                <BlockView key={id} id={id} block={one} figures={figures} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Wrap>
  );
}

/** Ids for what has none of its own: chapters and places in them are the same in all languages. */
const placed = <T,>(id: string, all: readonly T[]) => all.map((one, place) => ({ id: `${id}-${place + 1}`, one }));

/** What a link or a search leads to. */
const rule = (id: string) => ({ id, "data-rule": "" });

/** @param id of what has no id of its own */
function BlockView({ block, id, figures }: { block: Block; id: string; figures: Figures }) {
  if ("h" in block)
    return (
      <h3 {...rule(block.id)} className="mt-2 scroll-mt-5 text-lg">
        {block.h}
      </h3>
    );
  if ("p" in block) return <p {...rule(id)}>{block.p}</p>;
  if ("note" in block) {
    return (
      <p {...rule(id)} className="flex gap-3 rounded-md bg-sun-soft px-4 py-3 text-sm leading-normal font-[550] text-sun-ink">
        <Icon name="info" className="mt-0.5" />
        <span>{block.note}</span>
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-coral-ink">
        {placed(id, block.list).map(({ id, one }) => (
          <li key={id} {...rule(id)}>
            {one}
          </li>
        ))}
      </ul>
    );
  }
  if ("steps" in block) {
    return (
      <ol className="grid list-decimal gap-1.5 pl-6 marker:font-display marker:font-extrabold marker:text-coral-ink">
        {placed(id, block.steps).map(({ id, one }) => (
          <li key={id} {...rule(id)} className="pl-1">
            {one}
          </li>
        ))}
      </ol>
    );
  }
  if ("terms" in block) {
    return (
      <dl className="grid gap-2.5">
        {block.terms.map(([word, meaning, id]) => (
          <div key={id} {...rule(id)}>
            <dt className="font-display font-bold">{word}</dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ("figure" in block) return <FigureView {...block.figure} figures={figures} />;
  return block.table.head.length === 2 ? <PlainTable {...block.table} /> : <EditionTable {...block.table} />;
}

/** Drawings are made for light paper: by night they keep theirs. */
function FigureView({ name, caption, labels, figures }: { name: string; caption: string; labels: readonly string[]; figures: Figures }) {
  const { width, height, shapes, labels: places } = figureOf(figures, { name, labels });
  return (
    <figure className="my-2 grid justify-items-center gap-2.5">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={caption}
        className="w-full rounded-md dark:bg-on-dark dark:p-3"
        style={{ maxWidth: width * 1.5 }}
      >
        {shapes.map(({ d, fill = "none", stroke, weight, at = [0, 0], scale = 1 }) => (
          <path
            key={`${d} ${fill} ${stroke} ${at}`}
            d={d}
            transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
            fill={fill}
            stroke={stroke}
            strokeWidth={weight}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
        {places.map(({ x, y, size, colour }, index) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y + size * 0.36}
            textAnchor="middle"
            fontSize={size}
            fill={colour}
            className="font-display font-bold"
          >
            {labels[index]}
          </text>
        ))}
      </svg>
      <figcaption className="max-w-[56ch] text-center text-sm text-ink-2">{caption}</figcaption>
    </figure>
  );
}

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly ids: readonly string[];
}

function PlainTable({ head, rows, ids }: Table) {
  return (
    <table className="w-full border-collapse text-left text-sm wrap-anywhere">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className="border-b-2 border-line-strong py-2 pr-4 font-display">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([topic, ...cells], row) => (
          <tr key={topic} {...rule(ids[row] ?? "")} className="border-b border-line align-top">
            <th scope="row" className="w-[36%] py-2 pr-4 font-semibold">
              {topic}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="py-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What differs between the editions, topic by topic; as many stand side by side as there is room for. */
function EditionTable({ head, rows, ids }: Table) {
  return (
    <div className="grid gap-4">
      {rows.map(([topic, ...cells], row) => (
        <section key={topic} {...rule(ids[row] ?? "")} className="border-t border-line pt-3">
          <h4 className="mb-2 font-semibold">{topic}</h4>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-5 gap-y-3 text-sm">
            {cells.map((cell, column) => (
              <div key={head[column + 1]}>
                <dt className="font-semibold text-ink-2">{head[column + 1]}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
