-- What lets programs call the API for a tenant. Revoked keys stay: the history of records names them.
CREATE TABLE "api_key" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C" NOT NULL,
  "hash" TEXT COLLATE "C" NOT NULL,
  "hint" TEXT COLLATE "C" NOT NULL,
  -- The secret before the last rotation.
  "previousHash" TEXT COLLATE "C",
  "previousHint" TEXT COLLATE "C",
  "previousUntil" TEXT COLLATE "C",
  -- JSON arrays.
  "scopes" TEXT NOT NULL,
  "origins" TEXT NOT NULL,
  "networks" TEXT NOT NULL,
  "requestsPerTenSeconds" INTEGER NOT NULL,
  "expiresAt" TEXT COLLATE "C",
  "lastUsedAt" TEXT COLLATE "C",
  "revokedAt" TEXT COLLATE "C",
  "revokedBy" TEXT COLLATE "C",
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C" NOT NULL,
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
-- Who made or changed a record may be a key.
CREATE UNIQUE INDEX "api_key_id" ON "api_key" ("id");
-- Keys make calls with an Idempotency-Key, too: the caller need not be an account.
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_userId_fkey";
