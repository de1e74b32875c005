-- Views of lists that people keep: their own, which go with their account, and those of everybody at the tenant.
CREATE TABLE "list_view" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "owner" TEXT COLLATE "C" REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "name" TEXT COLLATE "C" NOT NULL,
  -- JSON: what it shows.
  "query" TEXT NOT NULL,
  "isDefault" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C",
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "list_view_entity" ON "list_view" ("tenant_id", "entity", "owner", "position");
-- A list opens with one view at most.
CREATE UNIQUE INDEX "list_view_default" ON "list_view" ("tenant_id", "entity") WHERE "isDefault" = 1;
CREATE INDEX "list_view_owner" ON "list_view" ("owner");
