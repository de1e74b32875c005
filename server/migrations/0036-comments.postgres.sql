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
