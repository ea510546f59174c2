-- AlterTable
ALTER TABLE "Deck" DROP COLUMN "edition";
