-- The change set a revision belongs to: whatever one call changed has one, and its place among that. What is there has each its own.
ALTER TABLE "revision"
  ADD COLUMN "changeSet" TEXT COLLATE "C" NOT NULL DEFAULT gen_random_uuid()::text,
  ADD COLUMN "place" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "revision_change_set" ON "revision" ("tenant_id", "changeSet");
