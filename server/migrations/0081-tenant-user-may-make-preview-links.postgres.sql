ALTER TABLE "tenant_user" ADD COLUMN "mayMakePreviewLinks" boolean NOT NULL DEFAULT true;

CREATE INDEX CONCURRENTLY "tenant_user_mayMakePreviewLinks" ON "tenant_user" ("tenant_id", "tenant", "mayMakePreviewLinks", "id") WHERE "trashedAt" IS NULL;
