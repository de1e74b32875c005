-- The profile of an account, beside what better-auth keeps of it, and the books kept of every record.
ALTER TABLE "auth_user" ADD COLUMN "nameKana" TEXT;
ALTER TABLE "auth_user" ADD COLUMN "phone" TEXT;
ALTER TABLE "auth_user" ADD COLUMN "avatar" TEXT;
ALTER TABLE "auth_user" ADD COLUMN "memo" TEXT;
ALTER TABLE "auth_user" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "auth_user" ADD COLUMN "createdBy" TEXT;
ALTER TABLE "auth_user" ADD COLUMN "updatedBy" TEXT;

-- People change their own name and address; a form that was opened before is then an old one.
CREATE TRIGGER "auth_user_version" AFTER UPDATE OF "name", "email" ON "auth_user"
WHEN new."version" = old."version" AND (new."name" IS NOT old."name" OR new."email" IS NOT old."email")
BEGIN
  UPDATE "auth_user" SET "version" = old."version" + 1 WHERE "id" = new."id";
END;
