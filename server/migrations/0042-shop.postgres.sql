CREATE TABLE "shop" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "rates" json,
  "freeShippingFrom" bigint,
  "shippingText" text COLLATE "C",
  "giftWrappingFee" bigint NOT NULL,
  "noshiFee" bigint NOT NULL,
  "orderDeadline" text COLLATE "C",
  "closedWeekdays" json,
  "closedOnHolidays" boolean NOT NULL,
  "closedPeriods" json,
  "wishDateMaxDays" bigint NOT NULL,
  "takesCards" boolean NOT NULL,
  "takesTransfers" boolean NOT NULL,
  "transferDueDays" bigint NOT NULL,
  "bankName" text COLLATE "C",
  "bankCode" text COLLATE "C",
  "branchName" text COLLATE "C",
  "branchCode" text COLLATE "C",
  "accountType" text COLLATE "C",
  "accountNumber" text COLLATE "C",
  "accountHolderKana" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "shop_trashed" ON "shop" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

-- What a call was answered, where a call made again is answered the very same.
ALTER TABLE "idempotency_key" ADD COLUMN "answer" TEXT COLLATE "C";
