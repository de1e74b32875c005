-- Public lists are counted by what decides whether a record shows now, not by reading wide rows.
CREATE INDEX "article_public" ON "article" ("tenant_id", "status", "publishAt", "unpublishAt") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_public" ON "construction_project" ("tenant_id", "status", "publishAt", "unpublishAt") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_public" ON "event" ("tenant_id", "status", "publishAt", "unpublishAt") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_public" ON "news" ("tenant_id", "status", "publishAt", "unpublishAt") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_public" ON "price_plan" ("tenant_id", "isVisible", "validFrom", "validUntil") WHERE "trashedAt" IS NULL;
