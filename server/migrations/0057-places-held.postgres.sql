-- Of events whose capacity was lowered, more places remained than their applications leave. The rows of every tenant are
-- visible without the wall only.
ALTER TABLE "event" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "application" NO FORCE ROW LEVEL SECURITY;

UPDATE "event" SET "remaining" = greatest(0, "capacity" - "held"."people")
FROM (
  SELECT "tenant_id", "event", sum("people") AS "people" FROM "application"
  WHERE "status" <> 'cancelled' AND "trashedAt" IS NULL GROUP BY "tenant_id", "event"
) AS "held"
WHERE "held"."tenant_id" = "event"."tenant_id" AND "held"."event" = "event"."id"
  AND "event"."remaining" > greatest(0, "event"."capacity" - "held"."people");

ALTER TABLE "event" FORCE ROW LEVEL SECURITY;
ALTER TABLE "application" FORCE ROW LEVEL SECURITY;
