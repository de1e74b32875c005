ALTER TABLE "area" ADD COLUMN "descriptionEn" TEXT;

DROP INDEX "area_englishMissing";

CREATE INDEX "area_englishMissing" ON "area" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "area_english" ON "area" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "article" ADD COLUMN "leadEn" TEXT;

ALTER TABLE "article" ADD COLUMN "metaDescriptionEn" TEXT;

DROP INDEX "article_englishMissing";

CREATE INDEX "article_englishMissing" ON "article" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("leadEn" IS NULL AND "lead" IS NOT NULL) OR ("bodyEn" IS NULL AND "body" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX "article_english" ON "article" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "leadEn" IS NOT NULL OR "bodyEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

ALTER TABLE "article_category" ADD COLUMN "descriptionEn" TEXT;

DROP INDEX "article_category_englishMissing";

CREATE INDEX "article_category_englishMissing" ON "article_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "article_category_english" ON "article_category" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "boardgame" ADD COLUMN "titleEn" TEXT;

ALTER TABLE "boardgame" ADD COLUMN "descriptionEn" TEXT;

CREATE INDEX "boardgame_englishMissing" ON "boardgame" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "boardgame_english" ON "boardgame" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "business_schedule" ADD COLUMN "titleEn" TEXT;

ALTER TABLE "business_schedule" ADD COLUMN "noteEn" TEXT;

CREATE INDEX "business_schedule_englishMissing" ON "business_schedule" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND (("titleEn" IS NULL AND "title" IS NOT NULL) OR ("noteEn" IS NULL AND "note" IS NOT NULL));

CREATE INDEX "business_schedule_english" ON "business_schedule" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "noteEn" IS NOT NULL);

ALTER TABLE "cast" ADD COLUMN "catchphraseEn" TEXT;

ALTER TABLE "cast" ADD COLUMN "profileEn" TEXT;

DROP INDEX "cast_englishMissing";

CREATE INDEX "cast_englishMissing" ON "cast" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("catchphraseEn" IS NULL AND "catchphrase" IS NOT NULL) OR "profileEn" IS NULL);

CREATE INDEX "cast_english" ON "cast" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "catchphraseEn" IS NOT NULL OR "profileEn" IS NOT NULL);

ALTER TABLE "circle" ADD COLUMN "nameEn" TEXT;

ALTER TABLE "circle" ADD COLUMN "introductionEn" TEXT;

CREATE INDEX "circle_englishMissing" ON "circle" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "introductionEn" IS NULL);

CREATE INDEX "circle_english" ON "circle" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "introductionEn" IS NOT NULL);

ALTER TABLE "construction_project" ADD COLUMN "titleEn" TEXT;

ALTER TABLE "construction_project" ADD COLUMN "bodyEn" TEXT;

ALTER TABLE "construction_project" ADD COLUMN "metaDescriptionEn" TEXT;

CREATE INDEX "construction_project_englishMissing" ON "construction_project" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("bodyEn" IS NULL AND "body" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX "construction_project_english" ON "construction_project" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "bodyEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

ALTER TABLE "drink" ADD COLUMN "descriptionEn" TEXT;

DROP INDEX "drink_englishMissing";

CREATE INDEX "drink_englishMissing" ON "drink" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "drink_english" ON "drink" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "drink_category" ADD COLUMN "descriptionEn" TEXT;

DROP INDEX "drink_category_englishMissing";

CREATE INDEX "drink_category_englishMissing" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "drink_category_english" ON "drink_category" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "event" ADD COLUMN "titleEn" TEXT;

ALTER TABLE "event" ADD COLUMN "leadEn" TEXT;

ALTER TABLE "event" ADD COLUMN "bodyEn" TEXT;

ALTER TABLE "event" ADD COLUMN "metaDescriptionEn" TEXT;

CREATE INDEX "event_englishMissing" ON "event" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("leadEn" IS NULL AND "lead" IS NOT NULL) OR ("bodyEn" IS NULL AND "body" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX "event_english" ON "event" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "leadEn" IS NOT NULL OR "bodyEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

ALTER TABLE "facility" ADD COLUMN "nameEn" TEXT;

ALTER TABLE "facility" ADD COLUMN "descriptionEn" TEXT;

ALTER TABLE "facility" ADD COLUMN "noticeEn" TEXT;

CREATE INDEX "facility_englishMissing" ON "facility" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL) OR ("noticeEn" IS NULL AND "notice" IS NOT NULL));

CREATE INDEX "facility_english" ON "facility" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL OR "noticeEn" IS NOT NULL);

CREATE INDEX "faq_english" ON "faq" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("questionEn" IS NOT NULL OR "answerEn" IS NOT NULL);

ALTER TABLE "food" ADD COLUMN "descriptionEn" TEXT;

DROP INDEX "food_englishMissing";

