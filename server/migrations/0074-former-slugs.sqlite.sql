-- The slugs by which the public knew records before they were changed, and to which record each leads.
CREATE TABLE "former_slug" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "createdAt" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "entity", "slug")
);

CREATE UNIQUE INDEX "former_slug_id" ON "former_slug" ("tenant_id", "id");
CREATE INDEX "former_slug_record" ON "former_slug" ("tenant_id", "entity", "recordId");
