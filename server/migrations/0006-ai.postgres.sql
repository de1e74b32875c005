-- What people asked of the AI service, and the pictures that came of it. They belong to accounts, not to tenants.
CREATE TABLE "ai_request" (
  "id" TEXT COLLATE "C" PRIMARY KEY NOT NULL,
  "userId" TEXT COLLATE "C" NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "kind" TEXT COLLATE "C" NOT NULL CHECK ("kind" IN ('translation', 'pictures')),
  "at" TEXT COLLATE "C" NOT NULL,
  "status" TEXT COLLATE "C" NOT NULL CHECK ("status" IN ('running', 'done', 'failed', 'cancelled')),
  "failure" TEXT COLLATE "C",
  "finishedAt" TEXT COLLATE "C",
  "prompt" TEXT COLLATE "C" NOT NULL,
  "english" TEXT COLLATE "C",
  "model" TEXT COLLATE "C" NOT NULL,
  "width" BIGINT,
  "height" BIGINT,
  "steps" BIGINT,
  "seed" BIGINT,
  "count" BIGINT NOT NULL,
  "trashedAt" TEXT COLLATE "C"
);
CREATE INDEX "ai_request_of_user" ON "ai_request" ("userId", "kind", "at");
CREATE INDEX "ai_request_of_day" ON "ai_request" ("kind", "at");

CREATE TABLE "ai_picture" (
  "requestId" TEXT COLLATE "C" NOT NULL REFERENCES "ai_request" ("id") ON DELETE CASCADE,
  "place" BIGINT NOT NULL,
  "seed" BIGINT NOT NULL,
  "file" TEXT COLLATE "C" NOT NULL,
  "savedTo" TEXT COLLATE "C",
  PRIMARY KEY ("requestId", "place")
);

-- A tenant's frequent words, and what they are called in English.
CREATE TABLE "ai_glossary" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "place" BIGINT NOT NULL,
  "ja" TEXT COLLATE "C" NOT NULL,
  "en" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "place")
);
