-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('INSULT', 'STALLING', 'CHEATING', 'NAME', 'OTHER');

-- CreateTable
CREATE TABLE "PlayerReport" (
    "id" TEXT NOT NULL,
    "reporterId" TEXT,
    "reportedId" TEXT,
    "matchId" TEXT,
    "reason" "ReportReason" NOT NULL,
    "words" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMP(3),
    "note" TEXT,

    CONSTRAINT "PlayerReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PlayerReport_closedAt_createdAt_id_idx" ON "PlayerReport"("closedAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PlayerReport_reporterId_idx" ON "PlayerReport"("reporterId");

-- CreateIndex
CREATE INDEX "PlayerReport_reportedId_idx" ON "PlayerReport"("reportedId");

-- CreateIndex
CREATE INDEX "PlayerReport_matchId_idx" ON "PlayerReport"("matchId");

-- AddForeignKey
ALTER TABLE "PlayerReport" ADD CONSTRAINT "PlayerReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerReport" ADD CONSTRAINT "PlayerReport_reportedId_fkey" FOREIGN KEY ("reportedId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerReport" ADD CONSTRAINT "PlayerReport_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of one player, another and a match one report is open at a time; a report of no match counts as one of a match of its own.
CREATE UNIQUE INDEX "PlayerReport_open_key" ON "PlayerReport" ("reporterId", "reportedId", COALESCE("matchId", '')) WHERE "closedAt" IS NULL;
