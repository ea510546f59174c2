-- AlterTable
ALTER TABLE "Deck" ADD COLUMN     "withdrawn" TEXT;
