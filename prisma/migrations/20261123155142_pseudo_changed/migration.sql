-- AlterTable
ALTER TABLE "User" ADD COLUMN     "pseudoChangedAt" TIMESTAMP(3);
