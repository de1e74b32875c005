ALTER TABLE "tokusho" ALTER COLUMN "price" TYPE text COLLATE "C" USING coalesce("price", '各商品ページに税込価格で表示しています。');

ALTER TABLE "tokusho" ALTER COLUMN "price" SET NOT NULL;

ALTER TABLE "tokusho" ALTER COLUMN "otherFees" TYPE text COLLATE "C" USING coalesce("otherFees", 'なし');

ALTER TABLE "tokusho" ALTER COLUMN "otherFees" SET NOT NULL;
