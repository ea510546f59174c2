-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "wording" JSONB NOT NULL;
