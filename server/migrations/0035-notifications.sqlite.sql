-- What people are told of, and how they want to be told.
CREATE TABLE "notification" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "account" TEXT NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "tenant" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "entity" TEXT,
  "recordId" TEXT,
  "by" TEXT,
  -- JSON: what the sentence shows.
  "params" TEXT NOT NULL,
  "createdAt" TEXT NOT NULL,
  "readAt" TEXT,
  "inCaptain" INTEGER NOT NULL,
  "mailAt" TEXT,
  "mailedAt" TEXT,
  "once" TEXT
);
CREATE INDEX "notification_account" ON "notification" ("account", "id");
-- What is looked for every few seconds.
CREATE INDEX "notification_unread" ON "notification" ("account", "id") WHERE "readAt" IS NULL;
CREATE INDEX "notification_createdAt" ON "notification" ("createdAt");
CREATE UNIQUE INDEX "notification_once" ON "notification" ("account", "once");
CREATE INDEX "notification_mailAt" ON "notification" ("mailAt") WHERE "mailAt" IS NOT NULL;
CREATE TABLE "notification_setting" (
  "account" TEXT PRIMARY KEY NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "locale" TEXT NOT NULL,
  -- JSON: a choice for each kind.
  "choices" TEXT NOT NULL
);
