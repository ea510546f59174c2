-- AlterTable
ALTER TABLE "Catalogue" ADD COLUMN     "starterOf" TEXT NOT NULL DEFAULT '';
