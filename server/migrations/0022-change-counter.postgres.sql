-- How often the rows of a tenant in a table were written: raised in the transaction of the write, and what caches go by.
CREATE TABLE "change_counter" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "count" BIGINT NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
);
