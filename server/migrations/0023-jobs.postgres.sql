-- Work in the background: written with what causes it, claimed by lease, kept with its outcome. Moments are ISO texts in UTC.
CREATE TABLE "job" (
  "id" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "kind" TEXT COLLATE "C" NOT NULL,
  -- What is done again and again is there once.
  "key" TEXT COLLATE "C" UNIQUE,
  -- JSON; gone where it is no longer needed.
  "payload" TEXT COLLATE "C",
  "tenant" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" NOT NULL,
  "runAt" TEXT COLLATE "C" NOT NULL,
  -- When the moments of its next run or of its lease were set.
  "setAt" TEXT COLLATE "C" NOT NULL,
  "attempts" BIGINT NOT NULL,
  "leasedUntil" TEXT COLLATE "C",
  "leasedBy" TEXT COLLATE "C",
  "lastError" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "finishedAt" TEXT COLLATE "C"
);
CREATE INDEX "job_status_runAt_idx" ON "job" ("status", "runAt");

-- Letters that wait are jobs from now on, and those that were given up are kept as such.
INSERT INTO "job" ("id", "kind", "payload", "status", "runAt", "setAt", "attempts", "lastError", "createdAt", "finishedAt")
SELECT "id", 'mail',
  CASE WHEN "nextAt" IS NOT NULL THEN
    json_build_object('to', "to", 'replyTo', "replyTo", 'subject', "subject", 'text', "text", 'html', "html")::text
  END,
  CASE WHEN "nextAt" IS NULL THEN 'failed' ELSE 'waiting' END,
  coalesce("nextAt", "createdAt"), "createdAt", "attempts", "lastError", "createdAt",
  CASE WHEN "nextAt" IS NULL THEN "createdAt" END
FROM "mail";
DROP TABLE "mail";
