-- The fields by which the records of each entity are indexed, since when, and when that was last looked through.
CREATE TABLE "search_declaration" (
  "entity" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "fields" TEXT COLLATE "C" NOT NULL,
  "since" TEXT COLLATE "C" NOT NULL,
  "checkedAt" TEXT COLLATE "C"
);
