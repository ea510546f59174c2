-- Cards that are there already are found by these once they are seeded or imported again.
ALTER TABLE "Card" ADD COLUMN     "attackCosts" TEXT[],
ADD COLUMN     "hp" INTEGER,
ADD COLUMN     "marks" TEXT[],
ADD COLUMN     "text" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Card" ALTER COLUMN "text" DROP DEFAULT;
