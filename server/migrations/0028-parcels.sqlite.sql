ALTER TABLE "delivery" ADD COLUMN "contents" TEXT;

ALTER TABLE "order" ADD COLUMN "restockOnReturn" INTEGER NOT NULL DEFAULT 1;

-- Goods that came back before never returned to stock.
UPDATE "order" SET "restockOnReturn" = 0 WHERE "status" = 'returned';
