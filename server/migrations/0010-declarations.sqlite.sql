CREATE TABLE "business_schedule" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "date" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "ranges" TEXT,
  "title" TEXT,
  "event" TEXT,
  "note" TEXT,
  "isVisible" INTEGER NOT NULL,
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

CREATE INDEX "business_schedule_date" ON "business_schedule" ("tenant_id", "date", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_kind" ON "business_schedule" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_title" ON "business_schedule" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_isVisible" ON "business_schedule" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "business_schedule_date_unique" ON "business_schedule" ("tenant_id", "date") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_event_pointer" ON "business_schedule" ("tenant_id", "event");

CREATE INDEX "business_schedule_trashed" ON "business_schedule" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "cast_work_schedule" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "cast" TEXT NOT NULL,
  "date" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "timeRanges" TEXT,
  "note" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "cast") REFERENCES "cast" ("tenant_id", "id")
) STRICT;

CREATE INDEX "cast_work_schedule_date" ON "cast_work_schedule" ("tenant_id", "date", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_status" ON "cast_work_schedule" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_note" ON "cast_work_schedule" ("tenant_id", "note", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_cast_pointer" ON "cast_work_schedule" ("tenant_id", "cast");

CREATE INDEX "cast_work_schedule_trashed" ON "cast_work_schedule" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "maintenance_site" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "tenant" TEXT NOT NULL,
  "isEnabled" INTEGER NOT NULL,
  "startAt" TEXT,
  "endAt" TEXT,
  "title" TEXT NOT NULL,
  "message" TEXT,
  "messageEn" TEXT,
  "allowedIps" TEXT,
  "allowTenantUsers" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id")
) STRICT;

CREATE INDEX "maintenance_site_isEnabled" ON "maintenance_site" ("tenant_id", "isEnabled", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_startAt" ON "maintenance_site" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_endAt" ON "maintenance_site" ("tenant_id", "endAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "maintenance_site_tenant_unique" ON "maintenance_site" ("tenant_id", "tenant") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_tenant_pointer" ON "maintenance_site" ("tenant_id", "tenant");

CREATE INDEX "maintenance_site_trashed" ON "maintenance_site" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
