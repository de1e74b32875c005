-- Which records were changed, in the order of the commits: what those read who follow the changes of a tenant.
CREATE TABLE "change_log" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "position" INTEGER NOT NULL,
  "changeSet" TEXT COLLATE "C" NOT NULL,
  "at" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  -- Whether the public saw the record before or after; and by which slug.
  "wasPublic" INTEGER NOT NULL,
  "slug" TEXT,
  PRIMARY KEY ("tenant_id", "position")
);
