-- AlterTable
ALTER TABLE "CardSet" ADD COLUMN     "code" TEXT;
