DROP INDEX "area_englishMissing";

ALTER TABLE "area" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "area_englishMissing" ON "area" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

DROP INDEX "article_englishMissing";

ALTER TABLE "article" ADD COLUMN "leadEn" text COLLATE "C";

ALTER TABLE "article" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "article_englishMissing" ON "article" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "leadEn" IS NULL OR "bodyEn" IS NULL OR "metaDescriptionEn" IS NULL);

DROP INDEX "article_category_englishMissing";

ALTER TABLE "article_category" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "article_category_englishMissing" ON "article_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

ALTER TABLE "boardgame" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "boardgame" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "boardgame_englishMissing" ON "boardgame" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "descriptionEn" IS NULL);

ALTER TABLE "business_schedule" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "business_schedule" ADD COLUMN "noteEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "business_schedule_englishMissing" ON "business_schedule" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "noteEn" IS NULL);

DROP INDEX "cast_englishMissing";

ALTER TABLE "cast" ADD COLUMN "catchphraseEn" text COLLATE "C";

ALTER TABLE "cast" ADD COLUMN "profileEn" json;

CREATE INDEX CONCURRENTLY "cast_englishMissing" ON "cast" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "catchphraseEn" IS NULL OR "profileEn" IS NULL);

ALTER TABLE "circle" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "circle" ADD COLUMN "introductionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "circle_englishMissing" ON "circle" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "introductionEn" IS NULL);

ALTER TABLE "construction_project" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "construction_project" ADD COLUMN "bodyEn" json;

ALTER TABLE "construction_project" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "construction_project_englishMissing" ON "construction_project" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "bodyEn" IS NULL OR "metaDescriptionEn" IS NULL);

DROP INDEX "drink_englishMissing";

ALTER TABLE "drink" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "drink_englishMissing" ON "drink" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

DROP INDEX "drink_category_englishMissing";

ALTER TABLE "drink_category" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "drink_category_englishMissing" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

ALTER TABLE "event" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "event" ADD COLUMN "leadEn" text COLLATE "C";

ALTER TABLE "event" ADD COLUMN "bodyEn" json;

ALTER TABLE "event" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "event_englishMissing" ON "event" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "leadEn" IS NULL OR "bodyEn" IS NULL OR "metaDescriptionEn" IS NULL);

ALTER TABLE "facility" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "facility" ADD COLUMN "descriptionEn" text COLLATE "C";

ALTER TABLE "facility" ADD COLUMN "noticeEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "facility_englishMissing" ON "facility" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL OR "noticeEn" IS NULL);

DROP INDEX "food_englishMissing";

ALTER TABLE "food" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "food_englishMissing" ON "food" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

DROP INDEX "food_category_englishMissing";

ALTER TABLE "food_category" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "food_category_englishMissing" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

ALTER TABLE "link" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "link" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "link_englishMissing" ON "link" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "descriptionEn" IS NULL);

ALTER TABLE "media" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "media" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "media_englishMissing" ON "media" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "descriptionEn" IS NULL);

DROP INDEX "member_englishMissing";

ALTER TABLE "member" ADD COLUMN "profileEn" json;

ALTER TABLE "member" ADD COLUMN "commentEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "member_englishMissing" ON "member" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "profileEn" IS NULL OR "commentEn" IS NULL);

ALTER TABLE "news" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "news" ADD COLUMN "bodyEn" json;

ALTER TABLE "news" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "news_englishMissing" ON "news" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "bodyEn" IS NULL OR "metaDescriptionEn" IS NULL);

DROP INDEX "partner_englishMissing";

ALTER TABLE "partner" ADD COLUMN "introductionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "partner_englishMissing" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "introductionEn" IS NULL);

DROP INDEX "play_englishMissing";

ALTER TABLE "play" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "play_englishMissing" ON "play" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

DROP INDEX "play_category_englishMissing";

ALTER TABLE "play_category" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "play_category_englishMissing" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

ALTER TABLE "price_additional_menu" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "price_additional_menu" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "price_additional_menu_englishMissing" ON "price_additional_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

ALTER TABLE "price_plan" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "price_plan" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "price_plan_englishMissing" ON "price_plan" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "descriptionEn" IS NULL);

ALTER TABLE "product" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "product" ADD COLUMN "catchcopyEn" text COLLATE "C";

ALTER TABLE "product" ADD COLUMN "descriptionEn" json;

ALTER TABLE "product" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "product_englishMissing" ON "product" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "catchcopyEn" IS NULL OR "descriptionEn" IS NULL OR "metaDescriptionEn" IS NULL);

DROP INDEX "service_englishMissing";

ALTER TABLE "service" ADD COLUMN "leadEn" text COLLATE "C";

ALTER TABLE "service" ADD COLUMN "descriptionEn" json;

ALTER TABLE "service" ADD COLUMN "notesEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "service_englishMissing" ON "service" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "leadEn" IS NULL OR "descriptionEn" IS NULL OR "notesEn" IS NULL);

ALTER TABLE "sound" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "sound" ADD COLUMN "descriptionEn" json;

CREATE INDEX CONCURRENTLY "sound_englishMissing" ON "sound" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "descriptionEn" IS NULL);
