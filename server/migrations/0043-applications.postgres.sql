CREATE TABLE "application" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "applicationNo" text COLLATE "C" NOT NULL,
  "receivedAt" text COLLATE "C" NOT NULL,
  "event" text COLLATE "C" NOT NULL,
  "people" bigint NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C",
  "email" text COLLATE "C" NOT NULL,
  "phone" text COLLATE "C",
  "message" text COLLATE "C",
  "agreedPrivacyPolicy" boolean NOT NULL,
  "agreedPolicyVersion" text COLLATE "C",
  "locale" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "application_applicationNo" ON "application" ("tenant_id", "applicationNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_receivedAt" ON "application" ("tenant_id", "receivedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_people" ON "application" ("tenant_id", "people", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_name" ON "application" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_status" ON "application" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "application_applicationNo_unique" ON "application" ("tenant_id", "applicationNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_event_pointer" ON "application" ("tenant_id", "event");

CREATE INDEX "application_trashed" ON "application" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

ALTER TABLE "event" ADD COLUMN "takesApplications" boolean NOT NULL DEFAULT false;

ALTER TABLE "event" ALTER COLUMN "takesApplications" DROP DEFAULT;

ALTER TABLE "application" ADD FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id");
