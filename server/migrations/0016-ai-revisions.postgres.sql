-- What a person asked of the AI service has versions, as every record has.
ALTER TABLE "ai_request" ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
CREATE TABLE "ai_revision" (
  "recordId" TEXT COLLATE "C" NOT NULL REFERENCES "ai_request" ("id") ON DELETE CASCADE,
  "version" BIGINT NOT NULL,
  "action" TEXT COLLATE "C" NOT NULL,
  "at" TEXT COLLATE "C" NOT NULL,
  "by" TEXT COLLATE "C",
  "requestId" TEXT COLLATE "C" NOT NULL,
  "values" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("recordId", "version")
);
INSERT INTO "ai_revision" ("recordId", "version", "action", "at", "by", "requestId", "values")
  SELECT "id", 1, 'create', "at", "userId", '0016-ai-revisions',
    json_build_object('status', "status", 'failure', "failure", 'prompt', "prompt", 'english', "english")::text
  FROM "ai_request" WHERE "trashedAt" IS NULL;
