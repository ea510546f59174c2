-- AlterTable
ALTER TABLE "User" ADD COLUMN     "chats" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ChatLine" (
    "id" SERIAL NOT NULL,
    "matchId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "words" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChatLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ChatLine_matchId_id_idx" ON "ChatLine"("matchId", "id");

-- CreateIndex
CREATE INDEX "ChatLine_userId_idx" ON "ChatLine"("userId");

-- AddForeignKey
ALTER TABLE "ChatLine" ADD CONSTRAINT "ChatLine_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatLine" ADD CONSTRAINT "ChatLine_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
