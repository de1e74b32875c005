-- What became of backups, and of the drills that restore them.
CREATE TABLE "backup_run" (
  "id" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "kind" TEXT COLLATE "C" NOT NULL,
  "status" TEXT COLLATE "C" NOT NULL,
  "startedAt" TEXT COLLATE "C" NOT NULL,
  "finishedAt" TEXT COLLATE "C" NOT NULL,
  "detail" TEXT COLLATE "C" NOT NULL,
  "reason" TEXT COLLATE "C"
);
CREATE INDEX "backup_run_kind_finishedAt_idx" ON "backup_run" ("kind", "finishedAt");
