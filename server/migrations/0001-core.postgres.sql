-- What was done to each record, and what it was after. The state before is the version before.
CREATE TABLE "revision" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "version" BIGINT NOT NULL,
  "action" TEXT NOT NULL CHECK ("action" IN ('create', 'update', 'transition', 'delete', 'restore', 'reorder', 'purge')),
  "at" TEXT COLLATE "C" NOT NULL,
  "by" TEXT COLLATE "C",
  "requestId" TEXT NOT NULL,
  "values" JSON NOT NULL,
  PRIMARY KEY ("tenant_id", "entity", "recordId", "version")
);
CREATE INDEX "revision_latest" ON "revision" ("tenant_id", "at");

-- How many live records a tenant has of each entity, so that no list counts them again.
CREATE TABLE "total" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "count" BIGINT NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
);

-- The folded words of each record that can be searched, and the index of their single and paired characters.
-- Every term begins with a key of tenant and entity: the postings of one tenant are never read for another.
CREATE TABLE "search_entry" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "folded" TEXT COLLATE "C" NOT NULL,
  "grams" TEXT[] COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "entity", "recordId")
);
CREATE INDEX "search_entry_grams" ON "search_entry" USING gin ("grams");

-- The records of the tenant of the call that have all these terms. The database cannot ask this index behind the wall
-- between tenants, where only operators that leak nothing come before the wall: so this one door looks behind it, as the
-- owner, and keeps to the tenant itself.
CREATE FUNCTION "captain_found" ("of" TEXT, "terms" TEXT[]) RETURNS TABLE ("id" TEXT, "words" TEXT)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
  AS $$
    SELECT "recordId", "folded" FROM "search_entry"
    WHERE "grams" @> "terms" AND "tenant_id" = current_setting('captain.tenant', true) AND "entity" = "of"
  $$;
