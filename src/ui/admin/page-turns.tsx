"use client";
import type { PageTurns } from "@/admin/pages";
import { ButtonLink } from "@/ui/shell";

/** The ways to the pages before and after this one, where there are any. @param address of the list, without a page */
export function Turns({
  turns: { previous, next },
  address,
  words,
}: {
  turns: PageTurns;
  address: (page: Readonly<Record<string, string>>) => string;
  words: { readonly previous: string; readonly next: string };
}) {
  if (previous === null && next === null) return null;
  return (
    <nav className="flex justify-end gap-2">
      {previous !== null && (
        <ButtonLink size="sm" href={address({ before: previous })}>
          {words.previous}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink size="sm" href={address({ after: next })}>
          {words.next}
        </ButtonLink>
      )}
    </nav>
  );
}
