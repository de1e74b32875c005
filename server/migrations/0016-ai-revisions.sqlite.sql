-- What a person asked of the AI service has versions, as every record has.
ALTER TABLE "ai_request" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
CREATE TABLE "ai_revision" (
  "recordId" TEXT NOT NULL REFERENCES "ai_request" ("id") ON DELETE CASCADE,
  "version" INTEGER NOT NULL,
  "action" TEXT NOT NULL,
  "at" TEXT NOT NULL,
  "by" TEXT,
  "requestId" TEXT NOT NULL,
  "values" TEXT NOT NULL,
  PRIMARY KEY ("recordId", "version")
) WITHOUT ROWID;
INSERT INTO "ai_revision" ("recordId", "version", "action", "at", "by", "requestId", "values")
  SELECT "id", 1, 'create', "at", "userId", '0016-ai-revisions',
    json_object('status', "status", 'failure', "failure", 'prompt', "prompt", 'english', "english")
  FROM "ai_request" WHERE "trashedAt" IS NULL;
