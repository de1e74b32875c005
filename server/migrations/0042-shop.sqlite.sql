CREATE TABLE "shop" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "rates" TEXT,
  "freeShippingFrom" INTEGER,
  "shippingText" TEXT,
  "giftWrappingFee" INTEGER NOT NULL,
  "noshiFee" INTEGER NOT NULL,
  "orderDeadline" TEXT,
  "closedWeekdays" TEXT,
  "closedOnHolidays" INTEGER NOT NULL,
  "closedPeriods" TEXT,
  "wishDateMaxDays" INTEGER NOT NULL,
  "takesCards" INTEGER NOT NULL,
  "takesTransfers" INTEGER NOT NULL,
  "transferDueDays" INTEGER NOT NULL,
  "bankName" TEXT,
  "bankCode" TEXT,
  "branchName" TEXT,
  "branchCode" TEXT,
  "accountType" TEXT,
  "accountNumber" TEXT,
  "accountHolderKana" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "shop_trashed" ON "shop" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

-- What a call was answered, where a call made again is answered the very same.
ALTER TABLE "idempotency_key" ADD COLUMN "answer" TEXT;
