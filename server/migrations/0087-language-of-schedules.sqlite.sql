-- The only language of a draft that is published at its time; NULL for both.
ALTER TABLE "record_draft" ADD COLUMN "language" TEXT;
