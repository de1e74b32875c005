-- What is typed in a form and shown on the site beside it, for a few hours.
CREATE TABLE "preview_pane" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "account" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "values" TEXT COLLATE "C" NOT NULL,
  "version" BIGINT NOT NULL,
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);

CREATE UNIQUE INDEX "preview_pane_record" ON "preview_pane" ("tenant_id", "account", "entity", "recordId");

CREATE INDEX "preview_pane_of_record" ON "preview_pane" ("tenant_id", "entity", "recordId");
