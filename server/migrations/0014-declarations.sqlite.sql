CREATE TABLE "article_next" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleEn" TEXT,
  "slug" TEXT NOT NULL,
  "category" TEXT,
  "lead" TEXT,
  "thumbnail" TEXT,
  "body" TEXT NOT NULL,
  "bodyEn" TEXT,
  "tags" TEXT,
  "authorName" TEXT,
  "casts" TEXT,
  "boardgames" TEXT,
  "year" TEXT,
  "circle" TEXT,
  "audience" TEXT,
  "isPinned" INTEGER NOT NULL,
  "relatedArticles" TEXT,
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
  FOREIGN KEY ("tenant_id", "category") REFERENCES "article_category" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id")
) STRICT;

INSERT INTO "article_next" ("tenant_id", "id", "title", "titleEn", "slug", "category", "lead", "thumbnail", "body", "bodyEn", "tags", "authorName", "audience", "isPinned", "relatedArticles", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "titleEn", "slug", "category", "lead", "thumbnail", "body", "bodyEn", "tags", "authorName", "audience", "isPinned", "relatedArticles", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "article";

DROP TABLE "article";

ALTER TABLE "article_next" RENAME TO "article";

CREATE INDEX "article_title" ON "article" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_authorName" ON "article" ("tenant_id", "authorName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_isPinned" ON "article" ("tenant_id", "isPinned", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_status" ON "article" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_publishAt" ON "article" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_unpublishAt" ON "article" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "article_slug_unique" ON "article" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_pointer" ON "article" ("tenant_id", "category");

CREATE INDEX "article_year_pointer" ON "article" ("tenant_id", "year");

CREATE INDEX "article_circle_pointer" ON "article" ("tenant_id", "circle");

CREATE INDEX "article_trashed" ON "article" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
