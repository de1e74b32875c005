-- What each order took from the stock; given back when it is cancelled. An order that was imported took nothing.
CREATE TABLE "order_goods" (
  "tenant_id" TEXT NOT NULL,
  "orderId" TEXT NOT NULL,
  "product" TEXT NOT NULL,
  "quantity" INTEGER NOT NULL,
  "isHeld" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "orderId", "product")
) STRICT;
