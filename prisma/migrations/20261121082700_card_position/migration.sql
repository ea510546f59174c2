-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "position" INTEGER NOT NULL;
