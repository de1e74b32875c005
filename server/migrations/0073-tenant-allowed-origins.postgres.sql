ALTER TABLE "tenant" ADD COLUMN "allowedOrigins" json;
