-- Changes of several records that are published together, and the records of each plan.
CREATE TABLE "publish_plan" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C" NOT NULL,
  "note" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" NOT NULL,
  "publishAt" TEXT COLLATE "C",
  "scheduledBy" TEXT COLLATE "C",
  "publishedAt" TEXT COLLATE "C",
  "changeSet" TEXT COLLATE "C",
  "askedOf" TEXT COLLATE "C",
  "askedBy" TEXT COLLATE "C",
  "askedAt" TEXT COLLATE "C",
  "reply" TEXT COLLATE "C",
  "replyText" TEXT COLLATE "C",
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C" NOT NULL,
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "publish_plan_change_set" ON "publish_plan" ("tenant_id", "changeSet");

CREATE TABLE "publish_plan_item" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "plan" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "action" TEXT COLLATE "C" NOT NULL,
  "recordVersion" INTEGER NOT NULL,
  "draftVersion" INTEGER,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE UNIQUE INDEX "publish_plan_item_record" ON "publish_plan_item" ("tenant_id", "plan", "entity", "recordId");
CREATE INDEX "publish_plan_item_of_record" ON "publish_plan_item" ("tenant_id", "entity", "recordId");
