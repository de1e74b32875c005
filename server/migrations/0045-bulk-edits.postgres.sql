-- What a job judges, writes and undoes in slices comes from the rows of a file, or from the records that a list finds.
ALTER TABLE "import_file" ADD COLUMN "source" TEXT NOT NULL DEFAULT 'file';
