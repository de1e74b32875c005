-- By field, which options words of files mean that are none: JSON, as somebody has said last.
ALTER TABLE "import_mapping" ADD COLUMN "words" TEXT;
