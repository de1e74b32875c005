-- Where a tenant's events are sent, and what is sent there.
CREATE TABLE "webhook_endpoint" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C" NOT NULL,
  "url" TEXT COLLATE "C" NOT NULL,
  -- A JSON array.
  "events" TEXT NOT NULL,
  -- Kept as they are: whoever signs needs the secret itself.
  "secret" TEXT COLLATE "C",
  "previousSecret" TEXT COLLATE "C",
  "previousUntil" TEXT COLLATE "C",
  "isOn" INTEGER NOT NULL,
  "offReason" TEXT COLLATE "C",
  "offAt" TEXT COLLATE "C",
  -- The failures in a row, since when, and until when the endpoint is spared because of them.
  "failures" INTEGER NOT NULL,
  "failingSince" TEXT COLLATE "C",
  "pausedUntil" TEXT COLLATE "C",
  "succeededAt" TEXT COLLATE "C",
  "lastSequence" INTEGER,
  "wakeAt" TEXT COLLATE "C",
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C" NOT NULL,
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
-- Changes that the endpoints have not been given yet, written in the transactions that made them.
CREATE TABLE "webhook_change" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "position" INTEGER NOT NULL,
  "changeSet" TEXT COLLATE "C" NOT NULL,
  "at" TEXT COLLATE "C" NOT NULL,
  -- JSON.
  "change" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "position")
);
-- How far the events of a tenant are counted, and until when its publication windows were looked at.
CREATE TABLE "webhook_state" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "sequence" INTEGER NOT NULL,
  "windowsUntil" TEXT COLLATE "C" NOT NULL,
  "wakeAt" TEXT COLLATE "C",
  PRIMARY KEY ("tenant_id")
);
CREATE TABLE "webhook_delivery" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "endpoint" TEXT COLLATE "C" NOT NULL,
  -- Null for a test.
  "sequence" INTEGER,
  "body" TEXT NOT NULL,
  "status" TEXT COLLATE "C" NOT NULL,
  "attempts" INTEGER NOT NULL,
  "nextAt" TEXT COLLATE "C",
  "sendingUntil" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "attemptedAt" TEXT COLLATE "C",
  "responseStatus" INTEGER,
  "response" TEXT,
  "reason" TEXT COLLATE "C",
  "duration" INTEGER,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" ("tenant_id", "endpoint", "status", "sequence");
CREATE INDEX "webhook_delivery_newest" ON "webhook_delivery" ("tenant_id", "endpoint", "id");
CREATE INDEX "webhook_delivery_age" ON "webhook_delivery" ("tenant_id", "createdAt");
