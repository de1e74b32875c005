-- Texts of one line that were stored before a break became a space in them: breaks become spaces, other control characters
-- go. A text that would then be the same as another from which it must differ stays as it is. What records were earlier,
-- their versions and their times stay, too.
CREATE TEMP TABLE "one_line" ("former" TEXT NOT NULL PRIMARY KEY, "clean" TEXT NOT NULL);

WITH RECURSIVE
  "stored" ("value") AS (
    SELECT "name" FROM "auth_user"
    UNION ALL SELECT "applicationNo" FROM "application"
    UNION ALL SELECT "name" FROM "application"
    UNION ALL SELECT "nameKana" FROM "application"
    UNION ALL SELECT "agreedPolicyVersion" FROM "application"
    UNION ALL SELECT "name" FROM "area"
    UNION ALL SELECT "nameEn" FROM "area"
    UNION ALL SELECT "title" FROM "article"
    UNION ALL SELECT "titleEn" FROM "article"
    UNION ALL SELECT "authorName" FROM "article"
    UNION ALL SELECT "metaDescription" FROM "article"
    UNION ALL SELECT "name" FROM "article_category"
    UNION ALL SELECT "nameEn" FROM "article_category"
    UNION ALL SELECT "title" FROM "boardgame"
    UNION ALL SELECT "titleKana" FROM "boardgame"
    UNION ALL SELECT "titleOriginal" FROM "boardgame"
    UNION ALL SELECT "publisher" FROM "boardgame"
    UNION ALL SELECT "designer" FROM "boardgame"
    UNION ALL SELECT "releasedYear" FROM "boardgame"
    UNION ALL SELECT "bestPlayers" FROM "boardgame"
    UNION ALL SELECT "shelf" FROM "boardgame"
    UNION ALL SELECT "regularHolidayText" FROM "business_day"
    UNION ALL SELECT "title" FROM "business_schedule"
    UNION ALL SELECT "note" FROM "business_schedule"
    UNION ALL SELECT "name" FROM "cast"
    UNION ALL SELECT "nameKana" FROM "cast"
    UNION ALL SELECT "nameEn" FROM "cast"
    UNION ALL SELECT "catchphrase" FROM "cast"
    UNION ALL SELECT "xAccount" FROM "cast"
    UNION ALL SELECT "instagramId" FROM "cast"
    UNION ALL SELECT "note" FROM "cast_work_schedule"
    UNION ALL SELECT "name" FROM "circle"
    UNION ALL SELECT "nameKana" FROM "circle"
    UNION ALL SELECT "target" FROM "circle"
    UNION ALL SELECT "feeNote" FROM "circle"
    UNION ALL SELECT "representative" FROM "circle"
    UNION ALL SELECT "instagramId" FROM "circle"
    UNION ALL SELECT "facebookId" FROM "circle"
    UNION ALL SELECT "title" FROM "construction_project"
    UNION ALL SELECT "projectNo" FROM "construction_project"
    UNION ALL SELECT "clientName" FROM "construction_project"
    UNION ALL SELECT "municipality" FROM "construction_project"
    UNION ALL SELECT "floors" FROM "construction_project"
    UNION ALL SELECT "completedYm" FROM "construction_project"
    UNION ALL SELECT "metaDescription" FROM "construction_project"
    UNION ALL SELECT "subject" FROM "contact"
    UNION ALL SELECT "receiptNo" FROM "contact"
    UNION ALL SELECT "name" FROM "contact"
    UNION ALL SELECT "nameKana" FROM "contact"
    UNION ALL SELECT "company" FROM "contact"
    UNION ALL SELECT "constructionSite" FROM "contact"
    UNION ALL SELECT "agreedPolicyVersion" FROM "contact"
    UNION ALL SELECT "deliveryNo" FROM "delivery"
    UNION ALL SELECT "trackingNumber" FROM "delivery"
    UNION ALL SELECT "recipientName" FROM "delivery"
    UNION ALL SELECT "address" FROM "delivery"
    UNION ALL SELECT "name" FROM "domain"
    UNION ALL SELECT "dnsProvider" FROM "domain"
    UNION ALL SELECT "ipv4" FROM "domain"
    UNION ALL SELECT "ipv6" FROM "domain"
    UNION ALL SELECT "name" FROM "drink"
    UNION ALL SELECT "nameEn" FROM "drink"
    UNION ALL SELECT "name" FROM "drink_category"
    UNION ALL SELECT "nameEn" FROM "drink_category"
    UNION ALL SELECT "title" FROM "event"
    UNION ALL SELECT "lead" FROM "event"
    UNION ALL SELECT "venue" FROM "event"
    UNION ALL SELECT "hostName" FROM "event"
    UNION ALL SELECT "target" FROM "event"
    UNION ALL SELECT "belongings" FROM "event"
    UNION ALL SELECT "metaDescription" FROM "event"
    UNION ALL SELECT "name" FROM "facility"
    UNION ALL SELECT "extensionNumber" FROM "facility"
    UNION ALL SELECT "notice" FROM "facility"
    UNION ALL SELECT "question" FROM "faq"
    UNION ALL SELECT "questionEn" FROM "faq"
    UNION ALL SELECT "name" FROM "food"
    UNION ALL SELECT "nameEn" FROM "food"
    UNION ALL SELECT "name" FROM "food_category"
    UNION ALL SELECT "nameEn" FROM "food_category"
    UNION ALL SELECT "title" FROM "link"
    UNION ALL SELECT "title" FROM "maintenance_site"
    UNION ALL SELECT "title" FROM "media"
    UNION ALL SELECT "outletName" FROM "media"
    UNION ALL SELECT "name" FROM "member"
    UNION ALL SELECT "nameKana" FROM "member"
    UNION ALL SELECT "nameEn" FROM "member"
    UNION ALL SELECT "comment" FROM "member"
    UNION ALL SELECT "xAccount" FROM "member"
    UNION ALL SELECT "instagramId" FROM "member"
    UNION ALL SELECT "facebookId" FROM "member"
    UNION ALL SELECT "lineId" FROM "member"
    UNION ALL SELECT "youtubeChannelId" FROM "member"
    UNION ALL SELECT "youtubeHandle" FROM "member"
    UNION ALL SELECT "title" FROM "news"
    UNION ALL SELECT "gameTitle" FROM "news"
    UNION ALL SELECT "venue" FROM "news"
    UNION ALL SELECT "metaDescription" FROM "news"
    UNION ALL SELECT "orderNo" FROM "order"
    UNION ALL SELECT "buyerName" FROM "order"
    UNION ALL SELECT "buyerKana" FROM "order"
    UNION ALL SELECT "buyerAddress" FROM "order"
    UNION ALL SELECT "noshiName" FROM "order"
    UNION ALL SELECT "agreedTermsVersion" FROM "order"
    UNION ALL SELECT "receiptName" FROM "order"
    UNION ALL SELECT "name" FROM "partner"
    UNION ALL SELECT "nameKana" FROM "partner"
    UNION ALL SELECT "nameEn" FROM "partner"
    UNION ALL SELECT "address" FROM "partner"
    UNION ALL SELECT "contactPerson" FROM "partner"
    UNION ALL SELECT "constructionLicense" FROM "partner"
    UNION ALL SELECT "paymentNo" FROM "payment_bank"
    UNION ALL SELECT "payerNameKana" FROM "payment_bank"
    UNION ALL SELECT "bankName" FROM "payment_bank"
    UNION ALL SELECT "bankCode" FROM "payment_bank"
    UNION ALL SELECT "branchName" FROM "payment_bank"
    UNION ALL SELECT "branchCode" FROM "payment_bank"
    UNION ALL SELECT "accountNumber" FROM "payment_bank"
    UNION ALL SELECT "accountHolderKana" FROM "payment_bank"
    UNION ALL SELECT "paymentNo" FROM "payment_card"
    UNION ALL SELECT "provider" FROM "payment_card"
    UNION ALL SELECT "transactionId" FROM "payment_card"
    UNION ALL SELECT "last4" FROM "payment_card"
    UNION ALL SELECT "approvalCode" FROM "payment_card"
    UNION ALL SELECT "errorCode" FROM "payment_card"
    UNION ALL SELECT "name" FROM "play"
    UNION ALL SELECT "nameEn" FROM "play"
    UNION ALL SELECT "name" FROM "play_category"
    UNION ALL SELECT "nameEn" FROM "play_category"
    UNION ALL SELECT "name" FROM "price_additional_menu"
    UNION ALL SELECT "name" FROM "price_plan"
    UNION ALL SELECT "title" FROM "privacy_policy"
    UNION ALL SELECT "titleEn" FROM "privacy_policy"
    UNION ALL SELECT "edition" FROM "privacy_policy"
    UNION ALL SELECT "operatorName" FROM "privacy_policy"
    UNION ALL SELECT "operatorAddress" FROM "privacy_policy"
    UNION ALL SELECT "representativeName" FROM "privacy_policy"
    UNION ALL SELECT "name" FROM "product"
    UNION ALL SELECT "nameKana" FROM "product"
    UNION ALL SELECT "code" FROM "product"
    UNION ALL SELECT "catchcopy" FROM "product"
    UNION ALL SELECT "janCode" FROM "product"
    UNION ALL SELECT "size" FROM "product"
    UNION ALL SELECT "metaDescription" FROM "product"
    UNION ALL SELECT "comment" FROM "product_recommend"
    UNION ALL SELECT "name" FROM "registrar"
    UNION ALL SELECT "accountId" FROM "registrar"
    UNION ALL SELECT "contractHolder" FROM "registrar"
    UNION ALL SELECT "ianaId" FROM "registrar"
    UNION ALL SELECT "name" FROM "service"
    UNION ALL SELECT "nameEn" FROM "service"
    UNION ALL SELECT "lead" FROM "service"
    UNION ALL SELECT "shippingText" FROM "shop"
    UNION ALL SELECT "bankName" FROM "shop"
    UNION ALL SELECT "bankCode" FROM "shop"
    UNION ALL SELECT "branchName" FROM "shop"
    UNION ALL SELECT "branchCode" FROM "shop"
    UNION ALL SELECT "accountNumber" FROM "shop"
    UNION ALL SELECT "accountHolderKana" FROM "shop"
    UNION ALL SELECT "title" FROM "sound"
    UNION ALL SELECT "titleKana" FROM "sound"
    UNION ALL SELECT "isrc" FROM "sound"
    UNION ALL SELECT "workCode" FROM "sound"
    UNION ALL SELECT "name" FROM "tenant"
    UNION ALL SELECT "nameEn" FROM "tenant"
    UNION ALL SELECT "description" FROM "tenant"
    UNION ALL SELECT "descriptionEn" FROM "tenant"
    UNION ALL SELECT "companyName" FROM "tenant"
    UNION ALL SELECT "representativeName" FROM "tenant"
    UNION ALL SELECT "address" FROM "tenant"
    UNION ALL SELECT "lineOfficialAccount" FROM "tenant"
    UNION ALL SELECT "xAccount" FROM "tenant"
    UNION ALL SELECT "instagramId" FROM "tenant"
    UNION ALL SELECT "facebookId" FROM "tenant"
    UNION ALL SELECT "lineId" FROM "tenant"
    UNION ALL SELECT "youtubeChannelId" FROM "tenant"
    UNION ALL SELECT "hostName" FROM "tenant_domain"
    UNION ALL SELECT "name" FROM "tenant_menu"
    UNION ALL SELECT "nameEn" FROM "tenant_menu"
    UNION ALL SELECT "path" FROM "tenant_menu"
    UNION ALL SELECT "name" FROM "tenant_menu_category"
    UNION ALL SELECT "nameEn" FROM "tenant_menu_category"
    UNION ALL SELECT "title" FROM "term_of_service"
    UNION ALL SELECT "titleEn" FROM "term_of_service"
    UNION ALL SELECT "edition" FROM "term_of_service"
    UNION ALL SELECT "jurisdiction" FROM "term_of_service"
    UNION ALL SELECT "title" FROM "tokusho"
    UNION ALL SELECT "edition" FROM "tokusho"
    UNION ALL SELECT "sellerName" FROM "tokusho"
    UNION ALL SELECT "representativeName" FROM "tokusho"
    UNION ALL SELECT "operationManager" FROM "tokusho"
    UNION ALL SELECT "address" FROM "tokusho"
    UNION ALL SELECT "phoneHours" FROM "tokusho"
    UNION ALL SELECT "year" FROM "year"
    UNION ALL SELECT "label" FROM "year"
    UNION ALL SELECT "theme" FROM "year"
  ),
  "read" ("former", "at", "clean") AS (
    SELECT DISTINCT "value", 1, '' FROM "stored"
    WHERE "value" GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || char(8232) || char(8233) || ']*'
    UNION ALL
    SELECT "former", "at" + 1, "clean" || CASE
      WHEN unicode(substr("former", "at", 1)) IN (9, 10, 11, 12, 13, 133, 8232, 8233) THEN
        CASE WHEN unicode(substr("former", "at" + 1, 1)) IN (9, 10, 11, 12, 13, 133, 8232, 8233) THEN '' ELSE ' ' END
      WHEN unicode(substr("former", "at", 1)) < 32 OR unicode(substr("former", "at", 1)) BETWEEN 127 AND 159 THEN ''
      ELSE substr("former", "at", 1)
    END
    FROM "read" WHERE "at" <= length("former")
  )
