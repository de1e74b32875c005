ALTER TABLE "tenant" ADD COLUMN "allowedOrigins" TEXT;
