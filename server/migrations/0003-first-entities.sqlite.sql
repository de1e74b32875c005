CREATE TABLE "article" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleEn" TEXT,
  "slug" TEXT NOT NULL,
  "category" TEXT,
  "lead" TEXT,
  "body" TEXT NOT NULL,
  "bodyEn" TEXT,
  "tags" TEXT,
  "authorName" TEXT,
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
  FOREIGN KEY ("tenant_id", "category") REFERENCES "article_category" ("tenant_id", "id")
) STRICT;

CREATE INDEX "article_title" ON "article" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_authorName" ON "article" ("tenant_id", "authorName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_isPinned" ON "article" ("tenant_id", "isPinned", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_status" ON "article" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_publishAt" ON "article" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_unpublishAt" ON "article" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "article_slug_unique" ON "article" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_pointer" ON "article" ("tenant_id", "category");

CREATE INDEX "article_trashed" ON "article" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "article_category" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "description" TEXT,
  "color" TEXT NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "article_category_name" ON "article_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_slug" ON "article_category" ("tenant_id", "slug", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_sortOrder" ON "article_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_isVisible" ON "article_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "article_category_name_unique" ON "article_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "article_category_slug_unique" ON "article_category" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_trashed" ON "article_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "business_day" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "days" TEXT NOT NULL,
  "holidayRule" TEXT NOT NULL,
  "holidayEveRule" TEXT NOT NULL,
  "regularHolidayText" TEXT,
  "monthlyClosed" TEXT,
  "note" TEXT,
  "effectiveFrom" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "business_day_trashed" ON "business_day" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "faq" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "question" TEXT NOT NULL,
  "questionEn" TEXT,
  "answer" TEXT NOT NULL,
  "answerEn" TEXT,
  "category" TEXT NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "faq_question" ON "faq" ("tenant_id", "question", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "faq_category" ON "faq" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "faq_sortOrder" ON "faq" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "faq_isVisible" ON "faq" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "faq_trashed" ON "faq" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "news" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "body" TEXT,
  "linkUrl" TEXT,
  "gameTitle" TEXT,
  "platforms" TEXT,
  "venue" TEXT,
  "heldFrom" TEXT,
  "heldUntil" TEXT,
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
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "news_title" ON "news" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_category" ON "news" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_gameTitle" ON "news" ("tenant_id", "gameTitle", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_heldFrom" ON "news" ("tenant_id", "heldFrom", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_status" ON "news" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_publishAt" ON "news" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_unpublishAt" ON "news" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "news_slug_unique" ON "news" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "news_trashed" ON "news" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "site" TEXT NOT NULL,
  "siteUrl" TEXT NOT NULL,
  "description" TEXT,
  "status" TEXT NOT NULL,
  "defaultLocale" TEXT NOT NULL,
  "companyName" TEXT,
  "representativeName" TEXT,
  "corporateNumber" TEXT,
  "invoiceNumber" TEXT,
  "postalCode" TEXT,
  "address" TEXT,
  "phone" TEXT,
  "fax" TEXT,
  "email" TEXT,
  "themeColor" TEXT NOT NULL,
  "lineOfficialAccount" TEXT,
  "xAccount" TEXT,
  "instagramId" TEXT,
  "facebookId" TEXT,
  "lineId" TEXT,
  "youtubeChannelId" TEXT,
  "contractStartOn" TEXT,
  "contractEndOn" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "tenant_name" ON "tenant" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_slug" ON "tenant" ("tenant_id", "slug", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_site" ON "tenant" ("tenant_id", "site", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_status" ON "tenant" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_companyName" ON "tenant" ("tenant_id", "companyName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_contractStartOn" ON "tenant" ("tenant_id", "contractStartOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_sortOrder" ON "tenant" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_slug_unique" ON "tenant" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_trashed" ON "tenant" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_user" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "tenant" TEXT NOT NULL,
  "user" TEXT NOT NULL,
  "joinedOn" TEXT NOT NULL,
  "endsOn" TEXT,
  "isContact" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id")
) STRICT;

CREATE INDEX "tenant_user_joinedOn" ON "tenant_user" ("tenant_id", "tenant", "joinedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_user_endsOn" ON "tenant_user" ("tenant_id", "tenant", "endsOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_user_isContact" ON "tenant_user" ("tenant_id", "tenant", "isContact", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_user_user_unique" ON "tenant_user" ("tenant_id", "tenant", "user") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_user_user_pointer" ON "tenant_user" ("tenant_id", "user");

CREATE INDEX "tenant_user_tenant_pointer" ON "tenant_user" ("tenant_id", "tenant");

CREATE INDEX "tenant_user_trashed" ON "tenant_user" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
