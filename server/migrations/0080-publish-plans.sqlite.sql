-- Changes of several records that are published together, and the records of each plan.
CREATE TABLE "publish_plan" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "note" TEXT,
  "status" TEXT NOT NULL,
  "publishAt" TEXT,
  "scheduledBy" TEXT,
  "publishedAt" TEXT,
  "changeSet" TEXT,
  "askedOf" TEXT,
  "askedBy" TEXT,
  "askedAt" TEXT,
  "reply" TEXT,
  "replyText" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "publish_plan_change_set" ON "publish_plan" ("tenant_id", "changeSet");

CREATE TABLE "publish_plan_item" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "plan" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "action" TEXT NOT NULL,
  "recordVersion" INTEGER NOT NULL,
  "draftVersion" INTEGER,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE UNIQUE INDEX "publish_plan_item_record" ON "publish_plan_item" ("tenant_id", "plan", "entity", "recordId");
CREATE INDEX "publish_plan_item_of_record" ON "publish_plan_item" ("tenant_id", "entity", "recordId");
