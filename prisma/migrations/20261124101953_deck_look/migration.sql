-- AlterTable
ALTER TABLE "Deck" ADD COLUMN     "mat" TEXT NOT NULL DEFAULT 'classic',
ADD COLUMN     "sleeve" TEXT NOT NULL DEFAULT 'classic';

-- AlterTable
ALTER TABLE "MatchSeat" ADD COLUMN     "mat" TEXT,
ADD COLUMN     "sleeve" TEXT;