CREATE INDEX "food_englishMissing" ON "food" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "food_english" ON "food" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "food_category" ADD COLUMN "descriptionEn" TEXT;

DROP INDEX "food_category_englishMissing";

CREATE INDEX "food_category_englishMissing" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "food_category_english" ON "food_category" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "link" ADD COLUMN "titleEn" TEXT;

ALTER TABLE "link" ADD COLUMN "descriptionEn" TEXT;

CREATE INDEX "link_englishMissing" ON "link" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "link_english" ON "link" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "media" ADD COLUMN "titleEn" TEXT;

ALTER TABLE "media" ADD COLUMN "descriptionEn" TEXT;

CREATE INDEX "media_englishMissing" ON "media" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "media_english" ON "media" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "member" ADD COLUMN "profileEn" TEXT;

ALTER TABLE "member" ADD COLUMN "commentEn" TEXT;

DROP INDEX "member_englishMissing";

CREATE INDEX "member_englishMissing" ON "member" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("profileEn" IS NULL AND "profile" IS NOT NULL) OR ("commentEn" IS NULL AND "comment" IS NOT NULL));

CREATE INDEX "member_english" ON "member" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "profileEn" IS NOT NULL OR "commentEn" IS NOT NULL);

ALTER TABLE "news" ADD COLUMN "titleEn" TEXT;

ALTER TABLE "news" ADD COLUMN "bodyEn" TEXT;

ALTER TABLE "news" ADD COLUMN "metaDescriptionEn" TEXT;

CREATE INDEX "news_englishMissing" ON "news" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("bodyEn" IS NULL AND "body" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX "news_english" ON "news" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "bodyEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

ALTER TABLE "partner" ADD COLUMN "introductionEn" TEXT;

DROP INDEX "partner_englishMissing";

CREATE INDEX "partner_englishMissing" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("introductionEn" IS NULL AND "introduction" IS NOT NULL));

CREATE INDEX "partner_english" ON "partner" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "introductionEn" IS NOT NULL);

ALTER TABLE "play" ADD COLUMN "descriptionEn" TEXT;

DROP INDEX "play_englishMissing";

CREATE INDEX "play_englishMissing" ON "play" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "play_english" ON "play" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "play_category" ADD COLUMN "descriptionEn" TEXT;

DROP INDEX "play_category_englishMissing";

CREATE INDEX "play_category_englishMissing" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "play_category_english" ON "play_category" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "price_additional_menu" ADD COLUMN "nameEn" TEXT;

ALTER TABLE "price_additional_menu" ADD COLUMN "descriptionEn" TEXT;

CREATE INDEX "price_additional_menu_englishMissing" ON "price_additional_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "price_additional_menu_english" ON "price_additional_menu" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "price_plan" ADD COLUMN "nameEn" TEXT;

ALTER TABLE "price_plan" ADD COLUMN "descriptionEn" TEXT;

CREATE INDEX "price_plan_englishMissing" ON "price_plan" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "price_plan_english" ON "price_plan" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);

ALTER TABLE "product" ADD COLUMN "nameEn" TEXT;

ALTER TABLE "product" ADD COLUMN "catchcopyEn" TEXT;

ALTER TABLE "product" ADD COLUMN "descriptionEn" TEXT;

ALTER TABLE "product" ADD COLUMN "metaDescriptionEn" TEXT;

CREATE INDEX "product_englishMissing" ON "product" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR ("catchcopyEn" IS NULL AND "catchcopy" IS NOT NULL) OR ("descriptionEn" IS NULL AND "description" IS NOT NULL) OR ("metaDescriptionEn" IS NULL AND "metaDescription" IS NOT NULL));

CREATE INDEX "product_english" ON "product" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "catchcopyEn" IS NOT NULL OR "descriptionEn" IS NOT NULL OR "metaDescriptionEn" IS NOT NULL);

ALTER TABLE "service" ADD COLUMN "leadEn" TEXT;

ALTER TABLE "service" ADD COLUMN "descriptionEn" TEXT;

ALTER TABLE "service" ADD COLUMN "notesEn" TEXT;

DROP INDEX "service_englishMissing";

CREATE INDEX "service_englishMissing" ON "service" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL OR "leadEn" IS NULL OR "descriptionEn" IS NULL OR ("notesEn" IS NULL AND "notes" IS NOT NULL));

CREATE INDEX "service_english" ON "service" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NOT NULL OR "leadEn" IS NOT NULL OR "descriptionEn" IS NOT NULL OR "notesEn" IS NOT NULL);

ALTER TABLE "sound" ADD COLUMN "titleEn" TEXT;

ALTER TABLE "sound" ADD COLUMN "descriptionEn" TEXT;

CREATE INDEX "sound_englishMissing" ON "sound" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR ("descriptionEn" IS NULL AND "description" IS NOT NULL));

CREATE INDEX "sound_english" ON "sound" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NOT NULL OR "descriptionEn" IS NOT NULL);
