-- Cards and sets belong to a game, and are found by what the game says of them: what there was is Pokémon's.
ALTER TABLE "Card" DROP CONSTRAINT "Card_setId_fkey";
ALTER TABLE "CardPrint" DROP CONSTRAINT "CardPrint_cardId_fkey";
DROP INDEX "Card_attackCosts_idx";
DROP INDEX "Card_category_releaseOrder_setId_position_id_idx";
DROP INDEX "Card_functionalId_idx";
DROP INDEX "Card_nameEn_idx";
DROP INDEX "Card_setId_number_key";
DROP INDEX "CardSet_series_releaseOrder_idx";

ALTER TABLE "CardSet" ADD COLUMN "game" TEXT NOT NULL DEFAULT 'pokemon';
ALTER TABLE "CardSet" ALTER COLUMN "game" DROP DEFAULT,
DROP CONSTRAINT "CardSet_pkey",
ADD CONSTRAINT "CardSet_pkey" PRIMARY KEY ("game", "id");

ALTER TABLE "CardPrint" ADD COLUMN "game" TEXT NOT NULL DEFAULT 'pokemon';
ALTER TABLE "CardPrint" ALTER COLUMN "game" DROP DEFAULT,
DROP CONSTRAINT "CardPrint_pkey",
ADD CONSTRAINT "CardPrint_pkey" PRIMARY KEY ("game", "cardId");

ALTER TABLE "Card" RENAME COLUMN "hp" TO "strength";
ALTER TABLE "Card" ADD COLUMN "game" TEXT NOT NULL DEFAULT 'pokemon',
ADD COLUMN "facets" TEXT[],
ALTER COLUMN "category" TYPE INTEGER USING array_position(ARRAY['POKEMON', 'TRAINER', 'ENERGY'], "category"::text) - 1;
UPDATE "Card" SET "facets" = ARRAY(
  SELECT DISTINCT "facet" COLLATE "C" FROM (
    SELECT 'stage:' || "stage" WHERE "stage" IS NOT NULL
    UNION ALL SELECT 'kind:' || "kind" WHERE "kind" IS NOT NULL
    UNION ALL SELECT 'type:' || unnest("types")
    UNION ALL SELECT 'mark:' || unnest("marks")
    UNION ALL SELECT 'cost:' || unnest("attackCosts")
  ) AS "all"("facet") ORDER BY 1
);
ALTER TABLE "Card" ALTER COLUMN "game" DROP DEFAULT,
DROP COLUMN "attackCosts",
DROP COLUMN "kind",
DROP COLUMN "marks",
DROP COLUMN "stage",
DROP COLUMN "types",
DROP CONSTRAINT "Card_pkey",
ADD CONSTRAINT "Card_pkey" PRIMARY KEY ("game", "id");
DROP TYPE "CardCategory";

CREATE INDEX "Card_game_functionalId_idx" ON "Card"("game", "functionalId");
CREATE INDEX "Card_game_category_releaseOrder_setId_position_id_idx" ON "Card"("game", "category", "releaseOrder", "setId", "position", "id");
CREATE INDEX "Card_facets_idx" ON "Card" USING GIN ("facets");
CREATE INDEX "Card_game_nameEn_idx" ON "Card"("game", "nameEn");
CREATE UNIQUE INDEX "Card_game_setId_number_key" ON "Card"("game", "setId", "number");
CREATE INDEX "CardSet_game_series_releaseOrder_idx" ON "CardSet"("game", "series", "releaseOrder");
ALTER TABLE "Card" ADD CONSTRAINT "Card_game_setId_fkey" FOREIGN KEY ("game", "setId") REFERENCES "CardSet"("game", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CardPrint" ADD CONSTRAINT "CardPrint_game_cardId_fkey" FOREIGN KEY ("game", "cardId") REFERENCES "Card"("game", "id") ON DELETE CASCADE ON UPDATE CASCADE;
