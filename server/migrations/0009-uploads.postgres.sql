-- What people uploaded. The file itself is in the storage, under the tenant's id and this random name.
CREATE TABLE "upload" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('image', 'audio', 'document')),
  "type" TEXT NOT NULL,
  "size" BIGINT NOT NULL,
  "width" INTEGER,
  "height" INTEGER,
  "title" TEXT COLLATE "C" NOT NULL,
  "alt" TEXT COLLATE "C",
  "folded" TEXT COLLATE "C" NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C",
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "replacedBy" TEXT COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "upload_name_unique" ON "upload" ("tenant_id", "name");

-- Which record names which upload in which field, written with the record: live ones, and those in the trash.
CREATE TABLE "upload_use" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "upload" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "field" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "upload", "entity", "recordId", "field"),
  FOREIGN KEY ("tenant_id", "upload") REFERENCES "upload" ("tenant_id", "id")
);
CREATE INDEX "upload_use_record" ON "upload_use" ("tenant_id", "entity", "recordId");

ALTER TABLE "upload" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "upload" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "upload" USING ("tenant_id" = current_setting('captain.tenant', true)) WITH CHECK ("tenant_id" = current_setting('captain.tenant', true));
ALTER TABLE "upload_use" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "upload_use" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "upload_use" USING ("tenant_id" = current_setting('captain.tenant', true)) WITH CHECK ("tenant_id" = current_setting('captain.tenant', true));
