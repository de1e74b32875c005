-- What people are told of, and how they want to be told.
CREATE TABLE "notification" (
  "id" TEXT COLLATE "C" PRIMARY KEY NOT NULL,
  "account" TEXT COLLATE "C" NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "tenant" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C",
  "recordId" TEXT COLLATE "C",
  "by" TEXT COLLATE "C",
  -- JSON: what the sentence shows.
  "params" TEXT NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "readAt" TEXT COLLATE "C",
  "inCaptain" INTEGER NOT NULL,
  "mailAt" TEXT COLLATE "C",
  "mailedAt" TEXT COLLATE "C",
  "once" TEXT COLLATE "C"
);
CREATE INDEX "notification_account" ON "notification" ("account", "id");
-- What is looked for every few seconds.
CREATE INDEX "notification_unread" ON "notification" ("account", "id") WHERE "readAt" IS NULL;
CREATE INDEX "notification_createdAt" ON "notification" ("createdAt");
CREATE UNIQUE INDEX "notification_once" ON "notification" ("account", "once");
CREATE INDEX "notification_mailAt" ON "notification" ("mailAt") WHERE "mailAt" IS NOT NULL;
CREATE TABLE "notification_setting" (
  "account" TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "locale" TEXT COLLATE "C" NOT NULL,
  -- JSON: a choice for each kind.
  "choices" TEXT NOT NULL
);
