-- CreateEnum
CREATE TYPE "SeatResult" AS ENUM ('WON', 'LOST', 'DRAWN');

-- DropIndex
DROP INDEX "MatchSeat_userId_idx";

-- AlterTable
ALTER TABLE "MatchSeat" ADD COLUMN     "blow" INTEGER,
ADD COLUMN     "deckName" TEXT,
ADD COLUMN     "endedAt" TIMESTAMP(3),
ADD COLUMN     "played" JSONB,
ADD COLUMN     "points" INTEGER,
ADD COLUMN     "result" "SeatResult";

-- CreateTable
CREATE TABLE "MatchStory" (
    "matchId" TEXT NOT NULL,
    "story" JSONB NOT NULL,

    CONSTRAINT "MatchStory_pkey" PRIMARY KEY ("matchId")
);

-- CreateIndex
CREATE INDEX "MatchSeat_userId_endedAt_matchId_idx" ON "MatchSeat"("userId", "endedAt", "matchId");

-- AddForeignKey
ALTER TABLE "MatchStory" ADD CONSTRAINT "MatchStory_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How the matches ended that are over already.
UPDATE "MatchSeat" SET "endedAt" = "Match"."endedAt",
  "result" = (CASE WHEN jsonb_typeof("Match"."outcome"->'winner') = 'null' THEN 'DRAWN' WHEN ("Match"."outcome"->>'winner')::int = "MatchSeat"."seat" THEN 'WON' ELSE 'LOST' END)::"SeatResult"
FROM "Match" WHERE "Match"."id" = "MatchSeat"."matchId" AND "Match"."status" = 'FINISHED' AND "Match"."outcome" IS NOT NULL;
