-- The files that people export lists to. What is in them lies in the storage; both are kept for a day.
CREATE TABLE "export_file" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "owner" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  -- JSON: what is exported, and how.
  "request" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "isPersonal" INTEGER NOT NULL,
  "records" INTEGER NOT NULL,
  "written" INTEGER NOT NULL,
  "file" TEXT NOT NULL,
  "size" INTEGER,
  -- JSON: the characters that the encoding lacks, and what was cut.
  "findings" TEXT,
  "createdAt" TEXT NOT NULL,
  "finishedAt" TEXT,
  "expiresAt" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "export_file_owner" ON "export_file" ("tenant_id", "owner", "id");
