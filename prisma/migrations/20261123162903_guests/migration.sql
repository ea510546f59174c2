-- AlterTable
ALTER TABLE "User" ADD COLUMN     "guest" BOOLEAN NOT NULL DEFAULT false,
ALTER COLUMN "email" DROP NOT NULL,
ALTER COLUMN "emailKey" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "User_guest_lastSeenAt_idx" ON "User"("guest", "lastSeenAt");
