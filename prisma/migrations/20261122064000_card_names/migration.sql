-- By hand: Prisma knows no index of an expression. It finds whole names in any language (src/decks/deck-list/read.ts).
CREATE INDEX "Card_names_idx" ON "Card" USING GIN (string_to_array("searchKey", ' | '));
