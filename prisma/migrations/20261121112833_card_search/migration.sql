-- DropIndex
DROP INDEX "Card_category_playable_idx";

-- AlterTable: cards that are there already are found by their words once they are seeded or imported again
ALTER TABLE "Card" DROP COLUMN "text",
ADD COLUMN     "releaseOrder" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "textWords" TEXT[];
ALTER TABLE "Card" ALTER COLUMN "releaseOrder" DROP DEFAULT;
UPDATE "Card" SET "releaseOrder" = "CardSet"."releaseOrder" FROM "CardSet" WHERE "CardSet"."id" = "Card"."setId";

-- CreateIndex
CREATE INDEX "Card_category_releaseOrder_setId_position_id_idx" ON "Card"("category", "releaseOrder", "setId", "position", "id");

-- CreateIndex
CREATE INDEX "Card_attackCosts_idx" ON "Card" USING GIN ("attackCosts");

-- By hand: Prisma knows no index of an expression. It finds the beginnings of words (src/cards/search.ts).
CREATE INDEX "Card_textWords_idx" ON "Card" USING GIN (array_to_tsvector("textWords"));

-- By hand: what is read of one card stands outside of the row, so that a search that goes through all rows reads a third as much.
ALTER TABLE "Card" SET (toast_tuple_target = 512);
ALTER TABLE "Card" ALTER COLUMN "searchKey" SET STORAGE MAIN;
