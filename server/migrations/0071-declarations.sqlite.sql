CREATE TABLE "application" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "applicationNo" TEXT NOT NULL,
  "receivedAt" TEXT NOT NULL,
  "event" TEXT NOT NULL,
  "people" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "message" TEXT,
  "agreedPrivacyPolicy" INTEGER NOT NULL,
  "agreedPolicyVersion" TEXT,
  "locale" TEXT,
  "status" TEXT NOT NULL,
  "sentEmails" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id")
) STRICT;

CREATE INDEX "application_applicationNo" ON "application" ("tenant_id", "applicationNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_receivedAt" ON "application" ("tenant_id", "receivedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_people" ON "application" ("tenant_id", "people", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_name" ON "application" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_status" ON "application" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "application_applicationNo_unique" ON "application" ("tenant_id", "applicationNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "application_event_pointer" ON "application" ("tenant_id", "event");

CREATE INDEX "application_trashed" ON "application" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "area" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "prefecture" TEXT NOT NULL,
  "municipalities" TEXT,
  "meetingPoints" TEXT,
  "transportFee" INTEGER NOT NULL,
  "isTransportNegotiable" INTEGER NOT NULL,
  "description" TEXT,
  "image" TEXT,
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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleEn" TEXT,
  "slug" TEXT,
  "category" TEXT,
  "lead" TEXT,
  "thumbnail" TEXT,
  "body" TEXT,
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

CREATE INDEX "article_title" ON "article" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_authorName" ON "article" ("tenant_id", "authorName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_isPinned" ON "article" ("tenant_id", "isPinned", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_status" ON "article" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_publishAt" ON "article" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "article_unpublishAt" ON "article" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "article_slug_unique" ON "article" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "article_category_pointer" ON "article" ("tenant_id", "category") WHERE ("category" IS NOT NULL);

CREATE INDEX "article_year_pointer" ON "article" ("tenant_id", "year") WHERE ("year" IS NOT NULL);

CREATE INDEX "article_circle_pointer" ON "article" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

CREATE INDEX "article_englishMissing" ON "article" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL AND ("titleEn" IS NULL OR "bodyEn" IS NULL);

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

CREATE INDEX "article_category_englishMissing" ON "article_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "article_category_trashed" ON "article_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "boardgame" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleKana" TEXT NOT NULL,
  "titleOriginal" TEXT,
  "slug" TEXT NOT NULL,
  "publisher" TEXT,
  "designer" TEXT,
  "releasedYear" TEXT,
  "minPlayers" INTEGER NOT NULL,
  "maxPlayers" INTEGER NOT NULL,
  "bestPlayers" TEXT,
  "minMinutes" INTEGER NOT NULL,
  "maxMinutes" INTEGER,
  "ageFrom" INTEGER,
  "difficulty" TEXT NOT NULL,
  "genres" TEXT NOT NULL,
  "images" TEXT,
  "description" TEXT,
  "rating" TEXT,
  "staffCanTeach" INTEGER NOT NULL,
  "ruleVideoUrl" TEXT,
  "infoUrl" TEXT,
  "quantity" INTEGER NOT NULL,
  "shelf" TEXT,
  "condition" TEXT NOT NULL,
  "isForSale" INTEGER NOT NULL,
  "salePrice" INTEGER,
  "arrivedOn" TEXT,
  "isVisible" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "boardgame_title" ON "boardgame" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_titleKana" ON "boardgame" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("titleKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "titleKana", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_minPlayers" ON "boardgame" ("tenant_id", "minPlayers", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_maxPlayers" ON "boardgame" ("tenant_id", "maxPlayers", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_minMinutes" ON "boardgame" ("tenant_id", "minMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_difficulty" ON "boardgame" ("tenant_id", "difficulty", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_shelf" ON "boardgame" ("tenant_id", "shelf", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_condition" ON "boardgame" ("tenant_id", "condition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_isVisible" ON "boardgame" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "boardgame_slug_unique" ON "boardgame" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_trashed" ON "boardgame" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

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

CREATE TABLE "business_schedule" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "date" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "ranges" TEXT,
  "title" TEXT,
  "event" TEXT,
  "note" TEXT,
  "isVisible" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id")
) STRICT;

CREATE INDEX "business_schedule_date" ON "business_schedule" ("tenant_id", "date", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_kind" ON "business_schedule" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_title" ON "business_schedule" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_isVisible" ON "business_schedule" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "business_schedule_date_unique" ON "business_schedule" ("tenant_id", "date") WHERE "trashedAt" IS NULL;

CREATE INDEX "business_schedule_event_pointer" ON "business_schedule" ("tenant_id", "event") WHERE ("event" IS NOT NULL);

CREATE INDEX "business_schedule_trashed" ON "business_schedule" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "cast" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "rank" TEXT NOT NULL,
  "catchphrase" TEXT,
  "profile" TEXT NOT NULL,
  "images" TEXT NOT NULL,
  "ageDisplay" INTEGER,
  "heightCm" INTEGER,
  "bloodType" TEXT,
  "languages" TEXT,
  "specialties" TEXT,
  "areas" TEXT NOT NULL,
  "services" TEXT,
  "nominationFee" INTEGER NOT NULL,
  "canBeNominated" INTEGER NOT NULL,
  "xAccount" TEXT,
  "instagramId" TEXT,
  "ageConfirmed" INTEGER NOT NULL,
  "imageConsent" INTEGER NOT NULL,
  "status" TEXT NOT NULL,
  "joinedOn" TEXT,
  "isNew" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "cast" TEXT NOT NULL,
  "date" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "timeRanges" TEXT,
  "note" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "cast") REFERENCES "cast" ("tenant_id", "id")
) STRICT;

CREATE INDEX "cast_work_schedule_date" ON "cast_work_schedule" ("tenant_id", "date", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_status" ON "cast_work_schedule" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_note" ON "cast_work_schedule" ("tenant_id", "note", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_work_schedule_cast_pointer" ON "cast_work_schedule" ("tenant_id", "cast");

CREATE INDEX "cast_work_schedule_trashed" ON "cast_work_schedule" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "circle" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT NOT NULL,
  "genre" TEXT NOT NULL,
  "introduction" TEXT NOT NULL,
  "images" TEXT,
  "activities" TEXT,
  "facility" TEXT,
  "memberCount" INTEGER,
  "target" TEXT,
  "monthlyFee" INTEGER,
  "feeNote" TEXT,
  "recruiting" TEXT NOT NULL,
  "years" TEXT NOT NULL,
  "representative" TEXT,
  "representativePhone" TEXT,
  "representativeEmail" TEXT,
  "websiteUrl" TEXT,
  "instagramId" TEXT,
  "facebookId" TEXT,
  "isVisible" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "facility") REFERENCES "facility" ("tenant_id", "id")
) STRICT;

CREATE INDEX "circle_name" ON "circle" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_nameKana" ON "circle" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("nameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "nameKana", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_genre" ON "circle" ("tenant_id", "genre", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_memberCount" ON "circle" ("tenant_id", "memberCount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_recruiting" ON "circle" ("tenant_id", "recruiting", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_representative" ON "circle" ("tenant_id", "representative", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_isVisible" ON "circle" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "circle_name_unique" ON "circle" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_facility_pointer" ON "circle" ("tenant_id", "facility") WHERE ("facility" IS NOT NULL);

CREATE INDEX "circle_trashed" ON "circle" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "construction_project" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "slug" TEXT,
  "projectNo" TEXT,
  "category" TEXT,
  "images" TEXT,
  "beforeAfter" TEXT,
  "body" TEXT,
  "clientName" TEXT,
  "isClientPublic" INTEGER NOT NULL,
  "prefecture" TEXT,
  "municipality" TEXT,
  "partners" TEXT,
  "structure" TEXT,
  "floorArea" TEXT,
  "floors" TEXT,
  "startedOn" TEXT,
  "completedOn" TEXT,
  "completedYm" TEXT,
  "contractAmount" TEXT,
  "status" TEXT NOT NULL,
  "publishAt" TEXT,
  "unpublishAt" TEXT,
  "isPinned" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "metaDescription" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

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

CREATE UNIQUE INDEX "construction_project_slug_unique" ON "construction_project" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "construction_project_projectNo_unique" ON "construction_project" ("tenant_id", "projectNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_trashed" ON "construction_project" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "contact" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "receiptNo" TEXT NOT NULL,
  "receivedAt" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "company" TEXT,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "category" TEXT NOT NULL,
  "constructionSite" TEXT,
  "budgetRange" TEXT,
  "preferredReply" TEXT NOT NULL,
  "agreedPrivacyPolicy" INTEGER NOT NULL,
  "agreedPolicyVersion" TEXT,
  "website" INTEGER NOT NULL,
  "locale" TEXT,
  "sourceUrl" TEXT,
  "status" TEXT NOT NULL,
  "assignee" TEXT,
  "memo" TEXT,
  "repliedAt" TEXT,
  "closedAt" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "contact_subject" ON "contact" ("tenant_id", "subject", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_receivedAt" ON "contact" ("tenant_id", "receivedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_name" ON "contact" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_category" ON "contact" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_status" ON "contact" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "contact_receiptNo_unique" ON "contact" ("tenant_id", "receiptNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "contact_assignee_pointer" ON "contact" ("tenant_id", "assignee") WHERE ("assignee" IS NOT NULL);

CREATE INDEX "contact_trashed" ON "contact" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "delivery" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "deliveryNo" TEXT NOT NULL,
  "order" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "contents" TEXT,
  "carrier" TEXT,
  "trackingNumber" TEXT,
  "shippingKind" TEXT NOT NULL,
  "recipientName" TEXT NOT NULL,
  "postalCode" TEXT NOT NULL,
  "prefecture" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "boxCount" INTEGER NOT NULL,
  "fee" INTEGER,
  "wishDate" TEXT,
  "plannedOn" TEXT,
  "shippedAt" TEXT,
  "deliveredAt" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id")
) STRICT;

CREATE INDEX "delivery_deliveryNo" ON "delivery" ("tenant_id", "deliveryNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_status" ON "delivery" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_carrier" ON "delivery" ("tenant_id", "carrier", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_trackingNumber" ON "delivery" ("tenant_id", "trackingNumber", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_recipientName" ON "delivery" ("tenant_id", "recipientName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_wishDate" ON "delivery" ("tenant_id", "wishDate", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_plannedOn" ON "delivery" ("tenant_id", "plannedOn", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "delivery_deliveryNo_unique" ON "delivery" ("tenant_id", "deliveryNo") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "delivery_trackingNumber_unique" ON "delivery" ("tenant_id", "trackingNumber") WHERE "trashedAt" IS NULL;

CREATE INDEX "delivery_order_pointer" ON "delivery" ("tenant_id", "order");

CREATE INDEX "delivery_trashed" ON "delivery" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "domain" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "registrar" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "registeredOn" TEXT,
  "expiresOn" TEXT NOT NULL,
  "autoRenew" INTEGER NOT NULL,
  "renewalNoticeDays" INTEGER NOT NULL,
  "annualFee" INTEGER,
  "whoisPrivacy" INTEGER NOT NULL,
  "dnsProvider" TEXT,
  "nameServers" TEXT,
  "ipv4" TEXT,
  "ipv6" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "registrar") REFERENCES "registrar" ("tenant_id", "id")
) STRICT;

CREATE INDEX "domain_name" ON "domain" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_status" ON "domain" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_expiresOn" ON "domain" ("tenant_id", "expiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_autoRenew" ON "domain" ("tenant_id", "autoRenew", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "domain_name_unique" ON "domain" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_registrar_pointer" ON "domain" ("tenant_id", "registrar");

CREATE INDEX "domain_trashed" ON "domain" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "drink" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "category" TEXT NOT NULL,
  "price" INTEGER NOT NULL,
  "canTakeOut" INTEGER NOT NULL,
  "takeOutPrice" INTEGER,
  "temperature" TEXT NOT NULL,
  "sizes" TEXT,
  "isAlcohol" INTEGER NOT NULL,
  "abv" TEXT,
  "isFreeRefill" INTEGER NOT NULL,
  "description" TEXT,
  "image" TEXT,
  "allergens" TEXT,
  "availableFrom" TEXT,
  "availableUntil" TEXT,
  "isRecommended" INTEGER NOT NULL,
  "isSoldOut" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "category") REFERENCES "drink_category" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "description" TEXT,
  "icon" TEXT,
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

CREATE INDEX "drink_category_name" ON "drink_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_sortOrder" ON "drink_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_isVisible" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "drink_category_groups" ON "drink_category" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "drink_category_name_unique" ON "drink_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_englishMissing" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "drink_category_trashed" ON "drink_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "email_text" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "email_text_email" ON "email_text" ("tenant_id", "email", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_language" ON "email_text" ("tenant_id", "language", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_subject" ON "email_text" ("tenant_id", "subject", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "email_text_trashed" ON "email_text" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "event" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "slug" TEXT,
  "lead" TEXT,
  "images" TEXT,
  "body" TEXT,
  "startAt" TEXT,
  "endAt" TEXT,
  "isAllDay" INTEGER NOT NULL,
  "sessions" TEXT,
  "category" TEXT,
  "venue" TEXT,
  "facilities" TEXT,
  "boardgames" TEXT,
  "hostName" TEXT,
  "experience" TEXT,
  "minPeople" INTEGER,
  "year" TEXT,
  "circle" TEXT,
  "target" TEXT,
  "belongings" TEXT,
  "flyer" TEXT,
  "capacity" INTEGER,
  "remaining" INTEGER,
  "fees" TEXT,
  "applicationMethod" TEXT NOT NULL,
  "applicationUrl" TEXT,
  "takesApplications" INTEGER NOT NULL,
  "applicationStartAt" TEXT,
  "applicationEndAt" TEXT,
  "contactPhone" TEXT,
  "holdStatus" TEXT NOT NULL,
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
  FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id")
) STRICT;

CREATE INDEX "event_title" ON "event" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_startAt" ON "event" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_category" ON "event" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_venue" ON "event" ("tenant_id", "venue", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_capacity" ON "event" ("tenant_id", "capacity", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_holdStatus" ON "event" ("tenant_id", "holdStatus", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_status" ON "event" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_publishAt" ON "event" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_unpublishAt" ON "event" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "event_slug_unique" ON "event" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "event_year_pointer" ON "event" ("tenant_id", "year") WHERE ("year" IS NOT NULL);

CREATE INDEX "event_circle_pointer" ON "event" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

CREATE INDEX "event_trashed" ON "event" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "facility" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "floor" TEXT,
  "capacity" INTEGER,
  "areaM2" TEXT,
  "description" TEXT,
  "images" TEXT NOT NULL,
  "equipment" TEXT,
  "barrierFree" TEXT,
  "fees" TEXT,
  "openTime" TEXT,
  "closeTime" TEXT,
  "extensionNumber" TEXT,
  "isReservable" INTEGER NOT NULL,
  "reservationUrl" TEXT,
  "mapUrl" TEXT,
  "notice" TEXT,
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

CREATE INDEX "facility_name" ON "facility" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_kind" ON "facility" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_floor" ON "facility" ("tenant_id", "floor", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_capacity" ON "facility" ("tenant_id", "capacity", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_isReservable" ON "facility" ("tenant_id", "isReservable", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_notice" ON "facility" ("tenant_id", "notice", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_sortOrder" ON "facility" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_isVisible" ON "facility" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "facility_name_unique" ON "facility" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_trashed" ON "facility" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

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

CREATE INDEX "faq_englishMissing" ON "faq" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("questionEn" IS NULL OR "answerEn" IS NULL);

CREATE INDEX "faq_trashed" ON "faq" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "food" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "category" TEXT NOT NULL,
  "price" INTEGER NOT NULL,
  "canTakeOut" INTEGER NOT NULL,
  "takeOutPrice" INTEGER,
  "description" TEXT,
  "image" TEXT,
  "allergens" TEXT,
  "calories" INTEGER,
  "servedFrom" TEXT,
  "servedUntil" TEXT,
  "availableFrom" TEXT,
  "availableUntil" TEXT,
  "isRecommended" INTEGER NOT NULL,
  "isSoldOut" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "category") REFERENCES "food_category" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "description" TEXT,
  "icon" TEXT,
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

CREATE INDEX "food_category_name" ON "food_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_sortOrder" ON "food_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_isVisible" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "food_category_groups" ON "food_category" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "food_category_name_unique" ON "food_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_englishMissing" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "food_category_trashed" ON "food_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "link" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "description" TEXT,
  "banner" TEXT,
  "openInNewTab" INTEGER NOT NULL,
  "checkedOn" TEXT,
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

CREATE INDEX "link_title" ON "link" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_category" ON "link" ("tenant_id", (CASE "category" WHEN 'government' THEN 0 WHEN 'school' THEN 1 WHEN 'facility' THEN 2 WHEN 'related' THEN 3 WHEN 'volunteer' THEN 4 WHEN 'other' THEN 5 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_checkedOn" ON "link" ("tenant_id", "checkedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_sortOrder" ON "link" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_isVisible" ON "link" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "link_url_unique" ON "link" ("tenant_id", "url") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_trashed" ON "link" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "maintenance_site" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "tenant" TEXT NOT NULL,
  "isEnabled" INTEGER NOT NULL,
  "startAt" TEXT,
  "endAt" TEXT,
  "title" TEXT NOT NULL,
  "message" TEXT,
  "messageEn" TEXT,
  "allowedIps" TEXT,
  "allowTenantUsers" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id")
) STRICT;

CREATE INDEX "maintenance_site_isEnabled" ON "maintenance_site" ("tenant_id", "isEnabled", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_startAt" ON "maintenance_site" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_endAt" ON "maintenance_site" ("tenant_id", "endAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "maintenance_site_tenant_unique" ON "maintenance_site" ("tenant_id", "tenant") WHERE "trashedAt" IS NULL;

CREATE INDEX "maintenance_site_tenant_pointer" ON "maintenance_site" ("tenant_id", "tenant");

CREATE INDEX "maintenance_site_trashed" ON "maintenance_site" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "media" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "year" TEXT NOT NULL,
  "publishedOn" TEXT NOT NULL,
  "issueNumber" INTEGER,
  "outletName" TEXT,
  "file" TEXT,
  "youtubeUrl" TEXT,
  "url" TEXT,
  "thumbnail" TEXT,
  "images" TEXT,
  "description" TEXT,
  "event" TEXT,
  "circle" TEXT,
  "rightsCleared" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id")
) STRICT;

CREATE INDEX "media_title" ON "media" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_kind" ON "media" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_publishedOn" ON "media" ("tenant_id", "publishedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_issueNumber" ON "media" ("tenant_id", "issueNumber", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_outletName" ON "media" ("tenant_id", "outletName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_isVisible" ON "media" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_year_pointer" ON "media" ("tenant_id", "year");

CREATE INDEX "media_event_pointer" ON "media" ("tenant_id", "event") WHERE ("event" IS NOT NULL);

CREATE INDEX "media_circle_pointer" ON "media" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

CREATE INDEX "media_trashed" ON "media" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "member" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "roles" TEXT NOT NULL,
  "image" TEXT,
  "profile" TEXT,
  "comment" TEXT,
  "websiteUrl" TEXT,
  "xAccount" TEXT,
  "instagramId" TEXT,
  "facebookId" TEXT,
  "lineId" TEXT,
  "youtubeChannelId" TEXT,
  "youtubeHandle" TEXT,
  "email" TEXT,
  "joinedOn" TEXT,
  "leftOn" TEXT,
  "status" TEXT NOT NULL,
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

CREATE INDEX "member_name" ON "member" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_joinedOn" ON "member" ("tenant_id", "joinedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_leftOn" ON "member" ("tenant_id", "leftOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_status" ON "member" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_sortOrder" ON "member" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_isVisible" ON "member" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "member_name_unique" ON "member" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "member_slug_unique" ON "member" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "member_englishMissing" ON "member" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "member_trashed" ON "member" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "news" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "slug" TEXT,
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

CREATE INDEX "news_title" ON "news" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_category" ON "news" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_gameTitle" ON "news" ("tenant_id", "gameTitle", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_heldFrom" ON "news" ("tenant_id", "heldFrom", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_status" ON "news" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_publishAt" ON "news" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "news_unpublishAt" ON "news" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "news_slug_unique" ON "news" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "news_constructionProject_pointer" ON "news" ("tenant_id", "constructionProject") WHERE ("constructionProject" IS NOT NULL);

CREATE INDEX "news_trashed" ON "news" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "order" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "orderNo" TEXT NOT NULL,
  "orderedAt" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "items" TEXT NOT NULL,
  "itemsTotal" INTEGER NOT NULL,
  "shippingFee" INTEGER NOT NULL,
  "discount" INTEGER NOT NULL,
  "total" INTEGER NOT NULL,
  "taxBreakdown" TEXT NOT NULL,
  "paymentMethod" TEXT NOT NULL,
  "buyerName" TEXT NOT NULL,
  "buyerKana" TEXT,
  "buyerEmail" TEXT NOT NULL,
  "buyerPhone" TEXT NOT NULL,
  "buyerPostalCode" TEXT NOT NULL,
  "buyerPrefecture" TEXT NOT NULL,
  "buyerAddress" TEXT NOT NULL,
  "shipTo" TEXT NOT NULL,
  "wishDate" TEXT,
  "wishTime" TEXT NOT NULL,
  "giftWrapping" TEXT NOT NULL,
  "noshiName" TEXT,
  "customerNote" TEXT,
  "agreedTermsVersion" TEXT,
  "locale" TEXT,
  "paidAt" TEXT,
  "shippedAt" TEXT,
  "cancelledAt" TEXT,
  "cancelReason" TEXT,
  "restockOnReturn" INTEGER NOT NULL,
  "sentEmails" TEXT,
  "receiptName" TEXT,
  "receiptHonorific" TEXT,
  "receiptIssuedAt" TEXT,
  "receiptIssues" INTEGER,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "order_orderNo" ON "order" ("tenant_id", "orderNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_orderedAt" ON "order" ("tenant_id", "orderedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_status" ON "order" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_total" ON "order" ("tenant_id", "total", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_paymentMethod" ON "order" ("tenant_id", "paymentMethod", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_buyerName" ON "order" ("tenant_id", "buyerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_paidAt" ON "order" ("tenant_id", "paidAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_shippedAt" ON "order" ("tenant_id", "shippedAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "order_orderNo_unique" ON "order" ("tenant_id", "orderNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "order_trashed" ON "order" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "partner" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "nameEn" TEXT,
  "kind" TEXT NOT NULL,
  "corporateNumber" TEXT,
  "invoiceNumber" TEXT,
  "invoiceCheckedOn" TEXT,
  "postalCode" TEXT,
  "address" TEXT,
  "phone" TEXT,
  "fax" TEXT,
  "email" TEXT,
  "contactPerson" TEXT,
  "websiteUrl" TEXT,
  "logo" TEXT,
  "introduction" TEXT,
  "trades" TEXT,
  "constructionLicense" TEXT,
  "licenseExpiresOn" TEXT,
  "startedOn" TEXT,
  "isVisible" INTEGER NOT NULL,
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

CREATE INDEX "partner_name" ON "partner" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_kind" ON "partner" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_licenseExpiresOn" ON "partner" ("tenant_id", "licenseExpiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_isVisible" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_sortOrder" ON "partner" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "partner_corporateNumber_unique" ON "partner" ("tenant_id", "corporateNumber") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_englishMissing" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "partner_trashed" ON "partner" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "payment_bank" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "paymentNo" TEXT NOT NULL,
  "order" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "dueOn" TEXT NOT NULL,
  "depositedAmount" INTEGER,
  "depositedOn" TEXT,
  "payerNameKana" TEXT,
  "bankName" TEXT,
  "bankCode" TEXT,
  "branchName" TEXT,
  "branchCode" TEXT,
  "accountType" TEXT,
  "accountNumber" TEXT,
  "accountHolderKana" TEXT,
  "confirmedBy" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id")
) STRICT;

CREATE INDEX "payment_bank_paymentNo" ON "payment_bank" ("tenant_id", "paymentNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_status" ON "payment_bank" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_amount" ON "payment_bank" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_dueOn" ON "payment_bank" ("tenant_id", "dueOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_depositedAmount" ON "payment_bank" ("tenant_id", "depositedAmount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_depositedOn" ON "payment_bank" ("tenant_id", "depositedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_payerNameKana" ON "payment_bank" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("payerNameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "payerNameKana", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_bank_paymentNo_unique" ON "payment_bank" ("tenant_id", "paymentNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_bank_order_pointer" ON "payment_bank" ("tenant_id", "order");

CREATE INDEX "payment_bank_confirmedBy_pointer" ON "payment_bank" ("tenant_id", "confirmedBy") WHERE ("confirmedBy" IS NOT NULL);

CREATE INDEX "payment_bank_trashed" ON "payment_bank" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "payment_card" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "paymentNo" TEXT NOT NULL,
  "order" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "refundedAmount" INTEGER,
  "provider" TEXT,
  "transactionId" TEXT NOT NULL,
  "brand" TEXT,
  "last4" TEXT,
  "approvalCode" TEXT,
  "threeDSecure" TEXT,
  "authorizedAt" TEXT,
  "capturedAt" TEXT,
  "refundedAt" TEXT,
  "errorCode" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "order") REFERENCES "order" ("tenant_id", "id")
) STRICT;

CREATE INDEX "payment_card_paymentNo" ON "payment_card" ("tenant_id", "paymentNo", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_status" ON "payment_card" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_amount" ON "payment_card" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_refundedAmount" ON "payment_card" ("tenant_id", "refundedAmount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_brand" ON "payment_card" ("tenant_id", "brand", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_last4" ON "payment_card" ("tenant_id", "last4", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_authorizedAt" ON "payment_card" ("tenant_id", "authorizedAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_capturedAt" ON "payment_card" ("tenant_id", "capturedAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_card_paymentNo_unique" ON "payment_card" ("tenant_id", "paymentNo") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "payment_card_transactionId_unique" ON "payment_card" ("tenant_id", "transactionId") WHERE "trashedAt" IS NULL;

CREATE INDEX "payment_card_order_pointer" ON "payment_card" ("tenant_id", "order");

CREATE INDEX "payment_card_trashed" ON "payment_card" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "play" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "category" TEXT NOT NULL,
  "price" INTEGER NOT NULL,
  "per" TEXT NOT NULL,
  "durationMinutes" INTEGER,
  "extensionPrice" INTEGER,
  "dayKind" TEXT NOT NULL,
  "minPeople" INTEGER NOT NULL,
  "maxPeople" INTEGER,
  "includes" TEXT,
  "studentDiscount" INTEGER,
  "needsReservation" INTEGER NOT NULL,
  "boardgames" TEXT,
  "description" TEXT,
  "image" TEXT,
  "isRecommended" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "category") REFERENCES "play_category" ("tenant_id", "id")
) STRICT;

CREATE INDEX "play_name" ON "play" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_order" ON "play" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_price" ON "play" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_per" ON "play" ("tenant_id", "per", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_durationMinutes" ON "play" ("tenant_id", "durationMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_dayKind" ON "play" ("tenant_id", "dayKind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_sortOrder" ON "play" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_isVisible" ON "play" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_pointer" ON "play" ("tenant_id", "category");

CREATE INDEX "play_englishMissing" ON "play" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "play_trashed" ON "play" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "play_category" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "description" TEXT,
  "icon" TEXT,
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

CREATE INDEX "play_category_name" ON "play_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_sortOrder" ON "play_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_isVisible" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "play_category_groups" ON "play_category" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "play_category_name_unique" ON "play_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_englishMissing" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL AND ("nameEn" IS NULL);

CREATE INDEX "play_category_trashed" ON "play_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "price_additional_menu" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "amountType" TEXT NOT NULL,
  "amount" TEXT,
  "per" TEXT NOT NULL,
  "plans" TEXT,
  "description" TEXT,
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

CREATE INDEX "price_additional_menu_kind" ON "price_additional_menu" ("tenant_id", (CASE "kind" WHEN 'nomination' THEN 0 WHEN 'extension' THEN 1 WHEN 'transport' THEN 2 WHEN 'lateNight' THEN 3 WHEN 'option' THEN 4 WHEN 'cancel' THEN 5 WHEN 'discount' THEN 6 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_name" ON "price_additional_menu" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_amountType" ON "price_additional_menu" ("tenant_id", "amountType", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_amount" ON "price_additional_menu" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_per" ON "price_additional_menu" ("tenant_id", "per", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_sortOrder" ON "price_additional_menu" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_isVisible" ON "price_additional_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "price_additional_menu_name_unique" ON "price_additional_menu" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_trashed" ON "price_additional_menu" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "price_plan" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "service" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "castRank" TEXT NOT NULL,
  "durationMinutes" INTEGER NOT NULL,
  "price" INTEGER NOT NULL,
  "extensionMinutes" INTEGER,
  "extensionPrice" INTEGER,
  "areas" TEXT,
  "startTime" TEXT,
  "endTime" TEXT,
  "description" TEXT,
  "isRecommended" INTEGER NOT NULL,
  "validFrom" TEXT,
  "validUntil" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "service") REFERENCES "service" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleEn" TEXT,
  "edition" TEXT NOT NULL,
  "operatorName" TEXT,
  "operatorAddress" TEXT,
  "representativeName" TEXT,
  "contactPoint" TEXT,
  "externalTransmissions" TEXT,
  "body" TEXT,
  "bodyEn" TEXT,
  "enactedOn" TEXT,
  "revisedOn" TEXT,
  "effectiveOn" TEXT,
  "changeSummary" TEXT,
  "status" TEXT NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "privacy_policy_title" ON "privacy_policy" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_edition" ON "privacy_policy" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_enactedOn" ON "privacy_policy" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_revisedOn" ON "privacy_policy" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_effectiveOn" ON "privacy_policy" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_status" ON "privacy_policy" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "privacy_policy_edition_unique" ON "privacy_policy" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_trashed" ON "privacy_policy" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "product" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "code" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "catchcopy" TEXT,
  "description" TEXT,
  "images" TEXT,
  "price" INTEGER NOT NULL,
  "listPrice" INTEGER,
  "taxRate" TEXT NOT NULL,
  "manageStock" INTEGER NOT NULL,
  "stock" INTEGER NOT NULL,
  "stockAlert" INTEGER NOT NULL,
  "maxPerOrder" INTEGER,
  "janCode" TEXT,
  "weightKg" TEXT,
  "size" TEXT,
  "shippingKind" TEXT NOT NULL,
  "leadTimeDays" INTEGER NOT NULL,
  "isFood" INTEGER NOT NULL,
  "foodLabel" TEXT,
  "allergens" TEXT,
  "saleStatus" TEXT NOT NULL,
  "saleStartAt" TEXT,
  "saleEndAt" TEXT,
  "relatedProducts" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "metaDescription" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "product" TEXT NOT NULL,
  "position" TEXT NOT NULL,
  "comment" TEXT,
  "startAt" TEXT,
  "endAt" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "product") REFERENCES "product" ("tenant_id", "id")
) STRICT;

CREATE INDEX "product_recommend_position" ON "product_recommend" ("tenant_id", (CASE "position" WHEN 'home' THEN 0 WHEN 'product' THEN 1 WHEN 'cart' THEN 2 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_comment" ON "product_recommend" ("tenant_id", "comment", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_startAt" ON "product_recommend" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_endAt" ON "product_recommend" ("tenant_id", "endAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_sortOrder" ON "product_recommend" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_recommend_product_pointer" ON "product_recommend" ("tenant_id", "product");

CREATE INDEX "product_recommend_trashed" ON "product_recommend" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "registrar" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "websiteUrl" TEXT,
  "loginUrl" TEXT,
  "accountId" TEXT,
  "contractHolder" TEXT,
  "ianaId" TEXT,
  "supportEmail" TEXT,
  "supportPhone" TEXT,
  "isActive" INTEGER NOT NULL,
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

CREATE INDEX "registrar_name" ON "registrar" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_accountId" ON "registrar" ("tenant_id", "accountId", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_contractHolder" ON "registrar" ("tenant_id", "contractHolder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_isActive" ON "registrar" ("tenant_id", "isActive", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_sortOrder" ON "registrar" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "registrar_name_unique" ON "registrar" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_trashed" ON "registrar" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "service" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "lead" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "image" TEXT,
  "minMinutes" INTEGER NOT NULL,
  "areas" TEXT,
  "notes" TEXT,
  "isRecommended" INTEGER NOT NULL,
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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "rates" TEXT,
  "freeShippingFrom" INTEGER,
  "shippingText" TEXT,
  "giftWrappingFee" INTEGER NOT NULL,
  "noshiFee" INTEGER NOT NULL,
  "orderDeadline" TEXT,
  "closedWeekdays" TEXT,
  "closedOnHolidays" INTEGER NOT NULL,
  "closedPeriods" TEXT,
  "wishDateMaxDays" INTEGER NOT NULL,
  "takesCards" INTEGER NOT NULL,
  "cardPaymentMinutes" INTEGER,
  "takesTransfers" INTEGER NOT NULL,
  "transferDueDays" INTEGER NOT NULL,
  "bankName" TEXT,
  "bankCode" TEXT,
  "branchName" TEXT,
  "branchCode" TEXT,
  "accountType" TEXT,
  "accountNumber" TEXT,
  "accountHolderKana" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "shop_trashed" ON "shop" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "sound" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleKana" TEXT,
  "slug" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "jacket" TEXT,
  "audioFile" TEXT,
  "previewFile" TEXT,
  "youtubeUrl" TEXT,
  "durationSec" INTEGER,
  "bpm" INTEGER,
  "moods" TEXT,
  "tags" TEXT,
  "credits" TEXT NOT NULL,
  "isrc" TEXT,
  "workCode" TEXT,
  "licenseKind" TEXT NOT NULL,
  "price" INTEGER,
  "streamLinks" TEXT,
  "description" TEXT,
  "lyrics" TEXT,
  "releasedOn" TEXT NOT NULL,
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

CREATE INDEX "sound_title" ON "sound" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_kind" ON "sound" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_durationSec" ON "sound" ("tenant_id", "durationSec", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_licenseKind" ON "sound" ("tenant_id", "licenseKind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_releasedOn" ON "sound" ("tenant_id", "releasedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_sortOrder" ON "sound" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_isVisible" ON "sound" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "sound_slug_unique" ON "sound" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "sound_isrc_unique" ON "sound" ("tenant_id", "isrc") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_trashed" ON "sound" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "site" TEXT NOT NULL,
  "siteUrl" TEXT NOT NULL,
  "description" TEXT,
  "descriptionEn" TEXT,
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
  "orderEmails" INTEGER NOT NULL,
  "logo" TEXT,
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

CREATE TABLE "tenant_domain" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "tenant" TEXT NOT NULL,
  "domain" TEXT NOT NULL,
  "hostName" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "isPrimary" INTEGER NOT NULL,
  "redirectTo" TEXT,
  "sslExpiresOn" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "domain") REFERENCES "domain" ("tenant_id", "id")
) STRICT;

CREATE INDEX "tenant_domain_hostName" ON "tenant_domain" ("tenant_id", "tenant", "hostName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_kind" ON "tenant_domain" ("tenant_id", "tenant", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_isPrimary" ON "tenant_domain" ("tenant_id", "tenant", "isPrimary", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_sslExpiresOn" ON "tenant_domain" ("tenant_id", "tenant", "sslExpiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_domain_hostName_unique" ON "tenant_domain" ("tenant_id", "tenant", "hostName") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_domain_pointer" ON "tenant_domain" ("tenant_id", "domain");

CREATE INDEX "tenant_domain_tenant_pointer" ON "tenant_domain" ("tenant_id", "tenant");

CREATE INDEX "tenant_domain_trashed" ON "tenant_domain" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_menu" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "path" TEXT NOT NULL,
  "icon" TEXT NOT NULL,
  "tenants" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "category") REFERENCES "tenant_menu_category" ("tenant_id", "id")
) STRICT;

CREATE INDEX "tenant_menu_category_order" ON "tenant_menu" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_name" ON "tenant_menu" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_key" ON "tenant_menu" ("tenant_id", "key", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_sortOrder" ON "tenant_menu" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_isVisible" ON "tenant_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_key_unique" ON "tenant_menu" ("tenant_id", lower("key")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_pointer" ON "tenant_menu" ("tenant_id", "category");

CREATE INDEX "tenant_menu_trashed" ON "tenant_menu" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_menu_category" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "icon" TEXT NOT NULL,
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

CREATE INDEX "tenant_menu_category_name" ON "tenant_menu_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_key" ON "tenant_menu_category" ("tenant_id", "key", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_sortOrder" ON "tenant_menu_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_isVisible" ON "tenant_menu_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_category_groups" ON "tenant_menu_category" ("tenant_id", "sortOrder", "id");

CREATE UNIQUE INDEX "tenant_menu_category_key_unique" ON "tenant_menu_category" ("tenant_id", lower("key")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_trashed" ON "tenant_menu_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

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

CREATE TABLE "term_of_service" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleEn" TEXT,
  "edition" TEXT NOT NULL,
  "noticeOn" TEXT,
  "jurisdiction" TEXT,
  "body" TEXT,
  "bodyEn" TEXT,
  "enactedOn" TEXT,
  "revisedOn" TEXT,
  "effectiveOn" TEXT,
  "changeSummary" TEXT,
  "status" TEXT NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "term_of_service_title" ON "term_of_service" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_edition" ON "term_of_service" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_enactedOn" ON "term_of_service" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_revisedOn" ON "term_of_service" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_effectiveOn" ON "term_of_service" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_status" ON "term_of_service" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "term_of_service_edition_unique" ON "term_of_service" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_trashed" ON "term_of_service" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tokusho" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "edition" TEXT NOT NULL,
  "sellerName" TEXT,
  "representativeName" TEXT,
  "operationManager" TEXT,
  "disclosureMode" TEXT NOT NULL,
  "postalCode" TEXT,
  "address" TEXT,
  "phone" TEXT,
  "phoneHours" TEXT,
  "fax" TEXT,
  "email" TEXT,
  "websiteUrl" TEXT,
  "price" TEXT NOT NULL,
  "shippingFee" TEXT,
  "otherFees" TEXT NOT NULL,
  "paymentMethods" TEXT,
  "paymentTiming" TEXT,
  "deliveryTiming" TEXT,
  "returns" TEXT,
  "cancellation" TEXT,
  "defectLiability" TEXT,
  "applicationPeriod" TEXT,
  "quantityLimit" TEXT,
  "subscriptionTerms" TEXT,
  "systemRequirements" TEXT,
  "licenses" TEXT,
  "corporateNumber" TEXT,
  "invoiceNumber" TEXT,
  "extraItems" TEXT,
  "summaryEn" TEXT,
  "effectiveOn" TEXT,
  "status" TEXT NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "tokusho_title" ON "tokusho" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_edition" ON "tokusho" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_sellerName" ON "tokusho" ("tenant_id", "sellerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_disclosureMode" ON "tokusho" ("tenant_id", "disclosureMode", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_effectiveOn" ON "tokusho" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_status" ON "tokusho" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tokusho_edition_unique" ON "tokusho" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_trashed" ON "tokusho" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "year" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "year" TEXT NOT NULL,
  "label" TEXT NOT NULL,
  "startOn" TEXT NOT NULL,
  "endOn" TEXT NOT NULL,
  "theme" TEXT,
  "planFile" TEXT,
  "isCurrent" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "year_year" ON "year" ("tenant_id", "year", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_label" ON "year" ("tenant_id", "label", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_startOn" ON "year" ("tenant_id", "startOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_endOn" ON "year" ("tenant_id", "endOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_isCurrent" ON "year" ("tenant_id", "isCurrent", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_isVisible" ON "year" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "year_year_unique" ON "year" ("tenant_id", "year") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_trashed" ON "year" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
