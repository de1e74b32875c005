-- What became of backups, and of the drills that restore them.
CREATE TABLE "backup_run" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "kind" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "startedAt" TEXT NOT NULL,
  "finishedAt" TEXT NOT NULL,
  "detail" TEXT NOT NULL,
  "reason" TEXT
);
CREATE INDEX "backup_run_kind_finishedAt_idx" ON "backup_run" ("kind", "finishedAt");
