ALTER TABLE "order" RENAME COLUMN "letters" TO "sentEmails";

ALTER TABLE "tenant" RENAME COLUMN "orderLetters" TO "orderEmails";

-- Earlier versions are restored by the names of today.
UPDATE "revision" SET "values" = json_remove(
  json_set("values", '$.sentEmails', json("values" -> '$.letters')), '$.letters'
) WHERE "entity" = 'order' AND json_type("values", '$.letters') IS NOT NULL;

UPDATE "revision" SET "values" = json_remove(
  json_set("values", '$.orderEmails', json("values" -> '$.orderLetters')), '$.orderLetters'
) WHERE "entity" = 'tenant' AND json_type("values", '$.orderLetters') IS NOT NULL;
