-- AlterTable
ALTER TABLE "User" ADD COLUMN     "searchKey" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "User_role_idx" ON "User"("role");

-- CreateIndex
CREATE INDEX "User_suspendedUntil_idx" ON "User"("suspendedUntil");

-- By hand, since Prisma knows neither functions nor triggers. No extension: whoever runs the site may not be allowed to add one, and the embedded database has none.
CREATE FUNCTION "folded"(TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'));

-- Every three characters that follow each other.
CREATE FUNCTION "trigrams"(TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT substr($1, "place", 3) FROM generate_series(1, length($1) - 2) "place");

-- Two line breaks before each part: so one or two letters find what begins with them.
CREATE FUNCTION "userSearchKey"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."searchKey" := "folded"(concat(E'\n\n', NEW."pseudo", E'\n\n', NEW."email", E'\n\n', NEW."firstName", E'\n\n', NEW."lastName"));
  RETURN NEW;
END $$;
CREATE TRIGGER "searchKey" BEFORE INSERT OR UPDATE OF "pseudo", "email", "firstName", "lastName" ON "User" FOR EACH ROW EXECUTE FUNCTION "userSearchKey"();
UPDATE "User" SET "pseudo" = "pseudo";
CREATE INDEX "User_trigrams_idx" ON "User" USING GIN ("trigrams"("searchKey"));
