ALTER TABLE "order" RENAME COLUMN "letters" TO "sentEmails";

ALTER TABLE "tenant" RENAME COLUMN "orderLetters" TO "orderEmails";
