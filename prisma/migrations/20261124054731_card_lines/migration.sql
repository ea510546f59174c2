-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "cost" INTEGER,
ADD COLUMN     "line" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "linePlace" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Card_game_category_line_linePlace_releaseOrder_setId_positi_idx" ON "Card"("game", "category", "line", "linePlace", "releaseOrder", "setId", "position", "id");
