-- What was done with a draft: by whom, when, and for when it was scheduled. A draft that ended keeps it with its record.
ALTER TABLE "record_draft" ADD COLUMN "events" TEXT NOT NULL DEFAULT '[]';
