-- CreateTable
CREATE TABLE "Catalogue" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Catalogue_pkey" PRIMARY KEY ("id")
);

-- By hand: the one row there is, and the database itself counts, so that no writer can forget to.
INSERT INTO "Catalogue" DEFAULT VALUES;
CREATE FUNCTION "catalogueChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Catalogue" SET "version" = "version" + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER "changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Card" FOR EACH STATEMENT EXECUTE FUNCTION "catalogueChanged"();
CREATE TRIGGER "changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "CardSet" FOR EACH STATEMENT EXECUTE FUNCTION "catalogueChanged"();
