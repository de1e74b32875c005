-- What people uploaded. The file itself is in the storage, under the tenant's id and this random name.
CREATE TABLE "upload" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('image', 'audio', 'document')),
  "type" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "width" INTEGER,
  "height" INTEGER,
  "title" TEXT NOT NULL,
  "alt" TEXT,
  "folded" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedAt" TEXT NOT NULL,
  "replacedBy" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
CREATE UNIQUE INDEX "upload_name_unique" ON "upload" ("tenant_id", "name");

-- Which record names which upload in which field, written with the record: live ones, and those in the trash.
CREATE TABLE "upload_use" (
  "tenant_id" TEXT NOT NULL,
  "upload" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "field" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "upload", "entity", "recordId", "field"),
  FOREIGN KEY ("tenant_id", "upload") REFERENCES "upload" ("tenant_id", "id")
) WITHOUT ROWID;
CREATE INDEX "upload_use_record" ON "upload_use" ("tenant_id", "entity", "recordId");
