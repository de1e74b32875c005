-- Where a tenant's events are sent, and what is sent there.
CREATE TABLE "webhook_endpoint" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  -- A JSON array.
  "events" TEXT NOT NULL,
  -- Kept as they are: whoever signs needs the secret itself.
  "secret" TEXT,
  "previousSecret" TEXT,
  "previousUntil" TEXT,
  "isOn" INTEGER NOT NULL,
  "offReason" TEXT,
  "offAt" TEXT,
  -- The failures in a row, since when, and until when the endpoint is spared because of them.
  "failures" INTEGER NOT NULL,
  "failingSince" TEXT,
  "pausedUntil" TEXT,
  "succeededAt" TEXT,
  "lastSequence" INTEGER,
  "wakeAt" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
-- Changes that the endpoints have not been given yet, written in the transactions that made them.
CREATE TABLE "webhook_change" (
  "tenant_id" TEXT NOT NULL,
  "position" INTEGER NOT NULL,
  "changeSet" TEXT NOT NULL,
  "at" TEXT NOT NULL,
  -- JSON.
  "change" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "position")
) WITHOUT ROWID;
-- How far the events of a tenant are counted, and until when its publication windows were looked at.
CREATE TABLE "webhook_state" (
  "tenant_id" TEXT NOT NULL,
  "sequence" INTEGER NOT NULL,
  "windowsUntil" TEXT NOT NULL,
  "wakeAt" TEXT,
  PRIMARY KEY ("tenant_id")
) WITHOUT ROWID;
CREATE TABLE "webhook_delivery" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "endpoint" TEXT NOT NULL,
  -- Null for a test.
  "sequence" INTEGER,
  "body" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "attempts" INTEGER NOT NULL,
  "nextAt" TEXT,
  "sendingUntil" TEXT,
  "createdAt" TEXT NOT NULL,
  "attemptedAt" TEXT,
  "responseStatus" INTEGER,
  "response" TEXT,
  "reason" TEXT,
  "duration" INTEGER,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" ("tenant_id", "endpoint", "status", "sequence");
CREATE INDEX "webhook_delivery_newest" ON "webhook_delivery" ("tenant_id", "endpoint", "id");
CREATE INDEX "webhook_delivery_age" ON "webhook_delivery" ("tenant_id", "createdAt");
