-- Of the records of the tenant of the call that have all these terms, some of the newest whose text contains all these words.
-- Words that many records have are found among the newest ones; the index, which has no order, is asked for the rest, and
-- read only until there is enough. Like captain_found, it looks behind the wall between tenants and keeps to the tenant itself.
CREATE FUNCTION "captain_found_newest" ("of" TEXT, "terms" TEXT[], "words" TEXT[], "examined" BIGINT, "wanted" BIGINT)
  RETURNS TABLE ("id" TEXT)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT
  AS $$
  DECLARE "matching" BIGINT;
  BEGIN
    RETURN QUERY
      SELECT "newest"."recordId" FROM (
        SELECT "recordId", "folded" FROM "search_entry"
        WHERE "tenant_id" = current_setting('captain.tenant', true) AND "entity" = "of"
        ORDER BY "recordId" DESC LIMIT "wanted"
      ) AS "newest"
      WHERE NOT EXISTS (SELECT FROM unnest("words") AS "word" WHERE strpos("newest"."folded", "word") = 0);
    GET DIAGNOSTICS "matching" = ROW_COUNT;
    IF "matching" >= "wanted" / 5 THEN RETURN; END IF;
    -- Materialised, so that the plan is made for all of them and the limit only stops it.
    RETURN QUERY
      WITH "having" AS MATERIALIZED (
        SELECT "recordId", "folded" FROM "search_entry"
        WHERE "grams" @> "terms" AND "tenant_id" = current_setting('captain.tenant', true) AND "entity" = "of"
      )
      SELECT "first"."recordId" FROM (SELECT * FROM "having" LIMIT "examined") AS "first"
      WHERE NOT EXISTS (SELECT FROM unnest("words") AS "word" WHERE strpos("first"."folded", "word") = 0)
      LIMIT "wanted";
  END
  $$;
