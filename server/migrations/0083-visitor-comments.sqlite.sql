-- What visitors write by preview links stands among the comments of staff; older servers leave these columns empty.
ALTER TABLE "comment" ADD COLUMN "guest" TEXT;
ALTER TABLE "comment" ADD COLUMN "linkName" TEXT;
ALTER TABLE "comment" ADD COLUMN "plan" TEXT;
ALTER TABLE "comment" ADD COLUMN "page" TEXT;
ALTER TABLE "comment" ADD COLUMN "doneAt" TEXT;
ALTER TABLE "comment" ADD COLUMN "doneBy" TEXT;

CREATE INDEX "comment_link" ON "comment" ("tenant_id", "by", "id") WHERE "guest" IS NOT NULL;

ALTER TABLE "preview_link" ADD COLUMN "allowsComments" INTEGER NOT NULL DEFAULT 0;
