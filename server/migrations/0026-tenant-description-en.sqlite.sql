ALTER TABLE "tenant" ADD COLUMN "descriptionEn" TEXT;
