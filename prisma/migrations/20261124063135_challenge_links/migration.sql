-- CreateTable
CREATE TABLE "ChallengeLink" (
    "code" TEXT NOT NULL,
    "fromId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ChallengeLink_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE UNIQUE INDEX "ChallengeLink_fromId_key" ON "ChallengeLink"("fromId");

-- CreateIndex
CREATE INDEX "ChallengeLink_expiresAt_idx" ON "ChallengeLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "ChallengeLink" ADD CONSTRAINT "ChallengeLink_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
