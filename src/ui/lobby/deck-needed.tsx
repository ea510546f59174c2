import { useTranslations } from "next-intl";
import type { CurrentDeck } from "@/realtime/protocol";
import { ButtonLink } from "@/ui/shell";

/** Why the current deck cannot be played by these rules, or by any, or null when it can. */
export function useDeckFault(deck: CurrentDeck | null, edition?: string): string | null {
  const t = useTranslations("lobby.deckNeeded");
  const faults = useTranslations("refusals.deck");
  if (deck === null) return t("none");
  if (edition && !deck.editions.includes(edition)) return faults("newer-cards");
  return deck.legal ? null : t("draft", { name: deck.name });
}

/** The address of the page of one's decks of a game. */
export const deckPageOf = (game: string): string => `/deck?game=${encodeURIComponent(game)}`;

interface ToDeckPageProps {
  game: string;
  look?: "sun" | "plain";
  size?: "lg";
  className?: string;
}

/** Instead of a button that needs a legal deck: the way to the deck page. */
export function ToDeckPage({ game, look = "sun", size, className }: ToDeckPageProps) {
  const t = useTranslations("lobby.deckNeeded");
  return (
    <ButtonLink href={deckPageOf(game)} look={look} size={size} icon="cards" className={className}>
      {t("button")}
    </ButtonLink>
  );
}
