-- The files that people export lists to. What is in them lies in the storage; both are kept for a day.
CREATE TABLE "export_file" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "owner" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  -- JSON: what is exported, and how.
  "request" TEXT NOT NULL,
  "status" TEXT COLLATE "C" NOT NULL,
  "isPersonal" INTEGER NOT NULL,
  "records" INTEGER NOT NULL,
  "written" INTEGER NOT NULL,
  "file" TEXT COLLATE "C" NOT NULL,
  "size" BIGINT,
  -- JSON: the characters that the encoding lacks, and what was cut.
  "findings" TEXT,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "finishedAt" TEXT COLLATE "C",
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "export_file_owner" ON "export_file" ("tenant_id", "owner", "id");
