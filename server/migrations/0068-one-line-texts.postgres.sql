-- Texts of one line that were stored before a break became a space in them: breaks become spaces, other control characters
-- go. A text that would then be the same as another from which it must differ stays as it is. What records were earlier,
-- their versions and their times stay, too.
-- One tenant after the other, as the wall wants it: to lift it would keep every table from servers that still run.
DO $$
DECLARE
  "breaks" CONSTANT TEXT := '[\t\n\v\f\r\u0085\u2028\u2029]+';
  "unseen" CONSTANT TEXT := '[\u0001-\u001F\u007F-\u009F]';
  "clean" CONSTANT TEXT := 'btrim(regexp_replace(regexp_replace(%1$s, $1, '' '', ''g''), $2, '''', ''g''), '' '' || chr(12288))';
  "places" CONSTANT JSONB := '{
    "application": ["applicationNo", "name", "nameKana", "agreedPolicyVersion"],
    "area": ["name", "nameEn"],
    "article": ["title", "titleEn", "authorName", "metaDescription"],
    "article_category": ["name", "nameEn"],
    "boardgame": ["title", "titleKana", "titleOriginal", "publisher", "designer", "releasedYear", "bestPlayers", "shelf"],
    "business_day": ["regularHolidayText"],
    "business_schedule": ["title", "note"],
    "cast": ["name", "nameKana", "nameEn", "catchphrase", "xAccount", "instagramId"],
    "cast_work_schedule": ["note"],
    "circle": ["name", "nameKana", "target", "feeNote", "representative", "instagramId", "facebookId"],
    "construction_project": ["title", "projectNo", "clientName", "municipality", "floors", "completedYm", "metaDescription"],
    "contact": ["subject", "receiptNo", "name", "nameKana", "company", "constructionSite", "agreedPolicyVersion"],
    "delivery": ["deliveryNo", "trackingNumber", "recipientName", "address"],
    "domain": ["name", "dnsProvider", "ipv4", "ipv6"],
    "drink": ["name", "nameEn"],
    "drink_category": ["name", "nameEn"],
    "event": ["title", "lead", "venue", "hostName", "target", "belongings", "metaDescription"],
    "facility": ["name", "extensionNumber", "notice"],
    "faq": ["question", "questionEn"],
    "food": ["name", "nameEn"],
    "food_category": ["name", "nameEn"],
    "link": ["title"],
    "maintenance_site": ["title"],
    "media": ["title", "outletName"],
    "member": ["name", "nameKana", "nameEn", "comment", "xAccount", "instagramId", "facebookId", "lineId", "youtubeChannelId", "youtubeHandle"],
    "news": ["title", "gameTitle", "venue", "metaDescription"],
    "order": ["orderNo", "buyerName", "buyerKana", "buyerAddress", "noshiName", "agreedTermsVersion", "receiptName"],
    "partner": ["name", "nameKana", "nameEn", "address", "contactPerson", "constructionLicense"],
    "payment_bank": ["paymentNo", "payerNameKana", "bankName", "bankCode", "branchName", "branchCode", "accountNumber", "accountHolderKana"],
    "payment_card": ["paymentNo", "provider", "transactionId", "last4", "approvalCode", "errorCode"],
    "play": ["name", "nameEn"],
    "play_category": ["name", "nameEn"],
    "price_additional_menu": ["name"],
    "price_plan": ["name"],
    "privacy_policy": ["title", "titleEn", "edition", "operatorName", "operatorAddress", "representativeName"],
    "product": ["name", "nameKana", "code", "catchcopy", "janCode", "size", "metaDescription"],
    "product_recommend": ["comment"],
    "registrar": ["name", "accountId", "contractHolder", "ianaId"],
    "service": ["name", "nameEn", "lead"],
    "shop": ["shippingText", "bankName", "bankCode", "branchName", "branchCode", "accountNumber", "accountHolderKana"],
    "sound": ["title", "titleKana", "isrc", "workCode"],
    "tenant": ["name", "nameEn", "description", "descriptionEn", "companyName", "representativeName", "address", "lineOfficialAccount", "xAccount", "instagramId", "facebookId", "lineId", "youtubeChannelId"],
    "tenant_domain": ["hostName"],
    "tenant_menu": ["name", "nameEn", "path"],
    "tenant_menu_category": ["name", "nameEn"],
    "term_of_service": ["title", "titleEn", "edition", "jurisdiction"],
    "tokusho": ["title", "edition", "sellerName", "representativeName", "operationManager", "address", "phoneHours"],
    "year": ["year", "label", "theme"]
  }';
  "one" TEXT;
  "place" RECORD;
  "found" RECORD;
  "assignments" TEXT;
  "condition" TEXT;
BEGIN
  EXECUTE 'UPDATE "auth_user" SET "name" = ' || format("clean", '"name"') || ' WHERE "name" ~ $1 OR "name" ~ $2'
  USING "breaks", "unseen";

  -- The operator's own row is visible to everybody, those of the tenants to the operator.
  PERFORM set_config('captain.tenant', (SELECT "id" FROM "tenant" WHERE "tenant_id" = "id"), true);
  FOREACH "one" IN ARRAY array(SELECT "id" FROM "tenant") LOOP
    PERFORM set_config('captain.tenant', "one", true);
    FOR "place" IN
      SELECT "key" AS "name", array(SELECT jsonb_array_elements_text("value")) AS "columns" FROM jsonb_each("places")
    LOOP
      SELECT
        string_agg(format('%I = ', "column") || format("clean", quote_ident("column")), ', '),
        string_agg(format('%1$I ~ $1 OR %1$I ~ $2', "column"), ' OR ')
      INTO "assignments", "condition" FROM unnest("place"."columns") AS "column";
      FOR "found" IN
        EXECUTE format('SELECT "id" FROM %I WHERE "tenant_id" = $3 AND (%s)', "place"."name", "condition")
        USING "breaks", "unseen", "one"
      LOOP
        BEGIN
          EXECUTE format('UPDATE %I SET %s WHERE "tenant_id" = $3 AND "id" = $4', "place"."name", "assignments")
          USING "breaks", "unseen", "one", "found"."id";
        EXCEPTION WHEN unique_violation THEN
          NULL;
        END;
      END LOOP;
    END LOOP;
  END LOOP;
  PERFORM set_config('captain.tenant', '', true);
END $$;
