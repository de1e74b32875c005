CREATE TABLE "article_next" (
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

INSERT INTO "article_next" ("tenant_id", "id", "title", "titleEn", "slug", "category", "lead", "thumbnail", "body", "bodyEn", "tags", "authorName", "casts", "boardgames", "year", "circle", "audience", "isPinned", "relatedArticles", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "titleEn", "slug", "category", "lead", "thumbnail", "body", "bodyEn", "tags", "authorName", "casts", "boardgames", "year", "circle", "audience", "isPinned", "relatedArticles", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "article";

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

DROP INDEX "boardgame_titleKana";

CREATE INDEX "boardgame_titleKana" ON "boardgame" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("titleKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "titleKana", "id") WHERE "trashedAt" IS NULL;

DROP INDEX "circle_nameKana";

CREATE INDEX "circle_nameKana" ON "circle" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("nameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "nameKana", "id") WHERE "trashedAt" IS NULL;

CREATE TABLE "construction_project_next" (
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

INSERT INTO "construction_project_next" ("tenant_id", "id", "title", "slug", "projectNo", "category", "images", "beforeAfter", "body", "clientName", "isClientPublic", "prefecture", "municipality", "partners", "structure", "floorArea", "floors", "startedOn", "completedOn", "completedYm", "contractAmount", "status", "publishAt", "unpublishAt", "isPinned", "sortOrder", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "slug", "projectNo", "category", "images", "beforeAfter", "body", "clientName", "isClientPublic", "prefecture", "municipality", "partners", "structure", "floorArea", "floors", "startedOn", "completedOn", "completedYm", "contractAmount", "status", "publishAt", "unpublishAt", "isPinned", "sortOrder", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "construction_project";

DROP TABLE "construction_project";

ALTER TABLE "construction_project_next" RENAME TO "construction_project";

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

CREATE TABLE "event_next" (
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

INSERT INTO "event_next" ("tenant_id", "id", "title", "slug", "lead", "images", "body", "startAt", "endAt", "isAllDay", "sessions", "category", "venue", "facilities", "boardgames", "hostName", "experience", "minPeople", "year", "circle", "target", "belongings", "flyer", "capacity", "remaining", "fees", "applicationMethod", "applicationUrl", "applicationStartAt", "applicationEndAt", "contactPhone", "holdStatus", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "slug", "lead", "images", "body", "startAt", "endAt", "isAllDay", "sessions", "category", "venue", "facilities", "boardgames", "hostName", "experience", "minPeople", "year", "circle", "target", "belongings", "flyer", "capacity", "remaining", "fees", "applicationMethod", "applicationUrl", "applicationStartAt", "applicationEndAt", "contactPhone", "holdStatus", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "event";

DROP TABLE "event";

ALTER TABLE "event_next" RENAME TO "event";

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

CREATE INDEX "event_year_pointer" ON "event" ("tenant_id", "year");

CREATE INDEX "event_circle_pointer" ON "event" ("tenant_id", "circle");

CREATE INDEX "event_trashed" ON "event" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "news_next" (
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

INSERT INTO "news_next" ("tenant_id", "id", "title", "slug", "category", "thumbnail", "body", "linkUrl", "attachments", "gameTitle", "platforms", "venue", "heldFrom", "heldUntil", "sounds", "members", "constructionProject", "isPinned", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "slug", "category", "thumbnail", "body", "linkUrl", "attachments", "gameTitle", "platforms", "venue", "heldFrom", "heldUntil", "sounds", "members", "constructionProject", "isPinned", "status", "publishAt", "unpublishAt", "metaDescription", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "news";

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

ALTER TABLE "order" ADD COLUMN "locale" TEXT;

ALTER TABLE "order" ADD COLUMN "letters" TEXT;

ALTER TABLE "order" ADD COLUMN "receiptName" TEXT;

ALTER TABLE "order" ADD COLUMN "receiptIssuedAt" TEXT;

ALTER TABLE "order" ADD COLUMN "receiptIssues" INTEGER;

DROP INDEX "payment_bank_payerNameKana";

CREATE INDEX "payment_bank_payerNameKana" ON "payment_bank" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("payerNameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "payerNameKana", "id") WHERE "trashedAt" IS NULL;

CREATE TABLE "privacy_policy_next" (
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

INSERT INTO "privacy_policy_next" ("tenant_id", "id", "title", "titleEn", "edition", "operatorName", "operatorAddress", "representativeName", "contactPoint", "externalTransmissions", "body", "bodyEn", "enactedOn", "revisedOn", "effectiveOn", "changeSummary", "status", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "titleEn", "edition", "operatorName", "operatorAddress", "representativeName", "contactPoint", "externalTransmissions", "body", "bodyEn", "enactedOn", "revisedOn", "effectiveOn", "changeSummary", "status", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "privacy_policy";

DROP TABLE "privacy_policy";

ALTER TABLE "privacy_policy_next" RENAME TO "privacy_policy";

CREATE INDEX "privacy_policy_title" ON "privacy_policy" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_edition" ON "privacy_policy" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_enactedOn" ON "privacy_policy" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_revisedOn" ON "privacy_policy" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_effectiveOn" ON "privacy_policy" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_status" ON "privacy_policy" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "privacy_policy_edition_unique" ON "privacy_policy" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_trashed" ON "privacy_policy" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

ALTER TABLE "tenant" ADD COLUMN "descriptionEn" TEXT;

ALTER TABLE "tenant" ADD COLUMN "orderLetters" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "term_of_service_next" (
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

INSERT INTO "term_of_service_next" ("tenant_id", "id", "title", "titleEn", "edition", "noticeOn", "jurisdiction", "body", "bodyEn", "enactedOn", "revisedOn", "effectiveOn", "changeSummary", "status", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "titleEn", "edition", "noticeOn", "jurisdiction", "body", "bodyEn", "enactedOn", "revisedOn", "effectiveOn", "changeSummary", "status", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "term_of_service";

DROP TABLE "term_of_service";

ALTER TABLE "term_of_service_next" RENAME TO "term_of_service";

CREATE INDEX "term_of_service_title" ON "term_of_service" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_edition" ON "term_of_service" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_enactedOn" ON "term_of_service" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_revisedOn" ON "term_of_service" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_effectiveOn" ON "term_of_service" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_status" ON "term_of_service" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "term_of_service_edition_unique" ON "term_of_service" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_trashed" ON "term_of_service" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tokusho_next" (
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

INSERT INTO "tokusho_next" ("tenant_id", "id", "title", "edition", "sellerName", "representativeName", "operationManager", "disclosureMode", "postalCode", "address", "phone", "phoneHours", "fax", "email", "websiteUrl", "price", "shippingFee", "otherFees", "paymentMethods", "paymentTiming", "deliveryTiming", "returns", "cancellation", "defectLiability", "applicationPeriod", "quantityLimit", "subscriptionTerms", "systemRequirements", "licenses", "corporateNumber", "invoiceNumber", "extraItems", "summaryEn", "effectiveOn", "status", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "edition", "sellerName", "representativeName", "operationManager", "disclosureMode", "postalCode", "address", "phone", "phoneHours", "fax", "email", "websiteUrl", "price", "shippingFee", "otherFees", "paymentMethods", "paymentTiming", "deliveryTiming", "returns", "cancellation", "defectLiability", "applicationPeriod", "quantityLimit", "subscriptionTerms", "systemRequirements", "licenses", "corporateNumber", "invoiceNumber", "extraItems", "summaryEn", "effectiveOn", "status", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "tokusho";

DROP TABLE "tokusho";

ALTER TABLE "tokusho_next" RENAME TO "tokusho";

CREATE INDEX "tokusho_title" ON "tokusho" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_edition" ON "tokusho" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_sellerName" ON "tokusho" ("tenant_id", "sellerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_disclosureMode" ON "tokusho" ("tenant_id", "disclosureMode", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_effectiveOn" ON "tokusho" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_status" ON "tokusho" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tokusho_edition_unique" ON "tokusho" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_trashed" ON "tokusho" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
