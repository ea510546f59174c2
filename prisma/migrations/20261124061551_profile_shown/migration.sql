-- CreateEnum
CREATE TYPE "ProfileShown" AS ENUM ('ALL', 'RESULTS', 'NOTHING');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "profileShown" "ProfileShown" NOT NULL DEFAULT 'RESULTS';
