ALTER TABLE "order" ADD COLUMN "locale" text COLLATE "C";

ALTER TABLE "order" ADD COLUMN "receiptName" text COLLATE "C";

ALTER TABLE "order" ADD COLUMN "receiptIssuedAt" text COLLATE "C";

ALTER TABLE "order" ADD COLUMN "receiptIssues" bigint;
