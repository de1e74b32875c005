-- The links that show a record on the site before it is public, and the addresses at which a site shows them.
CREATE TABLE "preview_link" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C",
  "recordId" TEXT COLLATE "C",
  "plan" TEXT COLLATE "C",
  "name" TEXT COLLATE "C",
  "values" TEXT COLLATE "C",
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  "revokedAt" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "preview_link_record" ON "preview_link" ("tenant_id", "entity", "recordId");

CREATE TABLE "preview_address" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "ja" TEXT COLLATE "C",
  "en" TEXT COLLATE "C",
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE UNIQUE INDEX "preview_address_entity" ON "preview_address" ("tenant_id", "entity");
