-- What people asked of the AI service, and the pictures that came of it. They belong to accounts, not to tenants.
CREATE TABLE "ai_request" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "userId" TEXT NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('translation', 'pictures')),
  "at" TEXT NOT NULL,
  "status" TEXT NOT NULL CHECK ("status" IN ('running', 'done', 'failed', 'cancelled')),
  "failure" TEXT,
  "finishedAt" TEXT,
  "prompt" TEXT NOT NULL,
  "english" TEXT,
  "model" TEXT NOT NULL,
  "width" INTEGER,
  "height" INTEGER,
  "steps" INTEGER,
  "seed" INTEGER,
  "count" INTEGER NOT NULL,
  "trashedAt" TEXT
);
CREATE INDEX "ai_request_of_user" ON "ai_request" ("userId", "kind", "at");
CREATE INDEX "ai_request_of_day" ON "ai_request" ("kind", "at");

CREATE TABLE "ai_picture" (
  "requestId" TEXT NOT NULL REFERENCES "ai_request" ("id") ON DELETE CASCADE,
  "place" INTEGER NOT NULL,
  "seed" INTEGER NOT NULL,
  "file" TEXT NOT NULL,
  "savedTo" TEXT,
  PRIMARY KEY ("requestId", "place")
);

-- A tenant's frequent words, and what they are called in English.
CREATE TABLE "ai_glossary" (
  "tenant_id" TEXT NOT NULL,
  "place" INTEGER NOT NULL,
  "ja" TEXT NOT NULL,
  "en" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "place")
);
