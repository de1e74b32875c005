-- Who has a record open, until when that is known, and whether they are typing.
CREATE TABLE "presence" (
  "tenant" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "session" TEXT COLLATE "C" NOT NULL REFERENCES "auth_session" ("id") ON DELETE CASCADE,
  "page" TEXT COLLATE "C" NOT NULL,
  "typing" INTEGER NOT NULL,
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant", "entity", "recordId", "session", "page")
);
CREATE INDEX "presence_session" ON "presence" ("session", "expiresAt");
CREATE INDEX "presence_expiresAt" ON "presence" ("expiresAt");
