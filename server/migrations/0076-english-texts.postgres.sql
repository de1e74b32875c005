DROP INDEX "area_englishMissing";

ALTER TABLE "area" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "area_englishMissing" ON "area" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "area_english" ON "area" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

DROP INDEX "article_englishMissing";

ALTER TABLE "article" ADD COLUMN "leadEn" text COLLATE "C";

ALTER TABLE "article" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "article_englishMissing" ON "article" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("leadEn" IS NULL AND "lead" IS NOT NULL) OR ("bodyEn" IS NULL AND "body" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX CONCURRENTLY "article_english" ON "article" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "leadEn" IS NOT NULL OR "bodyEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

DROP INDEX "article_category_englishMissing";

ALTER TABLE "article_category" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "article_category_englishMissing" ON "article_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "article_category_english" ON "article_category" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "boardgame" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "boardgame" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "boardgame_englishMissing" ON "boardgame" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "boardgame_english" ON "boardgame" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "business_schedule" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "business_schedule" ADD COLUMN "noteEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "business_schedule_englishMissing" ON "business_schedule" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND (("titleEn" IS NULL AND "title" IS NOT NULL) OR ("noteEn" IS NULL AND "note" IS NOT NULL));

CREATE INDEX CONCURRENTLY "business_schedule_english" ON "business_schedule" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "noteEn" IS NOT NULL);

DROP INDEX "cast_englishMissing";

ALTER TABLE "cast" ADD COLUMN "catchphraseEn" text COLLATE "C";

ALTER TABLE "cast" ADD COLUMN "profileEn" json;

CREATE INDEX CONCURRENTLY "cast_englishMissing" ON "cast" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("catchphraseEn" IS NULL AND "catchphrase" IS NOT NULL) OR "profileEn" IS NULL);

CREATE INDEX CONCURRENTLY "cast_english" ON "cast" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "catchphraseEn" IS NOT NULL OR "profileEn" IS NOT NULL);

ALTER TABLE "circle" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "circle" ADD COLUMN "introductionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "circle_englishMissing" ON "circle" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "introductionEn" IS NULL);

CREATE INDEX CONCURRENTLY "circle_english" ON "circle" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "introductionEn" IS NOT NULL);

ALTER TABLE "construction_project" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "construction_project" ADD COLUMN "bodyEn" json;

ALTER TABLE "construction_project" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "construction_project_englishMissing" ON "construction_project" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("bodyEn" IS NULL AND "body" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX CONCURRENTLY "construction_project_english" ON "construction_project" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "bodyEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

DROP INDEX "drink_englishMissing";

ALTER TABLE "drink" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "drink_englishMissing" ON "drink" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "drink_english" ON "drink" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

DROP INDEX "drink_category_englishMissing";

ALTER TABLE "drink_category" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "drink_category_englishMissing" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "drink_category_english" ON "drink_category" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "event" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "event" ADD COLUMN "leadEn" text COLLATE "C";

ALTER TABLE "event" ADD COLUMN "bodyEn" json;

ALTER TABLE "event" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "event_englishMissing" ON "event" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("leadEn" IS NULL AND "lead" IS NOT NULL) OR ("bodyEn" IS NULL AND "body" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX CONCURRENTLY "event_english" ON "event" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "leadEn" IS NOT NULL OR "bodyEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

ALTER TABLE "facility" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "facility" ADD COLUMN "descriptionEn" text COLLATE "C";

ALTER TABLE "facility" ADD COLUMN "noticeEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "facility_englishMissing" ON "facility" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL) OR ("noticeEn" IS NULL AND "notice" IS NOT NULL));

CREATE INDEX CONCURRENTLY "facility_english" ON "facility" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL OR "noticeEn" IS NOT NULL);

CREATE INDEX CONCURRENTLY "faq_english" ON "faq" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("questionEn" IS NOT NULL OR "answerEn" IS NOT NULL);

DROP INDEX "food_englishMissing";

ALTER TABLE "food" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "food_englishMissing" ON "food" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "food_english" ON "food" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

DROP INDEX "food_category_englishMissing";

ALTER TABLE "food_category" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "food_category_englishMissing" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "food_category_english" ON "food_category" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "link" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "link" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "link_englishMissing" ON "link" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "link_english" ON "link" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "media" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "media" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "media_englishMissing" ON "media" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "media_english" ON "media" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

DROP INDEX "member_englishMissing";

ALTER TABLE "member" ADD COLUMN "profileEn" json;

ALTER TABLE "member" ADD COLUMN "commentEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "member_englishMissing" ON "member" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("profileEn" IS NULL AND "profile" IS NOT NULL) OR ("commentEn" IS NULL AND "comment" IS NOT NULL));

CREATE INDEX CONCURRENTLY "member_english" ON "member" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "profileEn" IS NOT NULL OR "commentEn" IS NOT NULL);

ALTER TABLE "news" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "news" ADD COLUMN "bodyEn" json;

ALTER TABLE "news" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "news_englishMissing" ON "news" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("bodyEn" IS NULL AND "body" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX CONCURRENTLY "news_english" ON "news" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "bodyEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

DROP INDEX "partner_englishMissing";

ALTER TABLE "partner" ADD COLUMN "introductionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "partner_englishMissing" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("introductionEn" IS NULL AND "introduction" IS NOT NULL));

CREATE INDEX CONCURRENTLY "partner_english" ON "partner" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "introductionEn" IS NOT NULL);

DROP INDEX "play_englishMissing";

ALTER TABLE "play" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "play_englishMissing" ON "play" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "play_english" ON "play" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

DROP INDEX "play_category_englishMissing";

ALTER TABLE "play_category" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "play_category_englishMissing" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "play_category_english" ON "play_category" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "price_additional_menu" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "price_additional_menu" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "price_additional_menu_englishMissing" ON "price_additional_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "price_additional_menu_english" ON "price_additional_menu" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "price_plan" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "price_plan" ADD COLUMN "descriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "price_plan_englishMissing" ON "price_plan" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "price_plan_english" ON "price_plan" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "product" ADD COLUMN "nameEn" text COLLATE "C";

ALTER TABLE "product" ADD COLUMN "catchcopyEn" text COLLATE "C";

ALTER TABLE "product" ADD COLUMN "descriptionEn" json;

ALTER TABLE "product" ADD COLUMN "metaDescriptionEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "product_englishMissing" ON "product" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("catchcopyEn" IS NULL AND "catchcopy" IS NOT NULL) OR ("descriptionEn" IS NULL AND "description" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX CONCURRENTLY "product_english" ON "product" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "catchcopyEn" IS NOT NULL OR "descriptionEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

DROP INDEX "service_englishMissing";

ALTER TABLE "service" ADD COLUMN "leadEn" text COLLATE "C";

ALTER TABLE "service" ADD COLUMN "descriptionEn" json;

ALTER TABLE "service" ADD COLUMN "notesEn" text COLLATE "C";

CREATE INDEX CONCURRENTLY "service_englishMissing" ON "service" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "leadEn" IS NULL OR "descriptionEn" IS NULL OR ("notesEn" IS NULL AND "notes" IS NOT NULL));

CREATE INDEX CONCURRENTLY "service_english" ON "service" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "leadEn" IS NOT NULL OR "descriptionEn" IS NOT NULL OR "notesEn" IS NOT NULL);

ALTER TABLE "sound" ADD COLUMN "titleEn" text COLLATE "C";

ALTER TABLE "sound" ADD COLUMN "descriptionEn" json;

CREATE INDEX CONCURRENTLY "sound_englishMissing" ON "sound" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX CONCURRENTLY "sound_english" ON "sound" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);
