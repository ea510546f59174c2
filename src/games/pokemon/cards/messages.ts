import type { Localized } from "@/games/pokemon/cards/card";
import en from "@/i18n/messages/en/cards.json";
import es from "@/i18n/messages/es/cards.json";
import fr from "@/i18n/messages/fr/cards.json";
import it from "@/i18n/messages/it/cards.json";

/** The namespace `cards` in every language, for faces drawn up outside of a page. */
export const messages: Localized<typeof fr> = { en, fr, es, it };
