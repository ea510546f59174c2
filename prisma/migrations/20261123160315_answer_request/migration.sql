-- AlterTable
ALTER TABLE "MatchAnswer" ADD COLUMN     "requestId" TEXT;
