-- What members of a tenant write about its records. Of a deleted comment no text is left.
CREATE TABLE "comment" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "body" TEXT NOT NULL,
  "by" TEXT COLLATE "C" NOT NULL,
  "impersonatedBy" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "editedAt" TEXT COLLATE "C",
  "deletedAt" TEXT COLLATE "C",
  "version" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "comment_record" ON "comment" ("tenant_id", "entity", "recordId", "createdAt", "id");
-- To whom records were assigned; a record has one at most that is in force.
CREATE TABLE "assignment" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "account" TEXT COLLATE "C",
  "by" TEXT COLLATE "C" NOT NULL,
  "impersonatedBy" TEXT COLLATE "C",
  "at" TEXT COLLATE "C" NOT NULL,
  "isCurrent" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "assignment_current" ON "assignment" ("tenant_id", "entity", "recordId") WHERE "isCurrent" = 1;
CREATE INDEX "assignment_account" ON "assignment" ("tenant_id", "entity", "account", "recordId") WHERE "isCurrent" = 1;
CREATE INDEX "assignment_record" ON "assignment" ("tenant_id", "entity", "recordId", "at", "id");
