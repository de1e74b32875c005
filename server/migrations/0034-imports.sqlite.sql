-- Files that people import records from. The file itself lies in the storage; it and its rows are kept for a day.
CREATE TABLE "import_file" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "owner" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "parent" TEXT,
  "status" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  -- JSON: the headings of the file, and its first rows.
  "start" TEXT NOT NULL,
  -- JSON: which column is which field, and which is the key.
  "plan" TEXT,
  "isPersonal" INTEGER NOT NULL,
  "rows" INTEGER NOT NULL,
  "judged" INTEGER NOT NULL,
  "created" INTEGER NOT NULL,
  "changed" INTEGER NOT NULL,
  "same" INTEGER NOT NULL,
  "refused" INTEGER NOT NULL,
  "written" INTEGER NOT NULL,
  "changeSet" TEXT,
  "undoSet" TEXT,
  -- The set that is being written: how many revisions it has, and where in the other one its undoing is.
  "size" INTEGER NOT NULL,
  "place" INTEGER,
  -- JSON: why it was stopped, and what could not be taken back.
  "findings" TEXT,
  "createdAt" TEXT NOT NULL,
  "finishedAt" TEXT,
  "expiresAt" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "import_file_owner" ON "import_file" ("tenant_id", "owner", "id");
CREATE TABLE "import_row" (
  "tenant_id" TEXT NOT NULL,
  "import" TEXT NOT NULL,
  "number" INTEGER NOT NULL,
  "outcome" TEXT NOT NULL,
  "record" TEXT,
  "version" INTEGER,
  "title" TEXT,
  -- JSON: what is written.
  "values" TEXT,
  -- JSON: the cells of a refused row.
  "cells" TEXT,
  -- JSON: the faults of a refused row, or the old and new values of a changed one.
  "findings" TEXT,
  PRIMARY KEY ("tenant_id", "import", "number")
);
-- Which column is which field, by entity: as it was chosen last.
CREATE TABLE "import_mapping" (
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "columns" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
);
-- A large change set is undone in slices, from its end.
DROP INDEX "revision_change_set";
CREATE INDEX "revision_change_set" ON "revision" ("tenant_id", "changeSet", "place");
