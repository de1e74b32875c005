CREATE TABLE "email_text" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "email" text COLLATE "C" NOT NULL,
  "language" text COLLATE "C" NOT NULL,
  "subject" text COLLATE "C" NOT NULL,
  "body" text COLLATE "C" NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "email_text_email" ON "email_text" ("tenant_id", "email", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_language" ON "email_text" ("tenant_id", "language", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_subject" ON "email_text" ("tenant_id", "subject", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_trashed" ON "email_text" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
