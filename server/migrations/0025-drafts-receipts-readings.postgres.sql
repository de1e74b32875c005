ALTER TABLE "article" ALTER COLUMN "slug" DROP NOT NULL;

ALTER TABLE "article" ALTER COLUMN "body" DROP NOT NULL;

DROP INDEX "boardgame_titleKana";

CREATE INDEX "boardgame_titleKana" ON "boardgame" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("titleKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "titleKana", "id") WHERE "trashedAt" IS NULL;

DROP INDEX "circle_nameKana";

CREATE INDEX "circle_nameKana" ON "circle" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("nameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "nameKana", "id") WHERE "trashedAt" IS NULL;

ALTER TABLE "construction_project" ALTER COLUMN "slug" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "category" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "images" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "prefecture" DROP NOT NULL;

ALTER TABLE "construction_project" ALTER COLUMN "municipality" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "slug" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "startAt" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "endAt" DROP NOT NULL;

ALTER TABLE "event" ALTER COLUMN "category" DROP NOT NULL;

ALTER TABLE "news" ALTER COLUMN "slug" DROP NOT NULL;

ALTER TABLE "order" ADD COLUMN "locale" text COLLATE "C";

ALTER TABLE "order" ADD COLUMN "letters" json;

ALTER TABLE "order" ADD COLUMN "receiptName" text COLLATE "C";

ALTER TABLE "order" ADD COLUMN "receiptIssuedAt" text COLLATE "C";

ALTER TABLE "order" ADD COLUMN "receiptIssues" bigint;

DROP INDEX "payment_bank_payerNameKana";

CREATE INDEX "payment_bank_payerNameKana" ON "payment_bank" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("payerNameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', ''), "payerNameKana", "id") WHERE "trashedAt" IS NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "operatorName" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "operatorAddress" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "representativeName" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "contactPoint" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "enactedOn" DROP NOT NULL;

ALTER TABLE "privacy_policy" ALTER COLUMN "effectiveOn" DROP NOT NULL;

ALTER TABLE "tenant" ADD COLUMN "descriptionEn" text COLLATE "C";

ALTER TABLE "tenant" ADD COLUMN "orderLetters" boolean NOT NULL DEFAULT false;

ALTER TABLE "tenant" ALTER COLUMN "orderLetters" DROP DEFAULT;

ALTER TABLE "term_of_service" ALTER COLUMN "body" DROP NOT NULL;

ALTER TABLE "term_of_service" ALTER COLUMN "enactedOn" DROP NOT NULL;

ALTER TABLE "term_of_service" ALTER COLUMN "effectiveOn" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "sellerName" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "operationManager" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "address" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "phone" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "email" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "shippingFee" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "paymentMethods" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "paymentTiming" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "deliveryTiming" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "returns" DROP NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "effectiveOn" DROP NOT NULL;
