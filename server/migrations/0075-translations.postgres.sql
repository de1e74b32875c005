-- Of which Japanese each English text of a record was made. What has no row is right for its source.
CREATE TABLE "translation" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "field" TEXT COLLATE "C" NOT NULL,
  "english" TEXT COLLATE "C" NOT NULL,
  "source" TEXT COLLATE "C" NOT NULL,
  "version" INTEGER NOT NULL,
  "at" TEXT COLLATE "C" NOT NULL,
  "by" TEXT COLLATE "C",
  "byPerson" INTEGER NOT NULL,
  "state" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "entity", "recordId", "field", "english")
);

CREATE UNIQUE INDEX "translation_id" ON "translation" ("tenant_id", "id");
CREATE INDEX "translation_stale" ON "translation" ("tenant_id", "entity", "recordId") WHERE "state" = 'stale';
