ALTER TABLE "tenant_user" ADD COLUMN "mayMakePreviewLinks" INTEGER NOT NULL DEFAULT 1;

CREATE INDEX "tenant_user_mayMakePreviewLinks" ON "tenant_user" ("tenant_id", "tenant", "mayMakePreviewLinks", "id") WHERE "trashedAt" IS NULL;
