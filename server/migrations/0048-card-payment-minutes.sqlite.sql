ALTER TABLE "shop" ADD COLUMN "cardPaymentMinutes" INTEGER;
