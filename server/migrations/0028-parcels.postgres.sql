ALTER TABLE "delivery" ADD COLUMN "contents" json;

ALTER TABLE "order" ADD COLUMN "restockOnReturn" boolean NOT NULL DEFAULT true;

ALTER TABLE "order" ALTER COLUMN "restockOnReturn" DROP DEFAULT;
