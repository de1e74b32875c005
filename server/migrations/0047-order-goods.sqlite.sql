-- What each order took from the stock; given back when it is cancelled. An order that was imported took nothing.
CREATE TABLE "order_goods" (
  "tenant_id" TEXT NOT NULL,
  "orderId" TEXT NOT NULL,
  "product" TEXT NOT NULL,
  "quantity" INTEGER NOT NULL,
  "isHeld" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "orderId", "product")
) STRICT;

-- Those of earlier orders: what somebody placed, and what is imported by nobody is left out.
INSERT INTO "order_goods"
SELECT "order"."tenant_id", "order"."id", "product"."id", SUM("item"."value" ->> 'quantity'),
  CASE WHEN "order"."status" = 'cancelled' OR ("order"."status" = 'returned' AND "order"."restockOnReturn" = 1) THEN 0 ELSE 1 END
FROM "order"
JOIN json_each("order"."items") AS "item"
JOIN "product" ON "product"."tenant_id" = "order"."tenant_id" AND "product"."id" = "item"."value" ->> 'product'
WHERE "order"."createdBy" IS NOT NULL AND "product"."manageStock" = 1
GROUP BY "order"."tenant_id", "order"."id", "product"."id";
