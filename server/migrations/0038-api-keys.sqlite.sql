-- What lets programs call the API for a tenant. Revoked keys stay: the history of records names them.
CREATE TABLE "api_key" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "hash" TEXT NOT NULL,
  "hint" TEXT NOT NULL,
  -- The secret before the last rotation.
  "previousHash" TEXT,
  "previousHint" TEXT,
  "previousUntil" TEXT,
  -- JSON arrays.
  "scopes" TEXT NOT NULL,
  "origins" TEXT NOT NULL,
  "networks" TEXT NOT NULL,
  "requestsPerTenSeconds" INTEGER NOT NULL,
  "expiresAt" TEXT,
  "lastUsedAt" TEXT,
  "revokedAt" TEXT,
  "revokedBy" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
-- Who made or changed a record may be a key.
CREATE UNIQUE INDEX "api_key_id" ON "api_key" ("id");
-- Keys make calls with an Idempotency-Key, too: the caller need not be an account.
CREATE TABLE "idempotency_key_of_callers" (
  "userId" TEXT NOT NULL,
  "tenant" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "fingerprint" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "expiresAt" TEXT NOT NULL,
  PRIMARY KEY ("userId", "tenant", "key")
) WITHOUT ROWID;
INSERT INTO "idempotency_key_of_callers" SELECT "userId", "tenant", "key", "fingerprint", "recordId", "expiresAt" FROM "idempotency_key";
DROP TABLE "idempotency_key";
ALTER TABLE "idempotency_key_of_callers" RENAME TO "idempotency_key";
CREATE INDEX "idempotency_key_expiresAt" ON "idempotency_key" ("expiresAt");
