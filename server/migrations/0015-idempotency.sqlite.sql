-- Calls that made a record, under the key that their caller gave them; forgotten after a day.
CREATE TABLE "idempotency_key" (
  "userId" TEXT NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "tenant" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "fingerprint" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "expiresAt" TEXT NOT NULL,
  PRIMARY KEY ("userId", "tenant", "key")
) WITHOUT ROWID;
CREATE INDEX "idempotency_key_expiresAt" ON "idempotency_key" ("expiresAt");
