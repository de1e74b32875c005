CREATE TABLE "application" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "applicationNo" TEXT NOT NULL,
  "receivedAt" TEXT NOT NULL,
  "event" TEXT NOT NULL,
  "people" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "message" TEXT,
  "agreedPrivacyPolicy" INTEGER NOT NULL,
  "agreedPolicyVersion" TEXT,
  "locale" TEXT,
  "status" TEXT NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id")
) STRICT;

CREATE INDEX "application_applicationNo" ON "application" ("tenant_id", "applicationNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_receivedAt" ON "application" ("tenant_id", "receivedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_people" ON "application" ("tenant_id", "people", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_name" ON "application" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_status" ON "application" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "application_applicationNo_unique" ON "application" ("tenant_id", "applicationNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_event_pointer" ON "application" ("tenant_id", "event");

CREATE INDEX "application_trashed" ON "application" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

ALTER TABLE "event" ADD COLUMN "takesApplications" INTEGER NOT NULL DEFAULT 0;
