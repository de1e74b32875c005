-- Who has a record open, until when that is known, and whether they are typing.
CREATE TABLE "presence" (
  "tenant" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "session" TEXT NOT NULL REFERENCES "auth_session" ("id") ON DELETE CASCADE,
  "page" TEXT NOT NULL,
  "typing" INTEGER NOT NULL,
  "expiresAt" TEXT NOT NULL,
  PRIMARY KEY ("tenant", "entity", "recordId", "session", "page")
) WITHOUT ROWID;
CREATE INDEX "presence_session" ON "presence" ("session", "expiresAt");
CREATE INDEX "presence_expiresAt" ON "presence" ("expiresAt");
