-- Drafts of records that the public sees: what each changes of its record. They stand apart from the records, so that no query of these finds them.
CREATE TABLE "record_draft" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "values" TEXT NOT NULL,
  "basis" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT,
  "publishAt" TEXT,
  "scheduledBy" TEXT,
  "endedAt" TEXT,
  "endedBy" TEXT,
  "changeSet" TEXT,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE UNIQUE INDEX "record_draft_open" ON "record_draft" ("tenant_id", "entity", "recordId") WHERE "endedAt" IS NULL;
CREATE INDEX "record_draft_record" ON "record_draft" ("tenant_id", "entity", "recordId", "endedAt");
CREATE INDEX "record_draft_change_set" ON "record_draft" ("tenant_id", "changeSet");
