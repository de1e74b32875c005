ALTER TABLE "tenant" ADD COLUMN "descriptionEn" text COLLATE "C";
