-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "language" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "CardSet" ADD COLUMN     "grammar" TEXT;

-- CreateTable
CREATE TABLE "CardPrint" (
    "cardId" TEXT NOT NULL,
    "record" JSONB NOT NULL,

    CONSTRAINT "CardPrint_pkey" PRIMARY KEY ("cardId")
);

-- AddForeignKey
ALTER TABLE "CardPrint" ADD CONSTRAINT "CardPrint_cardId_fkey" FOREIGN KEY ("cardId") REFERENCES "Card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: a card that is not playable was given its English text in every language that had none. It is drawn with it now, and kept without.
UPDATE "Card" SET "wording" = jsonb_set("wording", '{text}', (
  SELECT jsonb_object_agg("key", "value") FROM jsonb_each("wording"->'text') WHERE "key" = 'en' OR "value" <> "wording"->'text'->'en'
)) WHERE NOT "playable" AND "wording"->'text'->'en' IS NOT NULL;
