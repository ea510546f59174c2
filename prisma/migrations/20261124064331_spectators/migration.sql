-- CreateEnum
CREATE TYPE "Spectators" AS ENUM ('NOBODY', 'FRIENDS', 'EVERYBODY');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "handShown" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "spectators" "Spectators" NOT NULL DEFAULT 'FRIENDS';
