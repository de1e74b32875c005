-- What visitors write by preview links stands among the comments of staff; older servers leave these columns empty.
ALTER TABLE "comment" ADD COLUMN "guest" TEXT COLLATE "C";
ALTER TABLE "comment" ADD COLUMN "linkName" TEXT COLLATE "C";
ALTER TABLE "comment" ADD COLUMN "plan" TEXT COLLATE "C";
ALTER TABLE "comment" ADD COLUMN "page" TEXT COLLATE "C";
ALTER TABLE "comment" ADD COLUMN "doneAt" TEXT COLLATE "C";
ALTER TABLE "comment" ADD COLUMN "doneBy" TEXT COLLATE "C";

CREATE INDEX CONCURRENTLY "comment_link" ON "comment" ("tenant_id", "by", "id") WHERE "guest" IS NOT NULL;

ALTER TABLE "preview_link" ADD COLUMN "allowsComments" boolean NOT NULL DEFAULT false;
