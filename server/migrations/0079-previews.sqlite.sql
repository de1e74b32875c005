-- The links that show a record on the site before it is public, and the addresses at which a site shows them.
CREATE TABLE "preview_link" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT,
  "recordId" TEXT,
  "plan" TEXT,
  "name" TEXT,
  "values" TEXT,
  "expiresAt" TEXT NOT NULL,
  "revokedAt" TEXT,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "preview_link_record" ON "preview_link" ("tenant_id", "entity", "recordId");

CREATE TABLE "preview_address" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "ja" TEXT,
  "en" TEXT,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE UNIQUE INDEX "preview_address_entity" ON "preview_address" ("tenant_id", "entity");
