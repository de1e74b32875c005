-- How often the rows of a tenant in a table were written: raised in the transaction of the write, and what caches go by.
CREATE TABLE "change_counter" (
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
) WITHOUT ROWID;
