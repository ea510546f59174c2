-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "stateVersion" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "setup" DROP NOT NULL;

-- AlterTable
ALTER TABLE "MatchAnswer" ADD COLUMN     "hash" TEXT;

-- CreateTable
CREATE TABLE "MatchSnapshot" (
    "matchId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "frames" BYTEA NOT NULL,

    CONSTRAINT "MatchSnapshot_pkey" PRIMARY KEY ("matchId","seq")
);

-- CreateTable
CREATE TABLE "FinishedMatch" (
    "matchId" TEXT NOT NULL,
    "record" BYTEA NOT NULL,

    CONSTRAINT "FinishedMatch_pkey" PRIMARY KEY ("matchId")
);

-- CreateIndex
CREATE INDEX "Match_endedAt_idx" ON "Match"("endedAt");

-- AddForeignKey
ALTER TABLE "MatchSnapshot" ADD CONSTRAINT "MatchSnapshot_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FinishedMatch" ADD CONSTRAINT "FinishedMatch_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
