-- AlterEnum
ALTER TYPE "MatchKind" ADD VALUE 'LESSON';
