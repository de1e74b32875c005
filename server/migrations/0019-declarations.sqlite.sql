CREATE TABLE "news_next" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "thumbnail" TEXT,
  "body" TEXT,
  "linkUrl" TEXT,
  "attachments" TEXT,
  "gameTitle" TEXT,
  "platforms" TEXT,
  "venue" TEXT,
  "heldFrom" TEXT,
  "heldUntil" TEXT,
  "sounds" TEXT,
  "members" TEXT,
  "constructionProject" TEXT,
  "isPinned" INTEGER NOT NULL,
  "status" TEXT NOT NULL,
  "publishAt" TEXT,
  "unpublishAt" TEXT,
  "metaDescription" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "constructionProject") REFERENCES "construction_project" ("tenant_id", "id")
) STRICT;

INSERT INTO "news_next" ("tenant_id", "id", "title", "slug", "category", "thumbnail", "body", "linkUrl", "attachments", "gameTitle", "platforms", "venue", "heldFrom", "heldUntil", "isPinned", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "slug", "category", "thumbnail", "body", "linkUrl", "attachments", "gameTitle", "platforms", "venue", "heldFrom", "heldUntil", "isPinned", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "news";

DROP TABLE "news";

ALTER TABLE "news_next" RENAME TO "news";

CREATE INDEX "news_title" ON "news" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_category" ON "news" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_gameTitle" ON "news" ("tenant_id", "gameTitle", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_heldFrom" ON "news" ("tenant_id", "heldFrom", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_status" ON "news" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_publishAt" ON "news" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_unpublishAt" ON "news" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "news_slug_unique" ON "news" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "news_constructionProject_pointer" ON "news" ("tenant_id", "constructionProject");

CREATE INDEX "news_trashed" ON "news" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
