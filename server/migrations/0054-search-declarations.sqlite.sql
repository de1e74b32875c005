-- The fields by which the records of each entity are indexed, since when, and when that was last looked through.
CREATE TABLE "search_declaration" (
  "entity" TEXT NOT NULL PRIMARY KEY,
  "fields" TEXT NOT NULL,
  "since" TEXT NOT NULL,
  "checkedAt" TEXT
);
