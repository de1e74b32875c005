-- What each order took from the stock; given back when it is cancelled. An order that was imported took nothing.
CREATE TABLE "order_goods" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "orderId" TEXT COLLATE "C" NOT NULL,
  "product" TEXT COLLATE "C" NOT NULL,
  "quantity" BIGINT NOT NULL,
  "isHeld" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "orderId", "product")
);

-- Those of earlier orders: what somebody placed, and what is imported by nobody is left out. The rows of every tenant are
-- visible without the wall only.
ALTER TABLE "order" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "product" NO FORCE ROW LEVEL SECURITY;

INSERT INTO "order_goods"
SELECT "order"."tenant_id", "order"."id", "product"."id", SUM(("item"."value" ->> 'quantity')::bigint),
  CASE WHEN "order"."status" = 'cancelled' OR ("order"."status" = 'returned' AND "order"."restockOnReturn") THEN 0 ELSE 1 END
FROM "order"
CROSS JOIN LATERAL json_array_elements("order"."items") AS "item"("value")
JOIN "product" ON "product"."tenant_id" = "order"."tenant_id" AND "product"."id" = "item"."value" ->> 'product'
WHERE "order"."createdBy" IS NOT NULL AND "product"."manageStock"
GROUP BY "order"."tenant_id", "order"."id", "order"."status", "order"."restockOnReturn", "product"."id";

ALTER TABLE "order" FORCE ROW LEVEL SECURITY;
ALTER TABLE "product" FORCE ROW LEVEL SECURITY;
