CREATE TABLE "business_schedule" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "date" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "ranges" json,
  "title" text COLLATE "C",
  "event" text COLLATE "C",
  "note" text COLLATE "C",
  "isVisible" boolean NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "business_schedule_date" ON "business_schedule" ("tenant_id", "date", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_kind" ON "business_schedule" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_title" ON "business_schedule" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_isVisible" ON "business_schedule" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "business_schedule_date_unique" ON "business_schedule" ("tenant_id", "date") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_event_pointer" ON "business_schedule" ("tenant_id", "event");

CREATE INDEX "business_schedule_trashed" ON "business_schedule" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "cast_work_schedule" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "cast" text COLLATE "C" NOT NULL,
  "date" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "timeRanges" json,
  "note" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "cast_work_schedule_date" ON "cast_work_schedule" ("tenant_id", "date", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_status" ON "cast_work_schedule" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_note" ON "cast_work_schedule" ("tenant_id", "note", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_cast_pointer" ON "cast_work_schedule" ("tenant_id", "cast");

CREATE INDEX "cast_work_schedule_trashed" ON "cast_work_schedule" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "maintenance_site" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "tenant" text COLLATE "C" NOT NULL,
  "isEnabled" boolean NOT NULL,
  "startAt" text COLLATE "C",
  "endAt" text COLLATE "C",
  "title" text COLLATE "C" NOT NULL,
  "message" text COLLATE "C",
  "messageEn" text COLLATE "C",
  "allowedIps" json,
  "allowTenantUsers" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "maintenance_site_isEnabled" ON "maintenance_site" ("tenant_id", "isEnabled", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_startAt" ON "maintenance_site" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_endAt" ON "maintenance_site" ("tenant_id", "endAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "maintenance_site_tenant_unique" ON "maintenance_site" ("tenant_id", "tenant") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_tenant_pointer" ON "maintenance_site" ("tenant_id", "tenant");

CREATE INDEX "maintenance_site_trashed" ON "maintenance_site" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

ALTER TABLE "business_schedule" ADD FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id");

ALTER TABLE "cast_work_schedule" ADD FOREIGN KEY ("tenant_id", "cast") REFERENCES "cast" ("tenant_id", "id");

ALTER TABLE "maintenance_site" ADD FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id");
