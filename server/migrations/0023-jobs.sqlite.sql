-- Work in the background: written with what causes it, claimed by lease, kept with its outcome. Moments are ISO texts in UTC.
CREATE TABLE "job" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "kind" TEXT NOT NULL,
  -- What is done again and again is there once.
  "key" TEXT UNIQUE,
  -- JSON; gone where it is no longer needed.
  "payload" TEXT,
  "tenant" TEXT,
  "status" TEXT NOT NULL,
  "runAt" TEXT NOT NULL,
  -- When the moments of its next run or of its lease were set.
  "setAt" TEXT NOT NULL,
  "attempts" INTEGER NOT NULL,
  "leasedUntil" TEXT,
  "leasedBy" TEXT,
  "lastError" TEXT,
  "createdAt" TEXT NOT NULL,
  "finishedAt" TEXT
);
CREATE INDEX "job_status_runAt_idx" ON "job" ("status", "runAt");

-- Letters that wait are jobs from now on, and those that were given up are kept as such.
INSERT INTO "job" ("id", "kind", "payload", "status", "runAt", "setAt", "attempts", "lastError", "createdAt", "finishedAt")
SELECT "id", 'mail',
  CASE WHEN "nextAt" IS NOT NULL THEN
    json_object('to', "to", 'replyTo', "replyTo", 'subject', "subject", 'text', "text", 'html', "html")
  END,
  CASE WHEN "nextAt" IS NULL THEN 'failed' ELSE 'waiting' END,
  coalesce("nextAt", "createdAt"), "createdAt", "attempts", "lastError", "createdAt",
  CASE WHEN "nextAt" IS NULL THEN "createdAt" END
FROM "mail";
DROP TABLE "mail";
