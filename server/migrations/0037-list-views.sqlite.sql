-- Views of lists that people keep: their own, which go with their account, and those of everybody at the tenant.
CREATE TABLE "list_view" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "owner" TEXT REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "name" TEXT NOT NULL,
  -- JSON: what it shows.
  "query" TEXT NOT NULL,
  "isDefault" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
CREATE INDEX "list_view_entity" ON "list_view" ("tenant_id", "entity", "owner", "position");
-- A list opens with one view at most.
CREATE UNIQUE INDEX "list_view_default" ON "list_view" ("tenant_id", "entity") WHERE "isDefault" = 1;
CREATE INDEX "list_view_owner" ON "list_view" ("owner");
