-- Of events whose capacity was lowered, more places remained than their applications leave.
UPDATE "event" SET "remaining" = max(0, "capacity" - "held"."people")
FROM (
  SELECT "tenant_id", "event", sum("people") AS "people" FROM "application"
  WHERE "status" <> 'cancelled' AND "trashedAt" IS NULL GROUP BY "tenant_id", "event"
) AS "held"
WHERE "held"."tenant_id" = "event"."tenant_id" AND "held"."event" = "event"."id"
  AND "event"."remaining" > max(0, "event"."capacity" - "held"."people");