INSERT INTO "one_line" SELECT "former", trim("clean", ' ' || char(12288)) FROM "read" WHERE "at" > length("former");

UPDATE OR IGNORE "auth_user" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "application" SET "applicationNo" = (SELECT "clean" FROM "one_line" WHERE "former" = "applicationNo") WHERE "applicationNo" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "application" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "application" SET "nameKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameKana") WHERE "nameKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "application" SET "agreedPolicyVersion" = (SELECT "clean" FROM "one_line" WHERE "former" = "agreedPolicyVersion") WHERE "agreedPolicyVersion" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "area" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "area" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "article" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "article" SET "titleEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "titleEn") WHERE "titleEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "article" SET "authorName" = (SELECT "clean" FROM "one_line" WHERE "former" = "authorName") WHERE "authorName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "article" SET "metaDescription" = (SELECT "clean" FROM "one_line" WHERE "former" = "metaDescription") WHERE "metaDescription" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "article_category" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "article_category" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "boardgame" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "boardgame" SET "titleKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "titleKana") WHERE "titleKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "boardgame" SET "titleOriginal" = (SELECT "clean" FROM "one_line" WHERE "former" = "titleOriginal") WHERE "titleOriginal" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "boardgame" SET "publisher" = (SELECT "clean" FROM "one_line" WHERE "former" = "publisher") WHERE "publisher" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "boardgame" SET "designer" = (SELECT "clean" FROM "one_line" WHERE "former" = "designer") WHERE "designer" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "boardgame" SET "releasedYear" = (SELECT "clean" FROM "one_line" WHERE "former" = "releasedYear") WHERE "releasedYear" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "boardgame" SET "bestPlayers" = (SELECT "clean" FROM "one_line" WHERE "former" = "bestPlayers") WHERE "bestPlayers" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "boardgame" SET "shelf" = (SELECT "clean" FROM "one_line" WHERE "former" = "shelf") WHERE "shelf" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "business_day" SET "regularHolidayText" = (SELECT "clean" FROM "one_line" WHERE "former" = "regularHolidayText") WHERE "regularHolidayText" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "business_schedule" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "business_schedule" SET "note" = (SELECT "clean" FROM "one_line" WHERE "former" = "note") WHERE "note" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "cast" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "cast" SET "nameKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameKana") WHERE "nameKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "cast" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "cast" SET "catchphrase" = (SELECT "clean" FROM "one_line" WHERE "former" = "catchphrase") WHERE "catchphrase" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "cast" SET "xAccount" = (SELECT "clean" FROM "one_line" WHERE "former" = "xAccount") WHERE "xAccount" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "cast" SET "instagramId" = (SELECT "clean" FROM "one_line" WHERE "former" = "instagramId") WHERE "instagramId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "cast_work_schedule" SET "note" = (SELECT "clean" FROM "one_line" WHERE "former" = "note") WHERE "note" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "circle" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "circle" SET "nameKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameKana") WHERE "nameKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "circle" SET "target" = (SELECT "clean" FROM "one_line" WHERE "former" = "target") WHERE "target" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "circle" SET "feeNote" = (SELECT "clean" FROM "one_line" WHERE "former" = "feeNote") WHERE "feeNote" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "circle" SET "representative" = (SELECT "clean" FROM "one_line" WHERE "former" = "representative") WHERE "representative" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "circle" SET "instagramId" = (SELECT "clean" FROM "one_line" WHERE "former" = "instagramId") WHERE "instagramId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "circle" SET "facebookId" = (SELECT "clean" FROM "one_line" WHERE "former" = "facebookId") WHERE "facebookId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "construction_project" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "construction_project" SET "projectNo" = (SELECT "clean" FROM "one_line" WHERE "former" = "projectNo") WHERE "projectNo" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "construction_project" SET "clientName" = (SELECT "clean" FROM "one_line" WHERE "former" = "clientName") WHERE "clientName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "construction_project" SET "municipality" = (SELECT "clean" FROM "one_line" WHERE "former" = "municipality") WHERE "municipality" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "construction_project" SET "floors" = (SELECT "clean" FROM "one_line" WHERE "former" = "floors") WHERE "floors" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "construction_project" SET "completedYm" = (SELECT "clean" FROM "one_line" WHERE "former" = "completedYm") WHERE "completedYm" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "construction_project" SET "metaDescription" = (SELECT "clean" FROM "one_line" WHERE "former" = "metaDescription") WHERE "metaDescription" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "contact" SET "subject" = (SELECT "clean" FROM "one_line" WHERE "former" = "subject") WHERE "subject" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "contact" SET "receiptNo" = (SELECT "clean" FROM "one_line" WHERE "former" = "receiptNo") WHERE "receiptNo" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "contact" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "contact" SET "nameKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameKana") WHERE "nameKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "contact" SET "company" = (SELECT "clean" FROM "one_line" WHERE "former" = "company") WHERE "company" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "contact" SET "constructionSite" = (SELECT "clean" FROM "one_line" WHERE "former" = "constructionSite") WHERE "constructionSite" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "contact" SET "agreedPolicyVersion" = (SELECT "clean" FROM "one_line" WHERE "former" = "agreedPolicyVersion") WHERE "agreedPolicyVersion" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "delivery" SET "deliveryNo" = (SELECT "clean" FROM "one_line" WHERE "former" = "deliveryNo") WHERE "deliveryNo" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "delivery" SET "trackingNumber" = (SELECT "clean" FROM "one_line" WHERE "former" = "trackingNumber") WHERE "trackingNumber" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "delivery" SET "recipientName" = (SELECT "clean" FROM "one_line" WHERE "former" = "recipientName") WHERE "recipientName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "delivery" SET "address" = (SELECT "clean" FROM "one_line" WHERE "former" = "address") WHERE "address" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "domain" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "domain" SET "dnsProvider" = (SELECT "clean" FROM "one_line" WHERE "former" = "dnsProvider") WHERE "dnsProvider" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "domain" SET "ipv4" = (SELECT "clean" FROM "one_line" WHERE "former" = "ipv4") WHERE "ipv4" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "domain" SET "ipv6" = (SELECT "clean" FROM "one_line" WHERE "former" = "ipv6") WHERE "ipv6" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "drink" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "drink" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "drink_category" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "drink_category" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "event" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "event" SET "lead" = (SELECT "clean" FROM "one_line" WHERE "former" = "lead") WHERE "lead" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "event" SET "venue" = (SELECT "clean" FROM "one_line" WHERE "former" = "venue") WHERE "venue" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "event" SET "hostName" = (SELECT "clean" FROM "one_line" WHERE "former" = "hostName") WHERE "hostName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "event" SET "target" = (SELECT "clean" FROM "one_line" WHERE "former" = "target") WHERE "target" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "event" SET "belongings" = (SELECT "clean" FROM "one_line" WHERE "former" = "belongings") WHERE "belongings" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "event" SET "metaDescription" = (SELECT "clean" FROM "one_line" WHERE "former" = "metaDescription") WHERE "metaDescription" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "facility" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "facility" SET "extensionNumber" = (SELECT "clean" FROM "one_line" WHERE "former" = "extensionNumber") WHERE "extensionNumber" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "facility" SET "notice" = (SELECT "clean" FROM "one_line" WHERE "former" = "notice") WHERE "notice" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "faq" SET "question" = (SELECT "clean" FROM "one_line" WHERE "former" = "question") WHERE "question" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "faq" SET "questionEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "questionEn") WHERE "questionEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "food" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "food" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "food_category" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "food_category" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "link" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "maintenance_site" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "media" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "media" SET "outletName" = (SELECT "clean" FROM "one_line" WHERE "former" = "outletName") WHERE "outletName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "nameKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameKana") WHERE "nameKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "comment" = (SELECT "clean" FROM "one_line" WHERE "former" = "comment") WHERE "comment" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "xAccount" = (SELECT "clean" FROM "one_line" WHERE "former" = "xAccount") WHERE "xAccount" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "instagramId" = (SELECT "clean" FROM "one_line" WHERE "former" = "instagramId") WHERE "instagramId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "facebookId" = (SELECT "clean" FROM "one_line" WHERE "former" = "facebookId") WHERE "facebookId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "lineId" = (SELECT "clean" FROM "one_line" WHERE "former" = "lineId") WHERE "lineId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "youtubeChannelId" = (SELECT "clean" FROM "one_line" WHERE "former" = "youtubeChannelId") WHERE "youtubeChannelId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "member" SET "youtubeHandle" = (SELECT "clean" FROM "one_line" WHERE "former" = "youtubeHandle") WHERE "youtubeHandle" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "news" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "news" SET "gameTitle" = (SELECT "clean" FROM "one_line" WHERE "former" = "gameTitle") WHERE "gameTitle" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "news" SET "venue" = (SELECT "clean" FROM "one_line" WHERE "former" = "venue") WHERE "venue" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "news" SET "metaDescription" = (SELECT "clean" FROM "one_line" WHERE "former" = "metaDescription") WHERE "metaDescription" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "order" SET "orderNo" = (SELECT "clean" FROM "one_line" WHERE "former" = "orderNo") WHERE "orderNo" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "order" SET "buyerName" = (SELECT "clean" FROM "one_line" WHERE "former" = "buyerName") WHERE "buyerName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "order" SET "buyerKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "buyerKana") WHERE "buyerKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "order" SET "buyerAddress" = (SELECT "clean" FROM "one_line" WHERE "former" = "buyerAddress") WHERE "buyerAddress" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "order" SET "noshiName" = (SELECT "clean" FROM "one_line" WHERE "former" = "noshiName") WHERE "noshiName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "order" SET "agreedTermsVersion" = (SELECT "clean" FROM "one_line" WHERE "former" = "agreedTermsVersion") WHERE "agreedTermsVersion" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "order" SET "receiptName" = (SELECT "clean" FROM "one_line" WHERE "former" = "receiptName") WHERE "receiptName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "partner" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "partner" SET "nameKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameKana") WHERE "nameKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "partner" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "partner" SET "address" = (SELECT "clean" FROM "one_line" WHERE "former" = "address") WHERE "address" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "partner" SET "contactPerson" = (SELECT "clean" FROM "one_line" WHERE "former" = "contactPerson") WHERE "contactPerson" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "partner" SET "constructionLicense" = (SELECT "clean" FROM "one_line" WHERE "former" = "constructionLicense") WHERE "constructionLicense" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_bank" SET "paymentNo" = (SELECT "clean" FROM "one_line" WHERE "former" = "paymentNo") WHERE "paymentNo" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_bank" SET "payerNameKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "payerNameKana") WHERE "payerNameKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_bank" SET "bankName" = (SELECT "clean" FROM "one_line" WHERE "former" = "bankName") WHERE "bankName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_bank" SET "bankCode" = (SELECT "clean" FROM "one_line" WHERE "former" = "bankCode") WHERE "bankCode" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_bank" SET "branchName" = (SELECT "clean" FROM "one_line" WHERE "former" = "branchName") WHERE "branchName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_bank" SET "branchCode" = (SELECT "clean" FROM "one_line" WHERE "former" = "branchCode") WHERE "branchCode" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_bank" SET "accountNumber" = (SELECT "clean" FROM "one_line" WHERE "former" = "accountNumber") WHERE "accountNumber" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_bank" SET "accountHolderKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "accountHolderKana") WHERE "accountHolderKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_card" SET "paymentNo" = (SELECT "clean" FROM "one_line" WHERE "former" = "paymentNo") WHERE "paymentNo" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_card" SET "provider" = (SELECT "clean" FROM "one_line" WHERE "former" = "provider") WHERE "provider" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_card" SET "transactionId" = (SELECT "clean" FROM "one_line" WHERE "former" = "transactionId") WHERE "transactionId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_card" SET "last4" = (SELECT "clean" FROM "one_line" WHERE "former" = "last4") WHERE "last4" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_card" SET "approvalCode" = (SELECT "clean" FROM "one_line" WHERE "former" = "approvalCode") WHERE "approvalCode" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "payment_card" SET "errorCode" = (SELECT "clean" FROM "one_line" WHERE "former" = "errorCode") WHERE "errorCode" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "play" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "play" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "play_category" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "play_category" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "price_additional_menu" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "price_plan" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "privacy_policy" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "privacy_policy" SET "titleEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "titleEn") WHERE "titleEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "privacy_policy" SET "edition" = (SELECT "clean" FROM "one_line" WHERE "former" = "edition") WHERE "edition" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "privacy_policy" SET "operatorName" = (SELECT "clean" FROM "one_line" WHERE "former" = "operatorName") WHERE "operatorName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "privacy_policy" SET "operatorAddress" = (SELECT "clean" FROM "one_line" WHERE "former" = "operatorAddress") WHERE "operatorAddress" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "privacy_policy" SET "representativeName" = (SELECT "clean" FROM "one_line" WHERE "former" = "representativeName") WHERE "representativeName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "product" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "product" SET "nameKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameKana") WHERE "nameKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "product" SET "code" = (SELECT "clean" FROM "one_line" WHERE "former" = "code") WHERE "code" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "product" SET "catchcopy" = (SELECT "clean" FROM "one_line" WHERE "former" = "catchcopy") WHERE "catchcopy" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "product" SET "janCode" = (SELECT "clean" FROM "one_line" WHERE "former" = "janCode") WHERE "janCode" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "product" SET "size" = (SELECT "clean" FROM "one_line" WHERE "former" = "size") WHERE "size" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "product" SET "metaDescription" = (SELECT "clean" FROM "one_line" WHERE "former" = "metaDescription") WHERE "metaDescription" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "product_recommend" SET "comment" = (SELECT "clean" FROM "one_line" WHERE "former" = "comment") WHERE "comment" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "registrar" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "registrar" SET "accountId" = (SELECT "clean" FROM "one_line" WHERE "former" = "accountId") WHERE "accountId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "registrar" SET "contractHolder" = (SELECT "clean" FROM "one_line" WHERE "former" = "contractHolder") WHERE "contractHolder" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "registrar" SET "ianaId" = (SELECT "clean" FROM "one_line" WHERE "former" = "ianaId") WHERE "ianaId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "service" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "service" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "service" SET "lead" = (SELECT "clean" FROM "one_line" WHERE "former" = "lead") WHERE "lead" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "shop" SET "shippingText" = (SELECT "clean" FROM "one_line" WHERE "former" = "shippingText") WHERE "shippingText" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "shop" SET "bankName" = (SELECT "clean" FROM "one_line" WHERE "former" = "bankName") WHERE "bankName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "shop" SET "bankCode" = (SELECT "clean" FROM "one_line" WHERE "former" = "bankCode") WHERE "bankCode" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "shop" SET "branchName" = (SELECT "clean" FROM "one_line" WHERE "former" = "branchName") WHERE "branchName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "shop" SET "branchCode" = (SELECT "clean" FROM "one_line" WHERE "former" = "branchCode") WHERE "branchCode" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "shop" SET "accountNumber" = (SELECT "clean" FROM "one_line" WHERE "former" = "accountNumber") WHERE "accountNumber" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "shop" SET "accountHolderKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "accountHolderKana") WHERE "accountHolderKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "sound" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "sound" SET "titleKana" = (SELECT "clean" FROM "one_line" WHERE "former" = "titleKana") WHERE "titleKana" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "sound" SET "isrc" = (SELECT "clean" FROM "one_line" WHERE "former" = "isrc") WHERE "isrc" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "sound" SET "workCode" = (SELECT "clean" FROM "one_line" WHERE "former" = "workCode") WHERE "workCode" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "description" = (SELECT "clean" FROM "one_line" WHERE "former" = "description") WHERE "description" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "descriptionEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "descriptionEn") WHERE "descriptionEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "companyName" = (SELECT "clean" FROM "one_line" WHERE "former" = "companyName") WHERE "companyName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "representativeName" = (SELECT "clean" FROM "one_line" WHERE "former" = "representativeName") WHERE "representativeName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "address" = (SELECT "clean" FROM "one_line" WHERE "former" = "address") WHERE "address" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "lineOfficialAccount" = (SELECT "clean" FROM "one_line" WHERE "former" = "lineOfficialAccount") WHERE "lineOfficialAccount" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "xAccount" = (SELECT "clean" FROM "one_line" WHERE "former" = "xAccount") WHERE "xAccount" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "instagramId" = (SELECT "clean" FROM "one_line" WHERE "former" = "instagramId") WHERE "instagramId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "facebookId" = (SELECT "clean" FROM "one_line" WHERE "former" = "facebookId") WHERE "facebookId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "lineId" = (SELECT "clean" FROM "one_line" WHERE "former" = "lineId") WHERE "lineId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant" SET "youtubeChannelId" = (SELECT "clean" FROM "one_line" WHERE "former" = "youtubeChannelId") WHERE "youtubeChannelId" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant_domain" SET "hostName" = (SELECT "clean" FROM "one_line" WHERE "former" = "hostName") WHERE "hostName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant_menu" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant_menu" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant_menu" SET "path" = (SELECT "clean" FROM "one_line" WHERE "former" = "path") WHERE "path" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant_menu_category" SET "name" = (SELECT "clean" FROM "one_line" WHERE "former" = "name") WHERE "name" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tenant_menu_category" SET "nameEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "nameEn") WHERE "nameEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "term_of_service" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "term_of_service" SET "titleEn" = (SELECT "clean" FROM "one_line" WHERE "former" = "titleEn") WHERE "titleEn" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "term_of_service" SET "edition" = (SELECT "clean" FROM "one_line" WHERE "former" = "edition") WHERE "edition" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "term_of_service" SET "jurisdiction" = (SELECT "clean" FROM "one_line" WHERE "former" = "jurisdiction") WHERE "jurisdiction" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tokusho" SET "title" = (SELECT "clean" FROM "one_line" WHERE "former" = "title") WHERE "title" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tokusho" SET "edition" = (SELECT "clean" FROM "one_line" WHERE "former" = "edition") WHERE "edition" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tokusho" SET "sellerName" = (SELECT "clean" FROM "one_line" WHERE "former" = "sellerName") WHERE "sellerName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tokusho" SET "representativeName" = (SELECT "clean" FROM "one_line" WHERE "former" = "representativeName") WHERE "representativeName" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tokusho" SET "operationManager" = (SELECT "clean" FROM "one_line" WHERE "former" = "operationManager") WHERE "operationManager" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tokusho" SET "address" = (SELECT "clean" FROM "one_line" WHERE "former" = "address") WHERE "address" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "tokusho" SET "phoneHours" = (SELECT "clean" FROM "one_line" WHERE "former" = "phoneHours") WHERE "phoneHours" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "year" SET "year" = (SELECT "clean" FROM "one_line" WHERE "former" = "year") WHERE "year" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "year" SET "label" = (SELECT "clean" FROM "one_line" WHERE "former" = "label") WHERE "label" IN (SELECT "former" FROM "one_line");
UPDATE OR IGNORE "year" SET "theme" = (SELECT "clean" FROM "one_line" WHERE "former" = "theme") WHERE "theme" IN (SELECT "former" FROM "one_line");

DROP TABLE "one_line";
