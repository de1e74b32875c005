CREATE TABLE "email_text" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "email_text_email" ON "email_text" ("tenant_id", "email", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_language" ON "email_text" ("tenant_id", "language", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_subject" ON "email_text" ("tenant_id", "subject", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_trashed" ON "email_text" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
