-- A deck belongs to a game, and a player has a current one in each: what there was is Pokémon's.
ALTER TABLE "Deck" ADD COLUMN "game" TEXT NOT NULL DEFAULT 'pokemon';
ALTER TABLE "Deck" ALTER COLUMN "game" DROP DEFAULT;
ALTER TABLE "Match" ALTER COLUMN "game" DROP DEFAULT;

CREATE TABLE "CurrentDeck" (
    "ownerId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "deckId" TEXT NOT NULL,

    CONSTRAINT "CurrentDeck_pkey" PRIMARY KEY ("ownerId","game")
);

INSERT INTO "CurrentDeck" ("ownerId", "game", "deckId")
SELECT "User"."id", "Deck"."game", "Deck"."id" FROM "User" JOIN "Deck" ON "Deck"."id" = "User"."currentDeckId" AND "Deck"."ownerId" = "User"."id";

CREATE UNIQUE INDEX "CurrentDeck_deckId_key" ON "CurrentDeck"("deckId");
ALTER TABLE "CurrentDeck" ADD CONSTRAINT "CurrentDeck_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CurrentDeck" ADD CONSTRAINT "CurrentDeck_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "User" DROP CONSTRAINT "User_currentDeckId_fkey";
DROP INDEX "User_currentDeckId_key";
ALTER TABLE "User" DROP COLUMN "currentDeckId";
DROP INDEX "Deck_ownerId_idx";
CREATE INDEX "Deck_ownerId_game_idx" ON "Deck"("ownerId", "game");
