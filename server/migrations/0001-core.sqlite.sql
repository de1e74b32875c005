-- What was done to each record, and what it was after. The state before is the version before.
CREATE TABLE "revision" (
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "action" TEXT NOT NULL CHECK ("action" IN ('create', 'update', 'transition', 'delete', 'restore', 'reorder', 'purge')),
  "at" TEXT NOT NULL,
  "by" TEXT,
  "requestId" TEXT NOT NULL,
  "values" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "entity", "recordId", "version")
);
CREATE INDEX "revision_latest" ON "revision" ("tenant_id", "at");

-- How many live records a tenant has of each entity, so that no list counts them again.
CREATE TABLE "total" (
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
) WITHOUT ROWID;

-- The folded words of each record that can be searched, and the index of their single and paired characters.
-- Every term begins with a key of tenant and entity: the postings of one tenant are never read for another.
CREATE TABLE "search_entry" (
  "rowid" INTEGER PRIMARY KEY,
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "folded" TEXT NOT NULL
);
CREATE UNIQUE INDEX "search_entry_record" ON "search_entry" ("tenant_id", "entity", "recordId");
CREATE VIRTUAL TABLE "search_index" USING fts5 (
  "grams",
  content = '',
  contentless_delete = 1,
  detail = none,
  tokenize = "ascii tokenchars '!#$%&()*+,-./:;<=>?@[\]^_`{|}~""'''"
);
