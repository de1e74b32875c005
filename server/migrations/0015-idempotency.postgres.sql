-- Calls that made a record, under the key that their caller gave them; forgotten after a day.
CREATE TABLE "idempotency_key" (
  "userId" TEXT COLLATE "C" NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "tenant" TEXT COLLATE "C" NOT NULL,
  "key" TEXT COLLATE "C" NOT NULL,
  "fingerprint" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("userId", "tenant", "key")
);
CREATE INDEX "idempotency_key_expiresAt" ON "idempotency_key" ("expiresAt");
