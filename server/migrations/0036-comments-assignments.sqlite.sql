-- What members of a tenant write about its records. Of a deleted comment no text is left.
CREATE TABLE "comment" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "impersonatedBy" TEXT,
  "createdAt" TEXT NOT NULL,
  "editedAt" TEXT,
  "deletedAt" TEXT,
  "version" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "comment_record" ON "comment" ("tenant_id", "entity", "recordId", "createdAt", "id");
-- To whom records were assigned; a record has one at most that is in force.
CREATE TABLE "assignment" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "account" TEXT,
  "by" TEXT NOT NULL,
  "impersonatedBy" TEXT,
  "at" TEXT NOT NULL,
  "isCurrent" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "assignment_current" ON "assignment" ("tenant_id", "entity", "recordId") WHERE "isCurrent" = 1;
CREATE INDEX "assignment_account" ON "assignment" ("tenant_id", "entity", "account", "recordId") WHERE "isCurrent" = 1;
CREATE INDEX "assignment_record" ON "assignment" ("tenant_id", "entity", "recordId", "at", "id");
