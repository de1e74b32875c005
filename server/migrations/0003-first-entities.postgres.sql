CREATE TABLE "article" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "category" text COLLATE "C",
  "lead" text COLLATE "C",
  "body" json NOT NULL,
  "bodyEn" json,
  "tags" json,
  "authorName" text COLLATE "C",
  "audience" text COLLATE "C",
  "isPinned" boolean NOT NULL,
  "relatedArticles" json,
  "status" text COLLATE "C" NOT NULL,
  "publishAt" text COLLATE "C",
  "unpublishAt" text COLLATE "C",
  "metaDescription" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

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
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "description" text COLLATE "C",
  "color" text COLLATE "C" NOT NULL,
  "sortOrder" bigint NOT NULL,
  "isVisible" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "article_category_name" ON "article_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_slug" ON "article_category" ("tenant_id", "slug", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_sortOrder" ON "article_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_isVisible" ON "article_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "article_category_name_unique" ON "article_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "article_category_slug_unique" ON "article_category" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_trashed" ON "article_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "business_day" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "days" json NOT NULL,
  "holidayRule" text COLLATE "C" NOT NULL,
  "holidayEveRule" text COLLATE "C" NOT NULL,
  "regularHolidayText" text COLLATE "C",
  "monthlyClosed" json,
  "note" text COLLATE "C",
  "effectiveFrom" text COLLATE "C" NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "business_day_trashed" ON "business_day" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "faq" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "question" text COLLATE "C" NOT NULL,
  "questionEn" text COLLATE "C",
  "answer" json NOT NULL,
  "answerEn" json,
  "category" text COLLATE "C" NOT NULL,
  "sortOrder" bigint NOT NULL,
  "isVisible" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "faq_question" ON "faq" ("tenant_id", "question", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "faq_category" ON "faq" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "faq_sortOrder" ON "faq" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "faq_isVisible" ON "faq" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "faq_trashed" ON "faq" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "news" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "slug" text COLLATE "C" NOT NULL,
  "category" text COLLATE "C" NOT NULL,
  "body" json,
  "linkUrl" text COLLATE "C",
  "gameTitle" text COLLATE "C",
  "platforms" json,
  "venue" text COLLATE "C",
  "heldFrom" text COLLATE "C",
  "heldUntil" text COLLATE "C",
  "isPinned" boolean NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "publishAt" text COLLATE "C",
  "unpublishAt" text COLLATE "C",
  "metaDescription" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

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
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "site" text COLLATE "C" NOT NULL,
  "siteUrl" text COLLATE "C" NOT NULL,
  "description" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "defaultLocale" text COLLATE "C" NOT NULL,
  "companyName" text COLLATE "C",
  "representativeName" text COLLATE "C",
  "corporateNumber" text COLLATE "C",
  "invoiceNumber" text COLLATE "C",
  "postalCode" text COLLATE "C",
  "address" text COLLATE "C",
  "phone" text COLLATE "C",
  "fax" text COLLATE "C",
  "email" text COLLATE "C",
  "themeColor" text COLLATE "C" NOT NULL,
  "lineOfficialAccount" text COLLATE "C",
  "xAccount" text COLLATE "C",
  "instagramId" text COLLATE "C",
  "facebookId" text COLLATE "C",
  "lineId" text COLLATE "C",
  "youtubeChannelId" text COLLATE "C",
  "contractStartOn" text COLLATE "C",
  "contractEndOn" text COLLATE "C",
  "sortOrder" bigint NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

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
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "tenant" text COLLATE "C" NOT NULL,
  "user" text COLLATE "C" NOT NULL,
  "joinedOn" text COLLATE "C" NOT NULL,
  "endsOn" text COLLATE "C",
  "isContact" boolean NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "tenant_user_joinedOn" ON "tenant_user" ("tenant_id", "tenant", "joinedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_user_endsOn" ON "tenant_user" ("tenant_id", "tenant", "endsOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_user_isContact" ON "tenant_user" ("tenant_id", "tenant", "isContact", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_user_user_unique" ON "tenant_user" ("tenant_id", "tenant", "user") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_user_user_pointer" ON "tenant_user" ("tenant_id", "user");

CREATE INDEX "tenant_user_tenant_pointer" ON "tenant_user" ("tenant_id", "tenant");

CREATE INDEX "tenant_user_trashed" ON "tenant_user" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

ALTER TABLE "article" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "article_category" ("tenant_id", "id");

ALTER TABLE "tenant_user" ADD FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id");
