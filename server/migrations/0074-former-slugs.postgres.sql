-- The slugs by which the public knew records before they were changed, and to which record each leads.
CREATE TABLE "former_slug" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "slug" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "entity", "slug")
);

CREATE UNIQUE INDEX "former_slug_id" ON "former_slug" ("tenant_id", "id");
CREATE INDEX "former_slug_record" ON "former_slug" ("tenant_id", "entity", "recordId");
