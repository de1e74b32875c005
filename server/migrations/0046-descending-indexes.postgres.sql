CREATE INDEX CONCURRENTLY "article_authorName_descending" ON "article" ("tenant_id", "authorName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "article_unpublishAt_descending" ON "article" ("tenant_id", "unpublishAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "boardgame_shelf_descending" ON "boardgame" ("tenant_id", "shelf" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "business_schedule_title_descending" ON "business_schedule" ("tenant_id", "title" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "cast_work_schedule_note_descending" ON "cast_work_schedule" ("tenant_id", "note" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "circle_memberCount_descending" ON "circle" ("tenant_id", "memberCount" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "circle_representative_descending" ON "circle" ("tenant_id", "representative" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "construction_project_category_descending" ON "construction_project" ("tenant_id", "category" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "construction_project_clientName_descending" ON "construction_project" ("tenant_id", "clientName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "construction_project_municipality_descending" ON "construction_project" ("tenant_id", "municipality" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "construction_project_completedOn_descending" ON "construction_project" ("tenant_id", "completedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "construction_project_unpublishAt_descending" ON "construction_project" ("tenant_id", "unpublishAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "delivery_carrier_descending" ON "delivery" ("tenant_id", "carrier" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "delivery_trackingNumber_descending" ON "delivery" ("tenant_id", "trackingNumber" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "delivery_wishDate_descending" ON "delivery" ("tenant_id", "wishDate" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "delivery_plannedOn_descending" ON "delivery" ("tenant_id", "plannedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "event_category_descending" ON "event" ("tenant_id", "category" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "event_venue_descending" ON "event" ("tenant_id", "venue" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "event_capacity_descending" ON "event" ("tenant_id", "capacity" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "event_unpublishAt_descending" ON "event" ("tenant_id", "unpublishAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "facility_floor_descending" ON "facility" ("tenant_id", "floor" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "facility_capacity_descending" ON "facility" ("tenant_id", "capacity" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "facility_notice_descending" ON "facility" ("tenant_id", "notice" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "link_checkedOn_descending" ON "link" ("tenant_id", "checkedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "maintenance_site_startAt_descending" ON "maintenance_site" ("tenant_id", "startAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "maintenance_site_endAt_descending" ON "maintenance_site" ("tenant_id", "endAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "media_issueNumber_descending" ON "media" ("tenant_id", "issueNumber" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "media_outletName_descending" ON "media" ("tenant_id", "outletName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "member_joinedOn_descending" ON "member" ("tenant_id", "joinedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "member_leftOn_descending" ON "member" ("tenant_id", "leftOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "news_gameTitle_descending" ON "news" ("tenant_id", "gameTitle" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "news_heldFrom_descending" ON "news" ("tenant_id", "heldFrom" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "news_unpublishAt_descending" ON "news" ("tenant_id", "unpublishAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "order_paidAt_descending" ON "order" ("tenant_id", "paidAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "order_shippedAt_descending" ON "order" ("tenant_id", "shippedAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "partner_licenseExpiresOn_descending" ON "partner" ("tenant_id", "licenseExpiresOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "payment_bank_depositedAmount_descending" ON "payment_bank" ("tenant_id", "depositedAmount" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "payment_bank_depositedOn_descending" ON "payment_bank" ("tenant_id", "depositedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "payment_bank_payerNameKana_descending" ON "payment_bank" ("tenant_id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("payerNameKana", 'ァ', 'ア'), 'ィ', 'イ'), 'ゥ', 'ウ'), 'ェ', 'エ'), 'ォ', 'オ'), 'ガ', 'カ'), 'ギ', 'キ'), 'グ', 'ク'), 'ゲ', 'ケ'), 'ゴ', 'コ'), 'ザ', 'サ'), 'ジ', 'シ'), 'ズ', 'ス'), 'ゼ', 'セ'), 'ゾ', 'ソ'), 'ダ', 'タ'), 'ヂ', 'チ'), 'ッ', 'ツ'), 'ヅ', 'ツ'), 'デ', 'テ'), 'ド', 'ト'), 'バ', 'ハ'), 'パ', 'ハ'), 'ビ', 'ヒ'), 'ピ', 'ヒ'), 'ブ', 'フ'), 'プ', 'フ'), 'ベ', 'ヘ'), 'ペ', 'ヘ'), 'ボ', 'ホ'), 'ポ', 'ホ'), 'ャ', 'ヤ'), 'ュ', 'ユ'), 'ョ', 'ヨ'), 'ヮ', 'ワ'), 'ヴ', 'ウ'), 'ヵ', 'カ'), 'ヶ', 'ケ'), 'ぁ', 'ア'), 'あ', 'ア'), 'ぃ', 'イ'), 'い', 'イ'), 'ぅ', 'ウ'), 'う', 'ウ'), 'ぇ', 'エ'), 'え', 'エ'), 'ぉ', 'オ'), 'お', 'オ'), 'か', 'カ'), 'が', 'カ'), 'き', 'キ'), 'ぎ', 'キ'), 'く', 'ク'), 'ぐ', 'ク'), 'け', 'ケ'), 'げ', 'ケ'), 'こ', 'コ'), 'ご', 'コ'), 'さ', 'サ'), 'ざ', 'サ'), 'し', 'シ'), 'じ', 'シ'), 'す', 'ス'), 'ず', 'ス'), 'せ', 'セ'), 'ぜ', 'セ'), 'そ', 'ソ'), 'ぞ', 'ソ'), 'た', 'タ'), 'だ', 'タ'), 'ち', 'チ'), 'ぢ', 'チ'), 'っ', 'ツ'), 'つ', 'ツ'), 'づ', 'ツ'), 'て', 'テ'), 'で', 'テ'), 'と', 'ト'), 'ど', 'ト'), 'な', 'ナ'), 'に', 'ニ'), 'ぬ', 'ヌ'), 'ね', 'ネ'), 'の', 'ノ'), 'は', 'ハ'), 'ば', 'ハ'), 'ぱ', 'ハ'), 'ひ', 'ヒ'), 'び', 'ヒ'), 'ぴ', 'ヒ'), 'ふ', 'フ'), 'ぶ', 'フ'), 'ぷ', 'フ'), 'へ', 'ヘ'), 'べ', 'ヘ'), 'ぺ', 'ヘ'), 'ほ', 'ホ'), 'ぼ', 'ホ'), 'ぽ', 'ホ'), 'ま', 'マ'), 'み', 'ミ'), 'む', 'ム'), 'め', 'メ'), 'も', 'モ'), 'ゃ', 'ヤ'), 'や', 'ヤ'), 'ゅ', 'ユ'), 'ゆ', 'ユ'), 'ょ', 'ヨ'), 'よ', 'ヨ'), 'ら', 'ラ'), 'り', 'リ'), 'る', 'ル'), 'れ', 'レ'), 'ろ', 'ロ'), 'ゎ', 'ワ'), 'わ', 'ワ'), 'ゐ', 'ヰ'), 'ゑ', 'ヱ'), 'を', 'ヲ'), 'ん', 'ン'), 'ゔ', 'ウ'), 'ゕ', 'カ'), 'ゖ', 'ケ'), '　', ' '), '・', ' '), 'ゝ', ''), 'ゞ', ''), 'ヽ', ''), 'ヾ', ''), 'カー', 'カア'), 'サー', 'サア'), 'ター', 'タア'), 'ナー', 'ナア'), 'ハー', 'ハア'), 'マー', 'マア'), 'ヤー', 'ヤア'), 'ラー', 'ラア'), 'ワー', 'ワア'), 'キー', 'キイ'), 'シー', 'シイ'), 'チー', 'チイ'), 'ニー', 'ニイ'), 'ヒー', 'ヒイ'), 'ミー', 'ミイ'), 'リー', 'リイ'), 'ヰー', 'ヰイ'), 'クー', 'クウ'), 'スー', 'スウ'), 'ツー', 'ツウ'), 'ヌー', 'ヌウ'), 'フー', 'フウ'), 'ムー', 'ムウ'), 'ユー', 'ユウ'), 'ルー', 'ルウ'), 'ケー', 'ケエ'), 'セー', 'セエ'), 'テー', 'テエ'), 'ネー', 'ネエ'), 'ヘー', 'ヘエ'), 'メー', 'メエ'), 'レー', 'レエ'), 'ヱー', 'ヱエ'), 'コー', 'コオ'), 'ソー', 'ソオ'), 'トー', 'トオ'), 'ノー', 'ノオ'), 'ホー', 'ホオ'), 'モー', 'モオ'), 'ヨー', 'ヨオ'), 'ロー', 'ロオ'), 'ヲー', 'ヲオ'), 'アー', 'アア'), 'イー', 'イイ'), 'ウー', 'ウウ'), 'エー', 'エエ'), 'オー', 'オオ'), 'ー', '') DESC NULLS LAST, "payerNameKana" DESC, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "payment_card_refundedAmount_descending" ON "payment_card" ("tenant_id", "refundedAmount" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "payment_card_brand_descending" ON "payment_card" ("tenant_id", "brand" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "payment_card_last4_descending" ON "payment_card" ("tenant_id", "last4" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "payment_card_authorizedAt_descending" ON "payment_card" ("tenant_id", "authorizedAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "payment_card_capturedAt_descending" ON "payment_card" ("tenant_id", "capturedAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "play_durationMinutes_descending" ON "play" ("tenant_id", "durationMinutes" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "price_additional_menu_amount_descending" ON "price_additional_menu" ("tenant_id", "amount" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "privacy_policy_revisedOn_descending" ON "privacy_policy" ("tenant_id", "revisedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "product_recommend_comment_descending" ON "product_recommend" ("tenant_id", "comment" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "product_recommend_startAt_descending" ON "product_recommend" ("tenant_id", "startAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "product_recommend_endAt_descending" ON "product_recommend" ("tenant_id", "endAt" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "registrar_accountId_descending" ON "registrar" ("tenant_id", "accountId" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "registrar_contractHolder_descending" ON "registrar" ("tenant_id", "contractHolder" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "sound_durationSec_descending" ON "sound" ("tenant_id", "durationSec" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "tenant_companyName_descending" ON "tenant" ("tenant_id", "companyName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "tenant_contractStartOn_descending" ON "tenant" ("tenant_id", "contractStartOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "tenant_domain_sslExpiresOn_descending" ON "tenant_domain" ("tenant_id", "tenant", "sslExpiresOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "tenant_user_endsOn_descending" ON "tenant_user" ("tenant_id", "tenant", "endsOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "term_of_service_revisedOn_descending" ON "term_of_service" ("tenant_id", "revisedOn" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;

CREATE INDEX CONCURRENTLY "tokusho_sellerName_descending" ON "tokusho" ("tenant_id", "sellerName" DESC NULLS LAST, "id" DESC) WHERE "trashedAt" IS NULL;
