-- AlterTable
ALTER TABLE "Deck" ADD COLUMN     "share" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Deck_share_key" ON "Deck"("share");
