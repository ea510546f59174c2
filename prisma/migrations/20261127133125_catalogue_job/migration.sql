-- CreateTable
CREATE TABLE "CatalogueJob" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "run" TEXT,
    "kind" TEXT,
    "beatAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stopping" BOOLEAN NOT NULL DEFAULT false,
    "statuses" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "CatalogueJob_pkey" PRIMARY KEY ("id")
);

-- By hand: the one row there is.
INSERT INTO "CatalogueJob" DEFAULT VALUES;
