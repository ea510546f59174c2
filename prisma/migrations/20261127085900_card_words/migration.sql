-- By hand, since Prisma knows neither functions nor indexes of them. The built-in function passes for cheap, so the words of all texts were fetched and read anew
-- where a word begins in the texts of half of the cards; this one says what it costs, and the index is asked. In plpgsql: one in SQL would be replaced by its body.
CREATE FUNCTION "wordVector"(TEXT[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS 'BEGIN RETURN array_to_tsvector($1); END';
DROP INDEX "Card_textWords_idx";
CREATE INDEX "Card_textWords_idx" ON "Card" USING GIN ("wordVector"("textWords"));
