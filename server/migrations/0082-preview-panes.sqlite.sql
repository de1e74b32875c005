-- What is typed in a form and shown on the site beside it, for a few hours.
CREATE TABLE "preview_pane" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "account" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "values" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "expiresAt" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE UNIQUE INDEX "preview_pane_record" ON "preview_pane" ("tenant_id", "account", "entity", "recordId");

CREATE INDEX "preview_pane_of_record" ON "preview_pane" ("tenant_id", "entity", "recordId");
