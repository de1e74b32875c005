ALTER TABLE "order" RENAME COLUMN "letters" TO "sentEmails";

ALTER TABLE "tenant" RENAME COLUMN "orderLetters" TO "orderEmails";

-- Earlier versions are restored by the names of today. The rows of every tenant are visible without the wall only.
ALTER TABLE "revision" NO FORCE ROW LEVEL SECURITY;

UPDATE "revision" SET "values" = (
  SELECT json_object_agg(CASE "key" WHEN 'letters' THEN 'sentEmails' ELSE "key" END, "value")
  FROM json_each("values")
) WHERE "entity" = 'order' AND "values" -> 'letters' IS NOT NULL;

UPDATE "revision" SET "values" = (
  SELECT json_object_agg(CASE "key" WHEN 'orderLetters' THEN 'orderEmails' ELSE "key" END, "value")
  FROM json_each("values")
) WHERE "entity" = 'tenant' AND "values" -> 'orderLetters' IS NOT NULL;

ALTER TABLE "revision" FORCE ROW LEVEL SECURITY;
