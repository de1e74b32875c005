ALTER TABLE "delivery" ADD COLUMN "contents" json;

ALTER TABLE "order" ADD COLUMN "restockOnReturn" boolean NOT NULL DEFAULT true;

ALTER TABLE "order" ALTER COLUMN "restockOnReturn" DROP DEFAULT;

-- Goods that came back before never returned to stock. The rows of every tenant are visible without the wall only.
ALTER TABLE "order" NO FORCE ROW LEVEL SECURITY;

UPDATE "order" SET "restockOnReturn" = false WHERE "status" = 'returned';

ALTER TABLE "order" FORCE ROW LEVEL SECURITY;
