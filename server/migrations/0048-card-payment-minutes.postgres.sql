ALTER TABLE "shop" ADD COLUMN "cardPaymentMinutes" bigint;
