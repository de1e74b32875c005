-- Of which Japanese each English text of a record was made. What has no row is right for its source.
CREATE TABLE "translation" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "field" TEXT NOT NULL,
  "english" TEXT NOT NULL,
  "source" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "at" TEXT NOT NULL,
  "by" TEXT,
  "byPerson" INTEGER NOT NULL,
  "state" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "entity", "recordId", "field", "english")
);

CREATE UNIQUE INDEX "translation_id" ON "translation" ("tenant_id", "id");
CREATE INDEX "translation_stale" ON "translation" ("tenant_id", "entity", "recordId") WHERE "state" = 'stale';
