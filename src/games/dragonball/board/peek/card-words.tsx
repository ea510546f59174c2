"use client";
import { useLocale } from "next-intl";
import type { CardFace } from "@/games/dragonball/cards/face";
import { ruleBook } from "@/games/dragonball/rules/book";
import { localeOf } from "@/i18n/locales";
import { Glossary } from "@/ui/match/glossary";
import { explainedIn } from "../model/keyword-rules";

/** The keywords of a card that lies open, explained by a touch in the words of the rules. */
export function CardWords({ face }: { face: CardFace }) {
  const book = ruleBook(localeOf(useLocale()));
  const words = explainedIn(
    book,
    face.sides.flatMap(({ skills }) => skills),
  );
  return words.length === 0 ? null : <Glossary words={words.map((word) => ({ ...word, href: `/regles?game=dragonball#${word.key}` }))} />;
}
