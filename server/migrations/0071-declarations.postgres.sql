CREATE TABLE "application" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "applicationNo" text COLLATE "C" NOT NULL,
  "receivedAt" text COLLATE "C" NOT NULL,
  "event" text COLLATE "C" NOT NULL,
  "people" bigint NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C",
  "email" text COLLATE "C" NOT NULL,
  "phone" text COLLATE "C",
  "message" text COLLATE "C",
  "agreedPrivacyPolicy" boolean NOT NULL,
  "agreedPolicyVersion" text COLLATE "C",
  "locale" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "sentEmails" json,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "application_applicationNo" ON "application" ("tenant_id", "applicationNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_receivedAt" ON "application" ("tenant_id", "receivedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_people" ON "application" ("tenant_id", "people", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_name" ON "application" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_status" ON "application" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "application_applicationNo_unique" ON "application" ("tenant_id", "applicationNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_event_pointer" ON "application" ("tenant_id", "event");

CREATE INDEX "application_trashed" ON "application" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "area" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "prefecture" text COLLATE "C" NOT NULL,
  "municipalities" text COLLATE "C",
  "meetingPoints" text COLLATE "C",
  "transportFee" bigint NOT NULL,
  "isTransportNegotiable" boolean NOT NULL,
  "description" text COLLATE "C",
  "image" json,
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

CREATE INDEX "area_name" ON "area" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_slug" ON "area" ("tenant_id", "slug", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_prefecture" ON "area" ("tenant_id", "prefecture", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_transportFee" ON "area" ("tenant_id", "transportFee", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_sortOrder" ON "area" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_isVisible" ON "area" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "area_name_unique" ON "area" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "area_slug_unique" ON "area" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "area_englishMissing" ON "area" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "area_trashed" ON "area" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "article" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleEn" text COLLATE "C",
  "slug" text COLLATE "C",
  "category" text COLLATE "C",
  "lead" text COLLATE "C",
  "thumbnail" json,
  "body" json,
  "bodyEn" json,
  "tags" json,
  "authorName" text COLLATE "C",
  "casts" json,
  "boardgames" json,
  "year" text COLLATE "C",
  "circle" text COLLATE "C",
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

CREATE INDEX "article_authorName_descending" ON "article" ("tenant_id", "authorName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "article_unpublishAt_descending" ON "article" ("tenant_id", "unpublishAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "article_slug_unique" ON "article" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_pointer" ON "article" ("tenant_id", "category") WHERE ("category" IS NOT NULL);

CREATE INDEX "article_year_pointer" ON "article" ("tenant_id", "year") WHERE ("year" IS NOT NULL);

CREATE INDEX "article_circle_pointer" ON "article" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

CREATE INDEX "article_englishMissing" ON "article" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "bodyEn" IS NULL);

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

CREATE INDEX "article_category_englishMissing" ON "article_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "article_category_trashed" ON "article_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "boardgame" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleKana" text COLLATE "C" NOT NULL,
  "titleOriginal" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "publisher" text COLLATE "C",
  "designer" text COLLATE "C",
  "releasedYear" text COLLATE "C",
  "minPlayers" bigint NOT NULL,
  "maxPlayers" bigint NOT NULL,
  "bestPlayers" text COLLATE "C",
  "minMinutes" bigint NOT NULL,
  "maxMinutes" bigint,
  "ageFrom" bigint,
  "difficulty" text COLLATE "C" NOT NULL,
  "genres" json NOT NULL,
  "images" json,
  "description" text COLLATE "C",
  "rating" text COLLATE "C",
  "staffCanTeach" boolean NOT NULL,
  "ruleVideoUrl" text COLLATE "C",
  "infoUrl" text COLLATE "C",
  "quantity" bigint NOT NULL,
  "shelf" text COLLATE "C",
  "condition" text COLLATE "C" NOT NULL,
  "isForSale" boolean NOT NULL,
  "salePrice" bigint,
  "arrivedOn" text COLLATE "C",
  "isVisible" boolean NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "boardgame_title" ON "boardgame" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_titleKana" ON "boardgame" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("titleKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "titleKana", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_minPlayers" ON "boardgame" ("tenant_id", "minPlayers", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_maxPlayers" ON "boardgame" ("tenant_id", "maxPlayers", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_minMinutes" ON "boardgame" ("tenant_id", "minMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_difficulty" ON "boardgame" ("tenant_id", "difficulty", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_shelf" ON "boardgame" ("tenant_id", "shelf", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_condition" ON "boardgame" ("tenant_id", "condition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_isVisible" ON "boardgame" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_shelf_descending" ON "boardgame" ("tenant_id", "shelf" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "boardgame_slug_unique" ON "boardgame" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_trashed" ON "boardgame" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

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

CREATE TABLE "business_schedule" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "date" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "ranges" json,
  "title" text COLLATE "C",
  "event" text COLLATE "C",
  "note" text COLLATE "C",
  "isVisible" boolean NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "business_schedule_date" ON "business_schedule" ("tenant_id", "date", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_kind" ON "business_schedule" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_title" ON "business_schedule" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_isVisible" ON "business_schedule" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_title_descending" ON "business_schedule" ("tenant_id", "title" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "business_schedule_date_unique" ON "business_schedule" ("tenant_id", "date") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_event_pointer" ON "business_schedule" ("tenant_id", "event") WHERE ("event" IS NOT NULL);

CREATE INDEX "business_schedule_trashed" ON "business_schedule" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "cast" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "rank" text COLLATE "C" NOT NULL,
  "catchphrase" text COLLATE "C",
  "profile" json NOT NULL,
  "images" json NOT NULL,
  "ageDisplay" bigint,
  "heightCm" bigint,
  "bloodType" text COLLATE "C",
  "languages" json,
  "specialties" json,
  "areas" json NOT NULL,
  "services" json,
  "nominationFee" bigint NOT NULL,
  "canBeNominated" boolean NOT NULL,
  "xAccount" text COLLATE "C",
  "instagramId" text COLLATE "C",
  "ageConfirmed" boolean NOT NULL,
  "imageConsent" boolean NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "joinedOn" text COLLATE "C",
  "isNew" boolean NOT NULL,
  "sortOrder" bigint NOT NULL,
  "isVisible" boolean NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "cast_name" ON "cast" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_rank" ON "cast" ("tenant_id", "rank", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_nominationFee" ON "cast" ("tenant_id", "nominationFee", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_canBeNominated" ON "cast" ("tenant_id", "canBeNominated", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_status" ON "cast" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_isNew" ON "cast" ("tenant_id", "isNew", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_sortOrder" ON "cast" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_isVisible" ON "cast" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "cast_name_unique" ON "cast" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "cast_slug_unique" ON "cast" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_englishMissing" ON "cast" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "cast_trashed" ON "cast" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "cast_work_schedule" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "cast" text COLLATE "C" NOT NULL,
  "date" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "timeRanges" json,
  "note" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "cast_work_schedule_date" ON "cast_work_schedule" ("tenant_id", "date", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_status" ON "cast_work_schedule" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_note" ON "cast_work_schedule" ("tenant_id", "note", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_note_descending" ON "cast_work_schedule" ("tenant_id", "note" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_cast_pointer" ON "cast_work_schedule" ("tenant_id", "cast");

CREATE INDEX "cast_work_schedule_trashed" ON "cast_work_schedule" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "circle" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C" NOT NULL,
  "genre" text COLLATE "C" NOT NULL,
  "introduction" text COLLATE "C" NOT NULL,
  "images" json,
  "activities" json,
  "facility" text COLLATE "C",
  "memberCount" bigint,
  "target" text COLLATE "C",
  "monthlyFee" bigint,
  "feeNote" text COLLATE "C",
  "recruiting" text COLLATE "C" NOT NULL,
  "years" json NOT NULL,
  "representative" text COLLATE "C",
  "representativePhone" text COLLATE "C",
  "representativeEmail" text COLLATE "C",
  "websiteUrl" text COLLATE "C",
  "instagramId" text COLLATE "C",
  "facebookId" text COLLATE "C",
  "isVisible" boolean NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "circle_name" ON "circle" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_nameKana" ON "circle" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("nameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "nameKana", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_genre" ON "circle" ("tenant_id", "genre", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_memberCount" ON "circle" ("tenant_id", "memberCount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_recruiting" ON "circle" ("tenant_id", "recruiting", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_representative" ON "circle" ("tenant_id", "representative", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_isVisible" ON "circle" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_memberCount_descending" ON "circle" ("tenant_id", "memberCount" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_representative_descending" ON "circle" ("tenant_id", "representative" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "circle_name_unique" ON "circle" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_facility_pointer" ON "circle" ("tenant_id", "facility") WHERE ("facility" IS NOT NULL);

CREATE INDEX "circle_trashed" ON "circle" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "construction_project" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "slug" text COLLATE "C",
  "projectNo" text COLLATE "C",
  "category" text COLLATE "C",
  "images" json,
  "beforeAfter" json,
  "body" json,
  "clientName" text COLLATE "C",
  "isClientPublic" boolean NOT NULL,
  "prefecture" text COLLATE "C",
  "municipality" text COLLATE "C",
  "partners" json,
  "structure" text COLLATE "C",
  "floorArea" text COLLATE "C",
  "floors" text COLLATE "C",
  "startedOn" text COLLATE "C",
  "completedOn" text COLLATE "C",
  "completedYm" text COLLATE "C",
  "contractAmount" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "publishAt" text COLLATE "C",
  "unpublishAt" text COLLATE "C",
  "isPinned" boolean NOT NULL,
  "sortOrder" bigint NOT NULL,
  "metaDescription" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "construction_project_title" ON "construction_project" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_category" ON "construction_project" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_clientName" ON "construction_project" ("tenant_id", "clientName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_municipality" ON "construction_project" ("tenant_id", "municipality", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_completedOn" ON "construction_project" ("tenant_id", "completedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_status" ON "construction_project" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_publishAt" ON "construction_project" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_unpublishAt" ON "construction_project" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_isPinned" ON "construction_project" ("tenant_id", "isPinned", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_sortOrder" ON "construction_project" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_category_descending" ON "construction_project" ("tenant_id", "category" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_clientName_descending" ON "construction_project" ("tenant_id", "clientName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_municipality_descending" ON "construction_project" ("tenant_id", "municipality" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_completedOn_descending" ON "construction_project" ("tenant_id", "completedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_unpublishAt_descending" ON "construction_project" ("tenant_id", "unpublishAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "construction_project_slug_unique" ON "construction_project" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "construction_project_projectNo_unique" ON "construction_project" ("tenant_id", "projectNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_trashed" ON "construction_project" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "contact" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "subject" text COLLATE "C" NOT NULL,
  "message" text COLLATE "C" NOT NULL,
  "receiptNo" text COLLATE "C" NOT NULL,
  "receivedAt" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C",
  "company" text COLLATE "C",
  "email" text COLLATE "C" NOT NULL,
  "phone" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "constructionSite" text COLLATE "C",
  "budgetRange" text COLLATE "C",
  "preferredReply" text COLLATE "C" NOT NULL,
  "agreedPrivacyPolicy" boolean NOT NULL,
  "agreedPolicyVersion" text COLLATE "C",
  "website" boolean NOT NULL,
  "locale" text COLLATE "C",
  "sourceUrl" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "assignee" text COLLATE "C",
  "memo" text COLLATE "C",
  "repliedAt" text COLLATE "C",
  "closedAt" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "contact_subject" ON "contact" ("tenant_id", "subject", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_receivedAt" ON "contact" ("tenant_id", "receivedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_name" ON "contact" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_category" ON "contact" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_status" ON "contact" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "contact_receiptNo_unique" ON "contact" ("tenant_id", "receiptNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_assignee_pointer" ON "contact" ("tenant_id", "assignee") WHERE ("assignee" IS NOT NULL);

CREATE INDEX "contact_trashed" ON "contact" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "delivery" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "deliveryNo" text COLLATE "C" NOT NULL,
  "order" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "contents" json,
  "carrier" text COLLATE "C",
  "trackingNumber" text COLLATE "C",
  "shippingKind" text COLLATE "C" NOT NULL,
  "recipientName" text COLLATE "C" NOT NULL,
  "postalCode" text COLLATE "C" NOT NULL,
  "prefecture" text COLLATE "C" NOT NULL,
  "address" text COLLATE "C" NOT NULL,
  "phone" text COLLATE "C" NOT NULL,
  "boxCount" bigint NOT NULL,
  "fee" bigint,
  "wishDate" text COLLATE "C",
  "plannedOn" text COLLATE "C",
  "shippedAt" text COLLATE "C",
  "deliveredAt" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "delivery_deliveryNo" ON "delivery" ("tenant_id", "deliveryNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_status" ON "delivery" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_carrier" ON "delivery" ("tenant_id", "carrier", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_trackingNumber" ON "delivery" ("tenant_id", "trackingNumber", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_recipientName" ON "delivery" ("tenant_id", "recipientName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_wishDate" ON "delivery" ("tenant_id", "wishDate", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_plannedOn" ON "delivery" ("tenant_id", "plannedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_carrier_descending" ON "delivery" ("tenant_id", "carrier" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_trackingNumber_descending" ON "delivery" ("tenant_id", "trackingNumber" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_wishDate_descending" ON "delivery" ("tenant_id", "wishDate" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_plannedOn_descending" ON "delivery" ("tenant_id", "plannedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "delivery_deliveryNo_unique" ON "delivery" ("tenant_id", "deliveryNo") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "delivery_trackingNumber_unique" ON "delivery" ("tenant_id", "trackingNumber") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_order_pointer" ON "delivery" ("tenant_id", "order");

CREATE INDEX "delivery_trashed" ON "delivery" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "domain" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "registrar" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "registeredOn" text COLLATE "C",
  "expiresOn" text COLLATE "C" NOT NULL,
  "autoRenew" boolean NOT NULL,
  "renewalNoticeDays" bigint NOT NULL,
  "annualFee" bigint,
  "whoisPrivacy" boolean NOT NULL,
  "dnsProvider" text COLLATE "C",
  "nameServers" json,
  "ipv4" text COLLATE "C",
  "ipv6" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "domain_name" ON "domain" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_status" ON "domain" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_expiresOn" ON "domain" ("tenant_id", "expiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_autoRenew" ON "domain" ("tenant_id", "autoRenew", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "domain_name_unique" ON "domain" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_registrar_pointer" ON "domain" ("tenant_id", "registrar");

CREATE INDEX "domain_trashed" ON "domain" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "drink" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "price" bigint NOT NULL,
  "canTakeOut" boolean NOT NULL,
  "takeOutPrice" bigint,
  "temperature" text COLLATE "C" NOT NULL,
  "sizes" json,
  "isAlcohol" boolean NOT NULL,
  "abv" text COLLATE "C",
  "isFreeRefill" boolean NOT NULL,
  "description" text COLLATE "C",
  "image" json,
  "allergens" json,
  "availableFrom" text COLLATE "C",
  "availableUntil" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
  "isSoldOut" boolean NOT NULL,
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

CREATE INDEX "drink_name" ON "drink" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_order" ON "drink" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_price" ON "drink" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_temperature" ON "drink" ("tenant_id", "temperature", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_isAlcohol" ON "drink" ("tenant_id", "isAlcohol", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_isSoldOut" ON "drink" ("tenant_id", "isSoldOut", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_sortOrder" ON "drink" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_isVisible" ON "drink" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_pointer" ON "drink" ("tenant_id", "category");

CREATE INDEX "drink_englishMissing" ON "drink" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "drink_trashed" ON "drink" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "drink_category" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "description" text COLLATE "C",
  "icon" text COLLATE "C",
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

CREATE INDEX "drink_category_name" ON "drink_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_sortOrder" ON "drink_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_isVisible" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "drink_category_groups" ON "drink_category" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "drink_category_name_unique" ON "drink_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_englishMissing" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "drink_category_trashed" ON "drink_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "email_text" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "email" text COLLATE "C" NOT NULL,
  "language" text COLLATE "C" NOT NULL,
  "subject" text COLLATE "C" NOT NULL,
  "body" text COLLATE "C" NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "email_text_email" ON "email_text" ("tenant_id", "email", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_language" ON "email_text" ("tenant_id", "language", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_subject" ON "email_text" ("tenant_id", "subject", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_trashed" ON "email_text" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "event" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "slug" text COLLATE "C",
  "lead" text COLLATE "C",
  "images" json,
  "body" json,
  "startAt" text COLLATE "C",
  "endAt" text COLLATE "C",
  "isAllDay" boolean NOT NULL,
  "sessions" json,
  "category" text COLLATE "C",
  "venue" text COLLATE "C",
  "facilities" json,
  "boardgames" json,
  "hostName" text COLLATE "C",
  "experience" text COLLATE "C",
  "minPeople" bigint,
  "year" text COLLATE "C",
  "circle" text COLLATE "C",
  "target" text COLLATE "C",
  "belongings" text COLLATE "C",
  "flyer" json,
  "capacity" bigint,
  "remaining" bigint,
  "fees" json,
  "applicationMethod" text COLLATE "C" NOT NULL,
  "applicationUrl" text COLLATE "C",
  "takesApplications" boolean NOT NULL,
  "applicationStartAt" text COLLATE "C",
  "applicationEndAt" text COLLATE "C",
  "contactPhone" text COLLATE "C",
  "holdStatus" text COLLATE "C" NOT NULL,
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

CREATE INDEX "event_title" ON "event" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_startAt" ON "event" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_category" ON "event" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_venue" ON "event" ("tenant_id", "venue", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_capacity" ON "event" ("tenant_id", "capacity", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_holdStatus" ON "event" ("tenant_id", "holdStatus", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_status" ON "event" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_publishAt" ON "event" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_unpublishAt" ON "event" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_category_descending" ON "event" ("tenant_id", "category" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "event_venue_descending" ON "event" ("tenant_id", "venue" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "event_capacity_descending" ON "event" ("tenant_id", "capacity" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "event_unpublishAt_descending" ON "event" ("tenant_id", "unpublishAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "event_slug_unique" ON "event" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "event_year_pointer" ON "event" ("tenant_id", "year") WHERE ("year" IS NOT NULL);

CREATE INDEX "event_circle_pointer" ON "event" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

CREATE INDEX "event_trashed" ON "event" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "facility" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "floor" text COLLATE "C",
  "capacity" bigint,
  "areaM2" text COLLATE "C",
  "description" text COLLATE "C",
  "images" json NOT NULL,
  "equipment" json,
  "barrierFree" json,
  "fees" json,
  "openTime" text COLLATE "C",
  "closeTime" text COLLATE "C",
  "extensionNumber" text COLLATE "C",
  "isReservable" boolean NOT NULL,
  "reservationUrl" text COLLATE "C",
  "mapUrl" text COLLATE "C",
  "notice" text COLLATE "C",
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

CREATE INDEX "facility_name" ON "facility" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_kind" ON "facility" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_floor" ON "facility" ("tenant_id", "floor", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_capacity" ON "facility" ("tenant_id", "capacity", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_isReservable" ON "facility" ("tenant_id", "isReservable", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_notice" ON "facility" ("tenant_id", "notice", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_sortOrder" ON "facility" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_isVisible" ON "facility" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_floor_descending" ON "facility" ("tenant_id", "floor" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_capacity_descending" ON "facility" ("tenant_id", "capacity" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_notice_descending" ON "facility" ("tenant_id", "notice" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "facility_name_unique" ON "facility" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_trashed" ON "facility" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

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

CREATE INDEX "faq_englishMissing" ON "faq" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("questionEn" IS NULL OR "answerEn" IS NULL);

CREATE INDEX "faq_trashed" ON "faq" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "food" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "price" bigint NOT NULL,
  "canTakeOut" boolean NOT NULL,
  "takeOutPrice" bigint,
  "description" text COLLATE "C",
  "image" json,
  "allergens" json,
  "calories" bigint,
  "servedFrom" text COLLATE "C",
  "servedUntil" text COLLATE "C",
  "availableFrom" text COLLATE "C",
  "availableUntil" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
  "isSoldOut" boolean NOT NULL,
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

CREATE INDEX "food_name" ON "food" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_order" ON "food" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_price" ON "food" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isRecommended" ON "food" ("tenant_id", "isRecommended", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isSoldOut" ON "food" ("tenant_id", "isSoldOut", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_sortOrder" ON "food" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isVisible" ON "food" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_pointer" ON "food" ("tenant_id", "category");

CREATE INDEX "food_englishMissing" ON "food" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "food_trashed" ON "food" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "food_category" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "description" text COLLATE "C",
  "icon" text COLLATE "C",
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

CREATE INDEX "food_category_name" ON "food_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_sortOrder" ON "food_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_isVisible" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "food_category_groups" ON "food_category" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "food_category_name_unique" ON "food_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_englishMissing" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "food_category_trashed" ON "food_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "link" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "url" text COLLATE "C" NOT NULL,
  "category" text COLLATE "C" NOT NULL,
  "description" text COLLATE "C",
  "banner" json,
  "openInNewTab" boolean NOT NULL,
  "checkedOn" text COLLATE "C",
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

CREATE INDEX "link_title" ON "link" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_category" ON "link" ("tenant_id", (CASE "category" WHEN 'government' THEN 0 WHEN 'school' THEN 1 WHEN 'facility' THEN 2 WHEN 'related' THEN 3 WHEN 'volunteer' THEN 4 WHEN 'other' THEN 5 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_checkedOn" ON "link" ("tenant_id", "checkedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_sortOrder" ON "link" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_isVisible" ON "link" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_checkedOn_descending" ON "link" ("tenant_id", "checkedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "link_url_unique" ON "link" ("tenant_id", "url") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_trashed" ON "link" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "maintenance_site" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "tenant" text COLLATE "C" NOT NULL,
  "isEnabled" boolean NOT NULL,
  "startAt" text COLLATE "C",
  "endAt" text COLLATE "C",
  "title" text COLLATE "C" NOT NULL,
  "message" text COLLATE "C",
  "messageEn" text COLLATE "C",
  "allowedIps" json,
  "allowTenantUsers" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "maintenance_site_isEnabled" ON "maintenance_site" ("tenant_id", "isEnabled", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_startAt" ON "maintenance_site" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_endAt" ON "maintenance_site" ("tenant_id", "endAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_startAt_descending" ON "maintenance_site" ("tenant_id", "startAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_endAt_descending" ON "maintenance_site" ("tenant_id", "endAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "maintenance_site_tenant_unique" ON "maintenance_site" ("tenant_id", "tenant") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_tenant_pointer" ON "maintenance_site" ("tenant_id", "tenant");

CREATE INDEX "maintenance_site_trashed" ON "maintenance_site" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "media" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "year" text COLLATE "C" NOT NULL,
  "publishedOn" text COLLATE "C" NOT NULL,
  "issueNumber" bigint,
  "outletName" text COLLATE "C",
  "file" json,
  "youtubeUrl" text COLLATE "C",
  "url" text COLLATE "C",
  "thumbnail" json,
  "images" json,
  "description" text COLLATE "C",
  "event" text COLLATE "C",
  "circle" text COLLATE "C",
  "rightsCleared" boolean NOT NULL,
  "isVisible" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "media_title" ON "media" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_kind" ON "media" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_publishedOn" ON "media" ("tenant_id", "publishedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_issueNumber" ON "media" ("tenant_id", "issueNumber", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_outletName" ON "media" ("tenant_id", "outletName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_isVisible" ON "media" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_issueNumber_descending" ON "media" ("tenant_id", "issueNumber" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "media_outletName_descending" ON "media" ("tenant_id", "outletName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "media_year_pointer" ON "media" ("tenant_id", "year");

CREATE INDEX "media_event_pointer" ON "media" ("tenant_id", "event") WHERE ("event" IS NOT NULL);

CREATE INDEX "media_circle_pointer" ON "media" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

CREATE INDEX "media_trashed" ON "media" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "member" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "roles" json NOT NULL,
  "image" json,
  "profile" json,
  "comment" text COLLATE "C",
  "websiteUrl" text COLLATE "C",
  "xAccount" text COLLATE "C",
  "instagramId" text COLLATE "C",
  "facebookId" text COLLATE "C",
  "lineId" text COLLATE "C",
  "youtubeChannelId" text COLLATE "C",
  "youtubeHandle" text COLLATE "C",
  "email" text COLLATE "C",
  "joinedOn" text COLLATE "C",
  "leftOn" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
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

CREATE INDEX "member_name" ON "member" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_joinedOn" ON "member" ("tenant_id", "joinedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_leftOn" ON "member" ("tenant_id", "leftOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_status" ON "member" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_sortOrder" ON "member" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_isVisible" ON "member" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_joinedOn_descending" ON "member" ("tenant_id", "joinedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "member_leftOn_descending" ON "member" ("tenant_id", "leftOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "member_name_unique" ON "member" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "member_slug_unique" ON "member" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "member_englishMissing" ON "member" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "member_trashed" ON "member" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "news" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "slug" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "thumbnail" json,
  "body" json,
  "linkUrl" text COLLATE "C",
  "attachments" json,
  "gameTitle" text COLLATE "C",
  "platforms" json,
  "venue" text COLLATE "C",
  "heldFrom" text COLLATE "C",
  "heldUntil" text COLLATE "C",
  "sounds" json,
  "members" json,
  "constructionProject" text COLLATE "C",
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

CREATE INDEX "news_gameTitle_descending" ON "news" ("tenant_id", "gameTitle" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "news_heldFrom_descending" ON "news" ("tenant_id", "heldFrom" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "news_unpublishAt_descending" ON "news" ("tenant_id", "unpublishAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "news_slug_unique" ON "news" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "news_constructionProject_pointer" ON "news" ("tenant_id", "constructionProject") WHERE ("constructionProject" IS NOT NULL);

CREATE INDEX "news_trashed" ON "news" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "order" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "orderNo" text COLLATE "C" NOT NULL,
  "orderedAt" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "items" json NOT NULL,
  "itemsTotal" bigint NOT NULL,
  "shippingFee" bigint NOT NULL,
  "discount" bigint NOT NULL,
  "total" bigint NOT NULL,
  "taxBreakdown" json NOT NULL,
  "paymentMethod" text COLLATE "C" NOT NULL,
  "buyerName" text COLLATE "C" NOT NULL,
  "buyerKana" text COLLATE "C",
  "buyerEmail" text COLLATE "C" NOT NULL,
  "buyerPhone" text COLLATE "C" NOT NULL,
  "buyerPostalCode" text COLLATE "C" NOT NULL,
  "buyerPrefecture" text COLLATE "C" NOT NULL,
  "buyerAddress" text COLLATE "C" NOT NULL,
  "shipTo" json NOT NULL,
  "wishDate" text COLLATE "C",
  "wishTime" text COLLATE "C" NOT NULL,
  "giftWrapping" text COLLATE "C" NOT NULL,
  "noshiName" text COLLATE "C",
  "customerNote" text COLLATE "C",
  "agreedTermsVersion" text COLLATE "C",
  "locale" text COLLATE "C",
  "paidAt" text COLLATE "C",
  "shippedAt" text COLLATE "C",
  "cancelledAt" text COLLATE "C",
  "cancelReason" text COLLATE "C",
  "restockOnReturn" boolean NOT NULL,
  "sentEmails" json,
  "receiptName" text COLLATE "C",
  "receiptHonorific" text COLLATE "C",
  "receiptIssuedAt" text COLLATE "C",
  "receiptIssues" bigint,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "order_orderNo" ON "order" ("tenant_id", "orderNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_orderedAt" ON "order" ("tenant_id", "orderedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_status" ON "order" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_total" ON "order" ("tenant_id", "total", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_paymentMethod" ON "order" ("tenant_id", "paymentMethod", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_buyerName" ON "order" ("tenant_id", "buyerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_paidAt" ON "order" ("tenant_id", "paidAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_shippedAt" ON "order" ("tenant_id", "shippedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_paidAt_descending" ON "order" ("tenant_id", "paidAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "order_shippedAt_descending" ON "order" ("tenant_id", "shippedAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "order_orderNo_unique" ON "order" ("tenant_id", "orderNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_trashed" ON "order" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "partner" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C",
  "nameEn" text COLLATE "C",
  "kind" text COLLATE "C" NOT NULL,
  "corporateNumber" text COLLATE "C",
  "invoiceNumber" text COLLATE "C",
  "invoiceCheckedOn" text COLLATE "C",
  "postalCode" text COLLATE "C",
  "address" text COLLATE "C",
  "phone" text COLLATE "C",
  "fax" text COLLATE "C",
  "email" text COLLATE "C",
  "contactPerson" text COLLATE "C",
  "websiteUrl" text COLLATE "C",
  "logo" json,
  "introduction" text COLLATE "C",
  "trades" json,
  "constructionLicense" text COLLATE "C",
  "licenseExpiresOn" text COLLATE "C",
  "startedOn" text COLLATE "C",
  "isVisible" boolean NOT NULL,
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

CREATE INDEX "partner_name" ON "partner" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_kind" ON "partner" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_licenseExpiresOn" ON "partner" ("tenant_id", "licenseExpiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_isVisible" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_sortOrder" ON "partner" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_licenseExpiresOn_descending" ON "partner" ("tenant_id", "licenseExpiresOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "partner_corporateNumber_unique" ON "partner" ("tenant_id", "corporateNumber") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_englishMissing" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "partner_trashed" ON "partner" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "payment_bank" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "paymentNo" text COLLATE "C" NOT NULL,
  "order" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "amount" bigint NOT NULL,
  "dueOn" text COLLATE "C" NOT NULL,
  "depositedAmount" bigint,
  "depositedOn" text COLLATE "C",
  "payerNameKana" text COLLATE "C",
  "bankName" text COLLATE "C",
  "bankCode" text COLLATE "C",
  "branchName" text COLLATE "C",
  "branchCode" text COLLATE "C",
  "accountType" text COLLATE "C",
  "accountNumber" text COLLATE "C",
  "accountHolderKana" text COLLATE "C",
  "confirmedBy" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "payment_bank_paymentNo" ON "payment_bank" ("tenant_id", "paymentNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_status" ON "payment_bank" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_amount" ON "payment_bank" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_dueOn" ON "payment_bank" ("tenant_id", "dueOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_depositedAmount" ON "payment_bank" ("tenant_id", "depositedAmount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_depositedOn" ON "payment_bank" ("tenant_id", "depositedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_payerNameKana" ON "payment_bank" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("payerNameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "payerNameKana", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_depositedAmount_descending" ON "payment_bank" ("tenant_id", "depositedAmount" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_depositedOn_descending" ON "payment_bank" ("tenant_id", "depositedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_payerNameKana_descending" ON "payment_bank" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("payerNameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', '') DESC NULLS LAST, "payerNameKana" DESC, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_bank_paymentNo_unique" ON "payment_bank" ("tenant_id", "paymentNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_order_pointer" ON "payment_bank" ("tenant_id", "order");

CREATE INDEX "payment_bank_confirmedBy_pointer" ON "payment_bank" ("tenant_id", "confirmedBy") WHERE ("confirmedBy" IS NOT NULL);

CREATE INDEX "payment_bank_trashed" ON "payment_bank" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "payment_card" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "paymentNo" text COLLATE "C" NOT NULL,
  "order" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "amount" bigint NOT NULL,
  "refundedAmount" bigint,
  "provider" text COLLATE "C",
  "transactionId" text COLLATE "C" NOT NULL,
  "brand" text COLLATE "C",
  "last4" text COLLATE "C",
  "approvalCode" text COLLATE "C",
  "threeDSecure" text COLLATE "C",
  "authorizedAt" text COLLATE "C",
  "capturedAt" text COLLATE "C",
  "refundedAt" text COLLATE "C",
  "errorCode" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "payment_card_paymentNo" ON "payment_card" ("tenant_id", "paymentNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_status" ON "payment_card" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_amount" ON "payment_card" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_refundedAmount" ON "payment_card" ("tenant_id", "refundedAmount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_brand" ON "payment_card" ("tenant_id", "brand", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_last4" ON "payment_card" ("tenant_id", "last4", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_authorizedAt" ON "payment_card" ("tenant_id", "authorizedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_capturedAt" ON "payment_card" ("tenant_id", "capturedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_refundedAmount_descending" ON "payment_card" ("tenant_id", "refundedAmount" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_brand_descending" ON "payment_card" ("tenant_id", "brand" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_last4_descending" ON "payment_card" ("tenant_id", "last4" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_authorizedAt_descending" ON "payment_card" ("tenant_id", "authorizedAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_capturedAt_descending" ON "payment_card" ("tenant_id", "capturedAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_card_paymentNo_unique" ON "payment_card" ("tenant_id", "paymentNo") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_card_transactionId_unique" ON "payment_card" ("tenant_id", "transactionId") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_order_pointer" ON "payment_card" ("tenant_id", "order");

CREATE INDEX "payment_card_trashed" ON "payment_card" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "play" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "price" bigint NOT NULL,
  "per" text COLLATE "C" NOT NULL,
  "durationMinutes" bigint,
  "extensionPrice" bigint,
  "dayKind" text COLLATE "C" NOT NULL,
  "minPeople" bigint NOT NULL,
  "maxPeople" bigint,
  "includes" json,
  "studentDiscount" bigint,
  "needsReservation" boolean NOT NULL,
  "boardgames" json,
  "description" text COLLATE "C",
  "image" json,
  "isRecommended" boolean NOT NULL,
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

CREATE INDEX "play_name" ON "play" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_order" ON "play" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_price" ON "play" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_per" ON "play" ("tenant_id", "per", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_durationMinutes" ON "play" ("tenant_id", "durationMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_dayKind" ON "play" ("tenant_id", "dayKind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_sortOrder" ON "play" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_isVisible" ON "play" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_durationMinutes_descending" ON "play" ("tenant_id", "durationMinutes" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_pointer" ON "play" ("tenant_id", "category");

CREATE INDEX "play_englishMissing" ON "play" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "play_trashed" ON "play" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "play_category" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "description" text COLLATE "C",
  "icon" text COLLATE "C",
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

CREATE INDEX "play_category_name" ON "play_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_sortOrder" ON "play_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_isVisible" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "play_category_groups" ON "play_category" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "play_category_name_unique" ON "play_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_englishMissing" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "play_category_trashed" ON "play_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "price_additional_menu" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "amountType" text COLLATE "C" NOT NULL,
  "amount" text COLLATE "C",
  "per" text COLLATE "C" NOT NULL,
  "plans" json,
  "description" text COLLATE "C",
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

CREATE INDEX "price_additional_menu_kind" ON "price_additional_menu" ("tenant_id", (CASE "kind" WHEN 'nomination' THEN 0 WHEN 'extension' THEN 1 WHEN 'transport' THEN 2 WHEN 'lateNight' THEN 3 WHEN 'option' THEN 4 WHEN 'cancel' THEN 5 WHEN 'discount' THEN 6 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_name" ON "price_additional_menu" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_amountType" ON "price_additional_menu" ("tenant_id", "amountType", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_amount" ON "price_additional_menu" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_per" ON "price_additional_menu" ("tenant_id", "per", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_sortOrder" ON "price_additional_menu" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_isVisible" ON "price_additional_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_amount_descending" ON "price_additional_menu" ("tenant_id", "amount" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "price_additional_menu_name_unique" ON "price_additional_menu" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_trashed" ON "price_additional_menu" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "price_plan" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "service" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "castRank" text COLLATE "C" NOT NULL,
  "durationMinutes" bigint NOT NULL,
  "price" bigint NOT NULL,
  "extensionMinutes" bigint,
  "extensionPrice" bigint,
  "areas" json,
  "startTime" text COLLATE "C",
  "endTime" text COLLATE "C",
  "description" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
  "validFrom" text COLLATE "C",
  "validUntil" text COLLATE "C",
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

CREATE INDEX "price_plan_service_order" ON "price_plan" ("tenant_id", "service", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_name" ON "price_plan" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_castRank" ON "price_plan" ("tenant_id", "castRank", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_durationMinutes" ON "price_plan" ("tenant_id", "durationMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_price" ON "price_plan" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_isRecommended" ON "price_plan" ("tenant_id", "isRecommended", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_sortOrder" ON "price_plan" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_isVisible" ON "price_plan" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_service_pointer" ON "price_plan" ("tenant_id", "service");

CREATE INDEX "price_plan_trashed" ON "price_plan" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "privacy_policy" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleEn" text COLLATE "C",
  "edition" text COLLATE "C" NOT NULL,
  "operatorName" text COLLATE "C",
  "operatorAddress" text COLLATE "C",
  "representativeName" text COLLATE "C",
  "contactPoint" text COLLATE "C",
  "externalTransmissions" json,
  "body" json,
  "bodyEn" json,
  "enactedOn" text COLLATE "C",
  "revisedOn" text COLLATE "C",
  "effectiveOn" text COLLATE "C",
  "changeSummary" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "privacy_policy_title" ON "privacy_policy" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_edition" ON "privacy_policy" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_enactedOn" ON "privacy_policy" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_revisedOn" ON "privacy_policy" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_effectiveOn" ON "privacy_policy" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_status" ON "privacy_policy" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_revisedOn_descending" ON "privacy_policy" ("tenant_id", "revisedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "privacy_policy_edition_unique" ON "privacy_policy" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_trashed" ON "privacy_policy" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "product" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C",
  "code" text COLLATE "C" NOT NULL,
  "slug" text COLLATE "C" NOT NULL,
  "category" text COLLATE "C" NOT NULL,
  "catchcopy" text COLLATE "C",
  "description" json,
  "images" json,
  "price" bigint NOT NULL,
  "listPrice" bigint,
  "taxRate" text COLLATE "C" NOT NULL,
  "manageStock" boolean NOT NULL,
  "stock" bigint NOT NULL,
  "stockAlert" bigint NOT NULL,
  "maxPerOrder" bigint,
  "janCode" text COLLATE "C",
  "weightKg" text COLLATE "C",
  "size" text COLLATE "C",
  "shippingKind" text COLLATE "C" NOT NULL,
  "leadTimeDays" bigint NOT NULL,
  "isFood" boolean NOT NULL,
  "foodLabel" json,
  "allergens" json,
  "saleStatus" text COLLATE "C" NOT NULL,
  "saleStartAt" text COLLATE "C",
  "saleEndAt" text COLLATE "C",
  "relatedProducts" json,
  "sortOrder" bigint NOT NULL,
  "isVisible" boolean NOT NULL,
  "metaDescription" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "product_name" ON "product" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_code" ON "product" ("tenant_id", "code", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_category" ON "product" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_price" ON "product" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_taxRate" ON "product" ("tenant_id", "taxRate", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_stock" ON "product" ("tenant_id", "stock", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_saleStatus" ON "product" ("tenant_id", "saleStatus", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_sortOrder" ON "product" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_isVisible" ON "product" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_code_unique" ON "product" ("tenant_id", "code") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_slug_unique" ON "product" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_janCode_unique" ON "product" ("tenant_id", "janCode") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_lowStock" ON "product" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("stock" <= "stockAlert");

CREATE INDEX "product_trashed" ON "product" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "product_recommend" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "product" text COLLATE "C" NOT NULL,
  "position" text COLLATE "C" NOT NULL,
  "comment" text COLLATE "C",
  "startAt" text COLLATE "C",
  "endAt" text COLLATE "C",
  "sortOrder" bigint NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "product_recommend_position" ON "product_recommend" ("tenant_id", (CASE "position" WHEN 'home' THEN 0 WHEN 'product' THEN 1 WHEN 'cart' THEN 2 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_comment" ON "product_recommend" ("tenant_id", "comment", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_startAt" ON "product_recommend" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_endAt" ON "product_recommend" ("tenant_id", "endAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_sortOrder" ON "product_recommend" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_comment_descending" ON "product_recommend" ("tenant_id", "comment" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_startAt_descending" ON "product_recommend" ("tenant_id", "startAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_endAt_descending" ON "product_recommend" ("tenant_id", "endAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_product_pointer" ON "product_recommend" ("tenant_id", "product");

CREATE INDEX "product_recommend_trashed" ON "product_recommend" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "registrar" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "websiteUrl" text COLLATE "C",
  "loginUrl" text COLLATE "C",
  "accountId" text COLLATE "C",
  "contractHolder" text COLLATE "C",
  "ianaId" text COLLATE "C",
  "supportEmail" text COLLATE "C",
  "supportPhone" text COLLATE "C",
  "isActive" boolean NOT NULL,
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

CREATE INDEX "registrar_name" ON "registrar" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_accountId" ON "registrar" ("tenant_id", "accountId", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_contractHolder" ON "registrar" ("tenant_id", "contractHolder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_isActive" ON "registrar" ("tenant_id", "isActive", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_sortOrder" ON "registrar" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_accountId_descending" ON "registrar" ("tenant_id", "accountId" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_contractHolder_descending" ON "registrar" ("tenant_id", "contractHolder" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "registrar_name_unique" ON "registrar" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_trashed" ON "registrar" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "service" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "lead" text COLLATE "C" NOT NULL,
  "description" json NOT NULL,
  "image" json,
  "minMinutes" bigint NOT NULL,
  "areas" json,
  "notes" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
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

CREATE INDEX "service_name" ON "service" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_lead" ON "service" ("tenant_id", "lead", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_minMinutes" ON "service" ("tenant_id", "minMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_isRecommended" ON "service" ("tenant_id", "isRecommended", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_sortOrder" ON "service" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_isVisible" ON "service" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "service_groups" ON "service" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "service_name_unique" ON "service" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "service_slug_unique" ON "service" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "service_englishMissing" ON "service" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "service_trashed" ON "service" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "shop" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "rates" json,
  "freeShippingFrom" bigint,
  "shippingText" text COLLATE "C",
  "giftWrappingFee" bigint NOT NULL,
  "noshiFee" bigint NOT NULL,
  "orderDeadline" text COLLATE "C",
  "closedWeekdays" json,
  "closedOnHolidays" boolean NOT NULL,
  "closedPeriods" json,
  "wishDateMaxDays" bigint NOT NULL,
  "takesCards" boolean NOT NULL,
  "cardPaymentMinutes" bigint,
  "takesTransfers" boolean NOT NULL,
  "transferDueDays" bigint NOT NULL,
  "bankName" text COLLATE "C",
  "bankCode" text COLLATE "C",
  "branchName" text COLLATE "C",
  "branchCode" text COLLATE "C",
  "accountType" text COLLATE "C",
  "accountNumber" text COLLATE "C",
  "accountHolderKana" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "shop_trashed" ON "shop" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "sound" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleKana" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "jacket" json,
  "audioFile" json,
  "previewFile" json,
  "youtubeUrl" text COLLATE "C",
  "durationSec" bigint,
  "bpm" bigint,
  "moods" json,
  "tags" json,
  "credits" json NOT NULL,
  "isrc" text COLLATE "C",
  "workCode" text COLLATE "C",
  "licenseKind" text COLLATE "C" NOT NULL,
  "price" bigint,
  "streamLinks" json,
  "description" json,
  "lyrics" text COLLATE "C",
  "releasedOn" text COLLATE "C" NOT NULL,
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

CREATE INDEX "sound_title" ON "sound" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_kind" ON "sound" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_durationSec" ON "sound" ("tenant_id", "durationSec", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_licenseKind" ON "sound" ("tenant_id", "licenseKind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_releasedOn" ON "sound" ("tenant_id", "releasedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_sortOrder" ON "sound" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_isVisible" ON "sound" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_durationSec_descending" ON "sound" ("tenant_id", "durationSec" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "sound_slug_unique" ON "sound" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "sound_isrc_unique" ON "sound" ("tenant_id", "isrc") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_trashed" ON "sound" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "site" text COLLATE "C" NOT NULL,
  "siteUrl" text COLLATE "C" NOT NULL,
  "description" text COLLATE "C",
  "descriptionEn" text COLLATE "C",
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
  "orderEmails" boolean NOT NULL,
  "logo" json,
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

CREATE INDEX "tenant_companyName_descending" ON "tenant" ("tenant_id", "companyName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_contractStartOn_descending" ON "tenant" ("tenant_id", "contractStartOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_slug_unique" ON "tenant" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_trashed" ON "tenant" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_domain" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "tenant" text COLLATE "C" NOT NULL,
  "domain" text COLLATE "C" NOT NULL,
  "hostName" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "isPrimary" boolean NOT NULL,
  "redirectTo" text COLLATE "C",
  "sslExpiresOn" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "tenant_domain_hostName" ON "tenant_domain" ("tenant_id", "tenant", "hostName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_kind" ON "tenant_domain" ("tenant_id", "tenant", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_isPrimary" ON "tenant_domain" ("tenant_id", "tenant", "isPrimary", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_sslExpiresOn" ON "tenant_domain" ("tenant_id", "tenant", "sslExpiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_sslExpiresOn_descending" ON "tenant_domain" ("tenant_id", "tenant", "sslExpiresOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_domain_hostName_unique" ON "tenant_domain" ("tenant_id", "tenant", "hostName") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_domain_pointer" ON "tenant_domain" ("tenant_id", "domain");

CREATE INDEX "tenant_domain_tenant_pointer" ON "tenant_domain" ("tenant_id", "tenant");

CREATE INDEX "tenant_domain_trashed" ON "tenant_domain" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_menu" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "category" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C" NOT NULL,
  "key" text COLLATE "C" NOT NULL,
  "path" text COLLATE "C" NOT NULL,
  "icon" text COLLATE "C" NOT NULL,
  "tenants" json,
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

CREATE INDEX "tenant_menu_category_order" ON "tenant_menu" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_name" ON "tenant_menu" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_key" ON "tenant_menu" ("tenant_id", "key", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_sortOrder" ON "tenant_menu" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_isVisible" ON "tenant_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_key_unique" ON "tenant_menu" ("tenant_id", lower("key")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_pointer" ON "tenant_menu" ("tenant_id", "category");

CREATE INDEX "tenant_menu_trashed" ON "tenant_menu" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_menu_category" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C" NOT NULL,
  "key" text COLLATE "C" NOT NULL,
  "icon" text COLLATE "C" NOT NULL,
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

CREATE INDEX "tenant_menu_category_name" ON "tenant_menu_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_key" ON "tenant_menu_category" ("tenant_id", "key", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_sortOrder" ON "tenant_menu_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_isVisible" ON "tenant_menu_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_category_groups" ON "tenant_menu_category" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "tenant_menu_category_key_unique" ON "tenant_menu_category" ("tenant_id", lower("key")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_trashed" ON "tenant_menu_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

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

CREATE INDEX "tenant_user_endsOn_descending" ON "tenant_user" ("tenant_id", "tenant", "endsOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_user_user_unique" ON "tenant_user" ("tenant_id", "tenant", "user") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_user_user_pointer" ON "tenant_user" ("tenant_id", "user");

CREATE INDEX "tenant_user_tenant_pointer" ON "tenant_user" ("tenant_id", "tenant");

CREATE INDEX "tenant_user_trashed" ON "tenant_user" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "term_of_service" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleEn" text COLLATE "C",
  "edition" text COLLATE "C" NOT NULL,
  "noticeOn" text COLLATE "C",
  "jurisdiction" text COLLATE "C",
  "body" json,
  "bodyEn" json,
  "enactedOn" text COLLATE "C",
  "revisedOn" text COLLATE "C",
  "effectiveOn" text COLLATE "C",
  "changeSummary" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "term_of_service_title" ON "term_of_service" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_edition" ON "term_of_service" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_enactedOn" ON "term_of_service" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_revisedOn" ON "term_of_service" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_effectiveOn" ON "term_of_service" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_status" ON "term_of_service" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_revisedOn_descending" ON "term_of_service" ("tenant_id", "revisedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "term_of_service_edition_unique" ON "term_of_service" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_trashed" ON "term_of_service" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tokusho" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "edition" text COLLATE "C" NOT NULL,
  "sellerName" text COLLATE "C",
  "representativeName" text COLLATE "C",
  "operationManager" text COLLATE "C",
  "disclosureMode" text COLLATE "C" NOT NULL,
  "postalCode" text COLLATE "C",
  "address" text COLLATE "C",
  "phone" text COLLATE "C",
  "phoneHours" text COLLATE "C",
  "fax" text COLLATE "C",
  "email" text COLLATE "C",
  "websiteUrl" text COLLATE "C",
  "price" text COLLATE "C" NOT NULL,
  "shippingFee" text COLLATE "C",
  "otherFees" text COLLATE "C" NOT NULL,
  "paymentMethods" text COLLATE "C",
  "paymentTiming" text COLLATE "C",
  "deliveryTiming" text COLLATE "C",
  "returns" text COLLATE "C",
  "cancellation" text COLLATE "C",
  "defectLiability" text COLLATE "C",
  "applicationPeriod" text COLLATE "C",
  "quantityLimit" text COLLATE "C",
  "subscriptionTerms" text COLLATE "C",
  "systemRequirements" text COLLATE "C",
  "licenses" json,
  "corporateNumber" text COLLATE "C",
  "invoiceNumber" text COLLATE "C",
  "extraItems" json,
  "summaryEn" json,
  "effectiveOn" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "tokusho_title" ON "tokusho" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_edition" ON "tokusho" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_sellerName" ON "tokusho" ("tenant_id", "sellerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_disclosureMode" ON "tokusho" ("tenant_id", "disclosureMode", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_effectiveOn" ON "tokusho" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_status" ON "tokusho" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_sellerName_descending" ON "tokusho" ("tenant_id", "sellerName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tokusho_edition_unique" ON "tokusho" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_trashed" ON "tokusho" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "year" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "year" text COLLATE "C" NOT NULL,
  "label" text COLLATE "C" NOT NULL,
  "startOn" text COLLATE "C" NOT NULL,
  "endOn" text COLLATE "C" NOT NULL,
  "theme" text COLLATE "C",
  "planFile" json,
  "isCurrent" boolean NOT NULL,
  "isVisible" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "year_year" ON "year" ("tenant_id", "year", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_label" ON "year" ("tenant_id", "label", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_startOn" ON "year" ("tenant_id", "startOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_endOn" ON "year" ("tenant_id", "endOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_isCurrent" ON "year" ("tenant_id", "isCurrent", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_isVisible" ON "year" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "year_year_unique" ON "year" ("tenant_id", "year") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_trashed" ON "year" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

ALTER TABLE "application" ADD FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id");

ALTER TABLE "article" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "article_category" ("tenant_id", "id");

ALTER TABLE "article" ADD FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id");

ALTER TABLE "article" ADD FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id");

ALTER TABLE "business_schedule" ADD FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id");

ALTER TABLE "cast_work_schedule" ADD FOREIGN KEY ("tenant_id", "cast") REFERENCES "cast" ("tenant_id", "id");

ALTER TABLE "circle" ADD FOREIGN KEY ("tenant_id", "facility") REFERENCES "facility" ("tenant_id", "id");

ALTER TABLE "delivery" ADD FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id");

ALTER TABLE "domain" ADD FOREIGN KEY ("tenant_id", "registrar") REFERENCES "registrar" ("tenant_id", "id");

ALTER TABLE "drink" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "drink_category" ("tenant_id", "id");

ALTER TABLE "event" ADD FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id");

ALTER TABLE "event" ADD FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id");

ALTER TABLE "food" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "food_category" ("tenant_id", "id");

ALTER TABLE "maintenance_site" ADD FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id");

ALTER TABLE "media" ADD FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id");

ALTER TABLE "media" ADD FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id");

ALTER TABLE "media" ADD FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id");

ALTER TABLE "news" ADD FOREIGN KEY ("tenant_id", "constructionProject") REFERENCES "construction_project" ("tenant_id", "id");

ALTER TABLE "payment_bank" ADD FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id");

ALTER TABLE "payment_card" ADD FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id");

ALTER TABLE "play" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "play_category" ("tenant_id", "id");

ALTER TABLE "price_plan" ADD FOREIGN KEY ("tenant_id", "service") REFERENCES "service" ("tenant_id", "id");

ALTER TABLE "product_recommend" ADD FOREIGN KEY ("tenant_id", "product") REFERENCES "product" ("tenant_id", "id");

ALTER TABLE "tenant_domain" ADD FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id");

ALTER TABLE "tenant_domain" ADD FOREIGN KEY ("tenant_id", "domain") REFERENCES "domain" ("tenant_id", "id");

ALTER TABLE "tenant_menu" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "tenant_menu_category" ("tenant_id", "id");

ALTER TABLE "tenant_user" ADD FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id");
