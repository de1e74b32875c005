-- What each order took from the stock; given back when it is cancelled. An order that was imported took nothing.
CREATE TABLE "order_goods" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "orderId" TEXT COLLATE "C" NOT NULL,
  "product" TEXT COLLATE "C" NOT NULL,
  "quantity" BIGINT NOT NULL,
  "isHeld" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "orderId", "product")
);
