-- Drafts of records that the public sees: what each changes of its record. They stand apart from the records, so that no query of these finds them.
CREATE TABLE "record_draft" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "values" TEXT NOT NULL,
  "basis" BIGINT NOT NULL,
  "version" BIGINT NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C",
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C",
  "publishAt" TEXT COLLATE "C",
  "scheduledBy" TEXT COLLATE "C",
  "endedAt" TEXT COLLATE "C",
  "endedBy" TEXT COLLATE "C",
  "changeSet" TEXT COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE UNIQUE INDEX "record_draft_open" ON "record_draft" ("tenant_id", "entity", "recordId") WHERE "endedAt" IS NULL;
CREATE INDEX "record_draft_record" ON "record_draft" ("tenant_id", "entity", "recordId", "endedAt");
CREATE INDEX "record_draft_change_set" ON "record_draft" ("tenant_id", "changeSet");
