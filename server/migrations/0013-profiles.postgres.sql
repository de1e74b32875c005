-- The profile of an account, beside what better-auth keeps of it, and the books kept of every record.
ALTER TABLE "auth_user"
  ADD COLUMN "nameKana" text COLLATE "C",
  ADD COLUMN "phone" text COLLATE "C",
  ADD COLUMN "avatar" json,
  ADD COLUMN "memo" text COLLATE "C",
  ADD COLUMN "version" bigint NOT NULL DEFAULT 1,
  ADD COLUMN "createdBy" text COLLATE "C",
  ADD COLUMN "updatedBy" text COLLATE "C";

-- People change their own name and address; a form that was opened before is then an old one.
CREATE FUNCTION "count_account_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new."version" := old."version" + 1;
  RETURN new;
END
$$;
CREATE TRIGGER "auth_user_version" BEFORE UPDATE OF "name", "email" ON "auth_user"
  FOR EACH ROW
  WHEN (new."version" = old."version" AND (new."name" IS DISTINCT FROM old."name" OR new."email" IS DISTINCT FROM old."email"))
  EXECUTE FUNCTION "count_account_version"();
