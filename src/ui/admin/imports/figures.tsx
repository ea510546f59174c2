"use client";
import { useFormatter } from "next-intl";

/** What was counted, figure by figure. */
export function Figures({ list }: { list: readonly { readonly name: string; readonly label: string; readonly value: number }[] }) {
  const format = useFormatter();
  return (
    <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-5">
      {list.map(({ name, label, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end rounded-md bg-paper-2 px-3.5 py-2.5">
          <dt className="text-xs leading-snug text-ink-2">{label}</dt>
          <dd className="font-display text-[1.5rem] leading-tight font-bold tabular-nums" data-number={name}>
            {format.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
