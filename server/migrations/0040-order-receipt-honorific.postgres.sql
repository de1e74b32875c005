ALTER TABLE "order" ADD COLUMN "receiptHonorific" text COLLATE "C";
