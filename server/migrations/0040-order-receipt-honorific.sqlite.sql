ALTER TABLE "order" ADD COLUMN "receiptHonorific" TEXT;
