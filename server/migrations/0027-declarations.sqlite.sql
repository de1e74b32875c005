ALTER TABLE "order" ADD COLUMN "locale" TEXT;

ALTER TABLE "order" ADD COLUMN "receiptName" TEXT;

ALTER TABLE "order" ADD COLUMN "receiptIssuedAt" TEXT;

ALTER TABLE "order" ADD COLUMN "receiptIssues" INTEGER;
