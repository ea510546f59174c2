-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "begunFrom" JSONB;
