-- The change set a revision belongs to: whatever one call changed has one, and its place among that. What is there has each its own.
ALTER TABLE "revision" ADD COLUMN "changeSet" TEXT;
ALTER TABLE "revision" ADD COLUMN "place" INTEGER NOT NULL DEFAULT 0;
UPDATE "revision" SET "changeSet" = lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' ||
  substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
);
CREATE INDEX "revision_change_set" ON "revision" ("tenant_id", "changeSet");
