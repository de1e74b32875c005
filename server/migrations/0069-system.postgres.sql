-- What the kernel and the features keep, whatever entities are declared.

-- What was done to each record, and what it was after. The state before is the version before.
CREATE TABLE "revision" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "version" BIGINT NOT NULL,
  "action" TEXT NOT NULL CHECK ("action" IN ('create', 'update', 'transition', 'delete', 'restore', 'reorder', 'purge')),
  "at" TEXT COLLATE "C" NOT NULL,
  "by" TEXT COLLATE "C",
  "requestId" TEXT NOT NULL,
  "values" JSON NOT NULL,
  -- The administrator who acted in the name of "by", if one did.
  "impersonator" TEXT COLLATE "C",
  -- Whatever one call changed is a change set; "place" is where in it this is.
  "changeSet" TEXT COLLATE "C" NOT NULL DEFAULT gen_random_uuid()::text,
  "place" INTEGER NOT NULL DEFAULT 0,
  -- Of the heavy fields that a change touched, what they were before; its other content is in "values". NULL: all is in "values".
  "former" JSON,
  PRIMARY KEY ("tenant_id", "entity", "recordId", "version")
);
CREATE INDEX "revision_latest" ON "revision" ("tenant_id", "at");
-- Change sets are in the order of time, whichever tenant's: a write adds to the end of this index, not to one end per tenant.
CREATE INDEX "revision_change_set" ON "revision" ("changeSet", "tenant_id", "place");

-- How many live records a tenant has of each entity, so that no list counts them again.
CREATE TABLE "total" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "count" BIGINT NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
);

-- How often the rows of a tenant in a table were written: raised in the transaction of the write, and what caches go by.
CREATE TABLE "change_counter" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "count" BIGINT NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
);

-- The folded words of each record that can be searched, and the index of their single and paired characters.
-- Every term begins with a key of tenant and entity: the postings of one tenant are never read for another.
CREATE TABLE "search_entry" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "folded" TEXT COLLATE "C" NOT NULL,
  "grams" TEXT[] COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "entity", "recordId")
);
CREATE INDEX "search_entry_grams" ON "search_entry" USING gin ("grams");

-- The records of the tenant of the call that have all these terms. The database cannot ask this index behind the wall
-- between tenants, where only operators that leak nothing come before the wall: so this one door looks behind it, as the
-- owner, and keeps to the tenant itself.
CREATE FUNCTION "captain_found" ("of" TEXT, "terms" TEXT[]) RETURNS TABLE ("id" TEXT, "words" TEXT)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
  AS $$
    SELECT "recordId", "folded" FROM "search_entry"
    WHERE "grams" @> "terms" AND "tenant_id" = current_setting('captain.tenant', true) AND "entity" = "of"
  $$;

-- Of the records of the tenant of the call that have all these terms, some of the newest whose text contains all these words.
-- Words that many records have are found among the newest ones; the index, which has no order, is asked for the rest, and
-- read only until there is enough. Like captain_found, it looks behind the wall between tenants and keeps to the tenant itself.
CREATE FUNCTION "captain_found_newest" ("of" TEXT, "terms" TEXT[], "words" TEXT[], "examined" BIGINT, "wanted" BIGINT)
  RETURNS TABLE ("id" TEXT)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT
  AS $$
  DECLARE "matching" BIGINT;
  BEGIN
    RETURN QUERY
      SELECT "newest"."recordId" FROM (
        SELECT "recordId", "folded" FROM "search_entry"
        WHERE "tenant_id" = current_setting('captain.tenant', true) AND "entity" = "of"
        ORDER BY "recordId" DESC LIMIT "wanted"
      ) AS "newest"
      WHERE NOT EXISTS (SELECT FROM unnest("words") AS "word" WHERE strpos("newest"."folded", "word") = 0);
    GET DIAGNOSTICS "matching" = ROW_COUNT;
    IF "matching" >= "wanted" / 5 THEN RETURN; END IF;
    -- Materialised, so that the plan is made for all of them and the limit only stops it.
    RETURN QUERY
      WITH "having" AS MATERIALIZED (
        SELECT "recordId", "folded" FROM "search_entry"
        WHERE "grams" @> "terms" AND "tenant_id" = current_setting('captain.tenant', true) AND "entity" = "of"
      )
      SELECT "first"."recordId" FROM (SELECT * FROM "having" LIMIT "examined") AS "first"
      WHERE NOT EXISTS (SELECT FROM unnest("words") AS "word" WHERE strpos("first"."folded", "word") = 0)
      LIMIT "wanted";
  END
  $$;

-- The fields by which the records of each entity are indexed, since when, and when that was last looked through.
CREATE TABLE "search_declaration" (
  "entity" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "fields" TEXT COLLATE "C" NOT NULL,
  "since" TEXT COLLATE "C" NOT NULL,
  "checkedAt" TEXT COLLATE "C"
);

-- Accounts, sessions and passkeys: the tables of better-auth under names of our own, with the profile of an account.
-- Beyond what it drafts: a credential and an account of a provider exist once, and what expires can be swept by index.

create table "auth_user" (
  "id" text collate "C" not null primary key,
  "name" text collate "C" not null,
  "email" text collate "C" not null unique,
  "emailVerified" boolean not null,
  "image" text collate "C",
  "createdAt" timestamptz default CURRENT_TIMESTAMP not null,
  "updatedAt" timestamptz default CURRENT_TIMESTAMP not null,
  "role" text collate "C",
  "banned" boolean,
  "banReason" text collate "C",
  "banExpires" timestamptz,
  "isUser" boolean not null,
  "cfAi" boolean not null,
  "nameKana" text COLLATE "C",
  "phone" text COLLATE "C",
  "avatar" json,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL DEFAULT 1,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C"
);

create table "auth_session" (
  "id" text collate "C" not null primary key,
  "expiresAt" timestamptz not null,
  "token" text collate "C" not null unique,
  "createdAt" timestamptz default CURRENT_TIMESTAMP not null,
  "updatedAt" timestamptz not null,
  "ipAddress" text collate "C",
  "userAgent" text collate "C",
  "userId" text collate "C" not null references "auth_user" ("id") on delete cascade,
  "impersonatedBy" text collate "C",
  -- The session of the administrator in which one in somebody's name was begun, and with which it ends.
  "impersonatorSession" TEXT COLLATE "C"
);

create table "auth_account" (
  "id" text collate "C" not null primary key,
  "accountId" text collate "C" not null,
  "providerId" text collate "C" not null,
  "userId" text collate "C" not null references "auth_user" ("id") on delete cascade,
  "accessToken" text collate "C",
  "refreshToken" text collate "C",
  "idToken" text collate "C",
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text collate "C",
  "password" text collate "C",
  "createdAt" timestamptz default CURRENT_TIMESTAMP not null,
  "updatedAt" timestamptz not null
);

create table "auth_verification" (
  "id" text collate "C" not null primary key,
  "identifier" text collate "C" not null,
  "value" text collate "C" not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz default CURRENT_TIMESTAMP not null,
  "updatedAt" timestamptz default CURRENT_TIMESTAMP not null
);

create table "auth_jwks" (
  "id" text collate "C" not null primary key,
  "publicKey" text collate "C" not null,
  "privateKey" text collate "C" not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  "alg" text collate "C",
  "crv" text collate "C"
);

create table "auth_passkey" (
  "id" text collate "C" not null primary key,
  "name" text collate "C",
  "publicKey" text collate "C" not null,
  "userId" text collate "C" not null references "auth_user" ("id") on delete cascade,
  "credentialID" text collate "C" not null,
  "counter" bigint not null,
  "deviceType" text collate "C" not null,
  "backedUp" boolean not null,
  "transports" text collate "C",
  "createdAt" timestamptz,
  "aaguid" text collate "C"
);

create index "auth_session_userId_idx" on "auth_session" ("userId");
create index "auth_account_userId_idx" on "auth_account" ("userId");
create index "auth_verification_identifier_idx" on "auth_verification" ("identifier");
create index "auth_passkey_userId_idx" on "auth_passkey" ("userId");
create unique index "auth_passkey_credentialID_idx" on "auth_passkey" ("credentialID");
create unique index "auth_account_providerId_accountId_idx" on "auth_account" ("providerId", "accountId");
create index "auth_session_expiresAt_idx" on "auth_session" ("expiresAt");
create index "auth_verification_expiresAt_idx" on "auth_verification" ("expiresAt");

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

-- Invitations, and what happened around accounts. Moments are ISO texts in UTC.

create table "auth_invitation" (
  "id" text not null primary key,
  "tokenHash" text not null unique,
  "userId" text references "auth_user" ("id") on delete cascade,
  "kind" text not null,
  "createdBy" text,
  "createdAt" text collate "C" not null,
  "expiresAt" text collate "C" not null,
  "usedAt" text collate "C"
);
create index "auth_invitation_userId_idx" on "auth_invitation" ("userId");
create index "auth_invitation_expiresAt_idx" on "auth_invitation" ("expiresAt");

-- Names are kept beside ids: the record tells of people whose accounts are gone.
create table "auth_event" (
  "id" text collate "C" not null primary key,
  "at" text collate "C" not null,
  "action" text collate "C" not null,
  "actorId" text,
  "actorName" text,
  "actingAsId" text,
  "actingAsName" text,
  "targetId" text,
  "targetName" text,
  "ip" text,
  "userAgent" text,
  "detail" text
);
create index "auth_event_at_idx" on "auth_event" ("at", "id");
create index "auth_event_actor_idx" on "auth_event" ("actorId", "at");
create index "auth_event_target_idx" on "auth_event" ("targetId", "at");
-- Refused sign-ins are deleted after a while, and looked for every hour.
CREATE INDEX "auth_event_refused" ON "auth_event" ("at") WHERE "action" = 'sign-in-failed';

-- Whoever asks, by whatever way: one administrator who can sign in remains. The lock lets one such change look at a
-- time, so that two administrators cannot take each other's place away at once.
create function "keep_one_admin"() returns trigger language plpgsql as $$
begin
  if old."role" = 'admin' and not coalesce(old."banned", false)
    and (tg_op = 'DELETE' or new."role" is distinct from 'admin' or coalesce(new."banned", false)) then
    perform pg_advisory_xact_lock(hashtext('captain: one admin remains'));
    if not exists (
      select 1 from "auth_user" where "id" <> old."id" and "role" = 'admin' and not coalesce("banned", false)
    ) then
      raise exception 'LAST_ADMIN';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
create trigger "auth_user_last_admin" before update of "role", "banned" or delete on "auth_user"
  for each row execute function "keep_one_admin"();

-- An account that lives on keeps a way in: another passkey, or a password.
create function "keep_one_way_in"() returns trigger language plpgsql as $$
begin
  perform 1 from "auth_user" where "id" = old."userId" for update;
  if found
    and not exists (select 1 from "auth_passkey" where "userId" = old."userId" and "id" <> old."id")
    and not exists (select 1 from "auth_account" where "userId" = old."userId" and "password" is not null) then
    raise exception 'LAST_CREDENTIAL';
  end if;
  return old;
end
$$;
create trigger "auth_passkey_last" before delete on "auth_passkey"
  for each row execute function "keep_one_way_in"();

-- What is counted so that it can be slowed down: calls from one place, tries at one account. Keys are hashes.
create table "attempt" (
  "key" text collate "C" not null primary key,
  "count" bigint not null,
  "waitsUntil" text collate "C",
  "expiresAt" text collate "C" not null
);
create index "attempt_expiresAt_idx" on "attempt" ("expiresAt");

-- Calls that made a record, under the key that their caller gave them; forgotten after a day. The caller may be an API key.
CREATE TABLE "idempotency_key" (
  "userId" TEXT COLLATE "C" NOT NULL,
  "tenant" TEXT COLLATE "C" NOT NULL,
  "key" TEXT COLLATE "C" NOT NULL,
  "fingerprint" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  -- What a call was answered, where a call made again is answered the very same.
  "answer" TEXT COLLATE "C",
  PRIMARY KEY ("userId", "tenant", "key")
);
CREATE INDEX "idempotency_key_expiresAt" ON "idempotency_key" ("expiresAt");

-- Work in the background: written with what causes it, claimed by lease, kept with its outcome. Moments are ISO texts in UTC.
CREATE TABLE "job" (
  "id" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "kind" TEXT COLLATE "C" NOT NULL,
  -- What is done again and again is there once.
  "key" TEXT COLLATE "C" UNIQUE,
  -- JSON; gone where it is no longer needed.
  "payload" TEXT COLLATE "C",
  "tenant" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" NOT NULL,
  "runAt" TEXT COLLATE "C" NOT NULL,
  -- When the moments of its next run or of its lease were set.
  "setAt" TEXT COLLATE "C" NOT NULL,
  "attempts" BIGINT NOT NULL,
  "leasedUntil" TEXT COLLATE "C",
  "leasedBy" TEXT COLLATE "C",
  "lastError" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "finishedAt" TEXT COLLATE "C"
);
CREATE INDEX "job_status_runAt_idx" ON "job" ("status", "runAt");
-- Tenants take turns: a job is found by its kind and tenant.
CREATE INDEX "job_line_idx" ON "job" ("status", "kind", coalesce("tenant", ''), "runAt", "id");
-- What was set by a clock that was ahead is looked for again and again.
CREATE INDEX "job_setAt_idx" ON "job" ("status", "setAt");

-- What became of backups, and of the drills that restore them.
CREATE TABLE "backup_run" (
  "id" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "kind" TEXT COLLATE "C" NOT NULL,
  "status" TEXT COLLATE "C" NOT NULL,
  "startedAt" TEXT COLLATE "C" NOT NULL,
  "finishedAt" TEXT COLLATE "C" NOT NULL,
  "detail" TEXT COLLATE "C" NOT NULL,
  "reason" TEXT COLLATE "C"
);
CREATE INDEX "backup_run_kind_finishedAt_idx" ON "backup_run" ("kind", "finishedAt");

-- What people uploaded. The file itself is in the storage, under the tenant's id and this random name.
CREATE TABLE "upload" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('image', 'audio', 'document')),
  "type" TEXT NOT NULL,
  "size" BIGINT NOT NULL,
  "width" INTEGER,
  "height" INTEGER,
  "title" TEXT COLLATE "C" NOT NULL,
  "alt" TEXT COLLATE "C",
  "folded" TEXT COLLATE "C" NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C",
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "replacedBy" TEXT COLLATE "C",
  -- By what an upload is recognised when it is sent again: the SHA-256 of the file as it came.
  "digest" TEXT COLLATE "C",
  -- What a page shows until a picture has come, and how often it was looked for: what cannot be read is not tried for ever.
  "color" TEXT COLLATE "C",
  "colorTries" INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "upload_name_unique" ON "upload" ("tenant_id", "name");
CREATE INDEX "upload_digest" ON "upload" ("tenant_id", "digest");

-- Which record names which upload in which field, written with the record: live ones, and those in the trash.
CREATE TABLE "upload_use" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "upload" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "field" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "upload", "entity", "recordId", "field"),
  FOREIGN KEY ("tenant_id", "upload") REFERENCES "upload" ("tenant_id", "id")
);
CREATE INDEX "upload_use_record" ON "upload_use" ("tenant_id", "entity", "recordId");

-- What people asked of the AI service, and the pictures that came of it. They belong to accounts, not to tenants.
CREATE TABLE "ai_request" (
  "id" TEXT COLLATE "C" PRIMARY KEY NOT NULL,
  "userId" TEXT COLLATE "C" NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "kind" TEXT COLLATE "C" NOT NULL CHECK ("kind" IN ('translation', 'pictures')),
  "at" TEXT COLLATE "C" NOT NULL,
  "status" TEXT COLLATE "C" NOT NULL CHECK ("status" IN ('running', 'done', 'failed', 'cancelled')),
  "failure" TEXT COLLATE "C",
  "finishedAt" TEXT COLLATE "C",
  "prompt" TEXT COLLATE "C" NOT NULL,
  "english" TEXT COLLATE "C",
  "model" TEXT COLLATE "C" NOT NULL,
  "width" BIGINT,
  "height" BIGINT,
  "steps" BIGINT,
  "seed" BIGINT,
  "count" BIGINT NOT NULL,
  "trashedAt" TEXT COLLATE "C",
  "version" BIGINT NOT NULL DEFAULT 1,
  -- Until when the server that works on a request answers for it. One that nobody answers for any more has failed.
  "leaseExpiresAt" TEXT COLLATE "C"
);
CREATE INDEX "ai_request_of_user" ON "ai_request" ("userId", "kind", "at");
CREATE INDEX "ai_request_of_day" ON "ai_request" ("kind", "at");

CREATE TABLE "ai_picture" (
  "requestId" TEXT COLLATE "C" NOT NULL REFERENCES "ai_request" ("id") ON DELETE CASCADE,
  "place" BIGINT NOT NULL,
  "seed" BIGINT NOT NULL,
  "file" TEXT COLLATE "C" NOT NULL,
  "savedTo" TEXT COLLATE "C",
  PRIMARY KEY ("requestId", "place")
);

-- What a person asked of the AI service has versions, as every record has.
CREATE TABLE "ai_revision" (
  "recordId" TEXT COLLATE "C" NOT NULL REFERENCES "ai_request" ("id") ON DELETE CASCADE,
  "version" BIGINT NOT NULL,
  "action" TEXT COLLATE "C" NOT NULL,
  "at" TEXT COLLATE "C" NOT NULL,
  "by" TEXT COLLATE "C",
  "requestId" TEXT COLLATE "C" NOT NULL,
  "values" TEXT COLLATE "C" NOT NULL,
  "impersonator" TEXT COLLATE "C",
  PRIMARY KEY ("recordId", "version")
);

-- A tenant's frequent words, and what they are called in English.
CREATE TABLE "ai_glossary" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "place" BIGINT NOT NULL,
  "ja" TEXT COLLATE "C" NOT NULL,
  "en" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "place")
);

-- Who has a record open, until when that is known, and whether they are typing.
CREATE TABLE "presence" (
  "tenant" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "session" TEXT COLLATE "C" NOT NULL REFERENCES "auth_session" ("id") ON DELETE CASCADE,
  "page" TEXT COLLATE "C" NOT NULL,
  "typing" INTEGER NOT NULL,
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant", "entity", "recordId", "session", "page")
);
CREATE INDEX "presence_session" ON "presence" ("session", "expiresAt");
CREATE INDEX "presence_expiresAt" ON "presence" ("expiresAt");

-- The files that people export lists to. What is in them lies in the storage; both are kept for a day.
CREATE TABLE "export_file" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "owner" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  -- JSON: what is exported, and how.
  "request" TEXT NOT NULL,
  "status" TEXT COLLATE "C" NOT NULL,
  "isPersonal" INTEGER NOT NULL,
  "records" INTEGER NOT NULL,
  "written" INTEGER NOT NULL,
  "file" TEXT COLLATE "C" NOT NULL,
  "size" BIGINT,
  -- JSON: the characters that the encoding lacks, and what was cut.
  "findings" TEXT,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "finishedAt" TEXT COLLATE "C",
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "export_file_owner" ON "export_file" ("tenant_id", "owner", "id");

-- Files that people import records from. The file itself lies in the storage; it and its rows are kept for a day.
CREATE TABLE "import_file" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "owner" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "parent" TEXT COLLATE "C",
  "status" TEXT COLLATE "C" NOT NULL,
  "title" TEXT NOT NULL,
  -- JSON: the headings of the file, and its first rows.
  "start" TEXT NOT NULL,
  -- JSON: which column is which field, and which is the key.
  "plan" TEXT,
  "isPersonal" INTEGER NOT NULL,
  "rows" INTEGER NOT NULL,
  "judged" INTEGER NOT NULL,
  "created" INTEGER NOT NULL,
  "changed" INTEGER NOT NULL,
  "same" INTEGER NOT NULL,
  "refused" INTEGER NOT NULL,
  "written" INTEGER NOT NULL,
  "changeSet" TEXT COLLATE "C",
  "undoSet" TEXT COLLATE "C",
  -- The set that is being written: how many revisions it has, and where in the other one its undoing is.
  "size" INTEGER NOT NULL,
  "place" INTEGER,
  -- JSON: why it was stopped, and what could not be taken back.
  "findings" TEXT,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "finishedAt" TEXT COLLATE "C",
  "expiresAt" TEXT COLLATE "C" NOT NULL,
  -- Rows come from a file, or from the records that a list finds.
  "source" TEXT NOT NULL DEFAULT 'file',
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "import_file_owner" ON "import_file" ("tenant_id", "owner", "id");
CREATE TABLE "import_row" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "import" TEXT COLLATE "C" NOT NULL,
  "number" INTEGER NOT NULL,
  "outcome" TEXT COLLATE "C" NOT NULL,
  "record" TEXT COLLATE "C",
  "version" INTEGER,
  "title" TEXT,
  -- JSON: what is written.
  "values" TEXT,
  -- JSON: the cells of a refused row.
  "cells" TEXT,
  -- JSON: the faults of a refused row, or the old and new values of a changed one.
  "findings" TEXT,
  PRIMARY KEY ("tenant_id", "import", "number")
);
-- Which column is which field, by entity: as it was chosen last.
CREATE TABLE "import_mapping" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "columns" TEXT NOT NULL,
  -- JSON: by field, which options words of files mean that are none, as somebody has said last.
  "words" TEXT,
  PRIMARY KEY ("tenant_id", "entity")
);

-- What people are told of, and how they want to be told.
CREATE TABLE "notification" (
  "id" TEXT COLLATE "C" PRIMARY KEY NOT NULL,
  "account" TEXT COLLATE "C" NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "tenant" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C",
  "recordId" TEXT COLLATE "C",
  "by" TEXT COLLATE "C",
  -- JSON: what the sentence shows.
  "params" TEXT NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "readAt" TEXT COLLATE "C",
  "inCaptain" INTEGER NOT NULL,
  "mailAt" TEXT COLLATE "C",
  "mailedAt" TEXT COLLATE "C",
  "once" TEXT COLLATE "C"
);
CREATE INDEX "notification_account" ON "notification" ("account", "id");
-- What is looked for every few seconds.
CREATE INDEX "notification_unread" ON "notification" ("account", "id") WHERE "readAt" IS NULL;
CREATE INDEX "notification_createdAt" ON "notification" ("createdAt");
CREATE UNIQUE INDEX "notification_once" ON "notification" ("account", "once");
CREATE INDEX "notification_mailAt" ON "notification" ("mailAt") WHERE "mailAt" IS NOT NULL;
CREATE TABLE "notification_setting" (
  "account" TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "locale" TEXT COLLATE "C" NOT NULL,
  -- JSON: a choice for each kind.
  "choices" TEXT NOT NULL
);

-- What members of a tenant write about its records. Of a deleted comment no text is left.
CREATE TABLE "comment" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "body" TEXT NOT NULL,
  "by" TEXT COLLATE "C" NOT NULL,
  "impersonatedBy" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "editedAt" TEXT COLLATE "C",
  "deletedAt" TEXT COLLATE "C",
  "version" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "comment_record" ON "comment" ("tenant_id", "entity", "recordId", "createdAt", "id");
-- To whom records were assigned; a record has one at most that is in force.
CREATE TABLE "assignment" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "account" TEXT COLLATE "C",
  "by" TEXT COLLATE "C" NOT NULL,
  "impersonatedBy" TEXT COLLATE "C",
  "at" TEXT COLLATE "C" NOT NULL,
  "isCurrent" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "assignment_current" ON "assignment" ("tenant_id", "entity", "recordId") WHERE "isCurrent" = 1;
CREATE INDEX "assignment_account" ON "assignment" ("tenant_id", "entity", "account", "recordId") WHERE "isCurrent" = 1;
CREATE INDEX "assignment_record" ON "assignment" ("tenant_id", "entity", "recordId", "at", "id");

-- Views of lists that people keep: their own, which go with their account, and those of everybody at the tenant.
CREATE TABLE "list_view" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "owner" TEXT COLLATE "C" REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "name" TEXT COLLATE "C" NOT NULL,
  -- JSON: what it shows.
  "query" TEXT NOT NULL,
  "isDefault" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C",
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "list_view_entity" ON "list_view" ("tenant_id", "entity", "owner", "position");
-- A list opens with one view at most.
CREATE UNIQUE INDEX "list_view_default" ON "list_view" ("tenant_id", "entity") WHERE "isDefault" = 1;
CREATE INDEX "list_view_owner" ON "list_view" ("owner");

-- What lets programs call the API for a tenant. Revoked keys stay: the history of records names them.
CREATE TABLE "api_key" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C" NOT NULL,
  "hash" TEXT COLLATE "C" NOT NULL,
  "hint" TEXT COLLATE "C" NOT NULL,
  -- The secret before the last rotation.
  "previousHash" TEXT COLLATE "C",
  "previousHint" TEXT COLLATE "C",
  "previousUntil" TEXT COLLATE "C",
  -- JSON arrays.
  "scopes" TEXT NOT NULL,
  "origins" TEXT NOT NULL,
  "networks" TEXT NOT NULL,
  "requestsPerTenSeconds" INTEGER NOT NULL,
  "expiresAt" TEXT COLLATE "C",
  "lastUsedAt" TEXT COLLATE "C",
  "revokedAt" TEXT COLLATE "C",
  "revokedBy" TEXT COLLATE "C",
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C" NOT NULL,
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
-- Who made or changed a record may be a key.
CREATE UNIQUE INDEX "api_key_id" ON "api_key" ("id");

-- Where a tenant's events are sent, and what is sent there.
CREATE TABLE "webhook_endpoint" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT COLLATE "C" NOT NULL,
  "name" TEXT COLLATE "C" NOT NULL,
  "url" TEXT COLLATE "C" NOT NULL,
  -- A JSON array.
  "events" TEXT NOT NULL,
  -- Kept as they are: whoever signs needs the secret itself.
  "secret" TEXT COLLATE "C",
  "previousSecret" TEXT COLLATE "C",
  "previousUntil" TEXT COLLATE "C",
  "isOn" INTEGER NOT NULL,
  "offReason" TEXT COLLATE "C",
  "offAt" TEXT COLLATE "C",
  -- The failures in a row, since when, and until when the endpoint is spared because of them.
  "failures" INTEGER NOT NULL,
  "failingSince" TEXT COLLATE "C",
  "pausedUntil" TEXT COLLATE "C",
  "succeededAt" TEXT COLLATE "C",
  "lastSequence" INTEGER,
  "wakeAt" TEXT COLLATE "C",
  "version" INTEGER NOT NULL,
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "createdBy" TEXT COLLATE "C" NOT NULL,
  "updatedAt" TEXT COLLATE "C" NOT NULL,
  "updatedBy" TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
-- Changes that the endpoints have not been given yet, written in the transactions that made them.
CREATE TABLE "webhook_change" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "position" INTEGER NOT NULL,
  "changeSet" TEXT COLLATE "C" NOT NULL,
  "at" TEXT COLLATE "C" NOT NULL,
  -- JSON.
  "change" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "position")
);
-- How far the events of a tenant are counted, and until when its publication windows were looked at.
CREATE TABLE "webhook_state" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "sequence" INTEGER NOT NULL,
  "windowsUntil" TEXT COLLATE "C" NOT NULL,
  "wakeAt" TEXT COLLATE "C",
  PRIMARY KEY ("tenant_id")
);
CREATE TABLE "webhook_delivery" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "endpoint" TEXT COLLATE "C" NOT NULL,
  -- Null for a test.
  "sequence" INTEGER,
  "body" TEXT NOT NULL,
  "status" TEXT COLLATE "C" NOT NULL,
  "attempts" INTEGER NOT NULL,
  "nextAt" TEXT COLLATE "C",
  "sendingUntil" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "attemptedAt" TEXT COLLATE "C",
  "responseStatus" INTEGER,
  "response" TEXT,
  "reason" TEXT COLLATE "C",
  "duration" INTEGER,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" ("tenant_id", "endpoint", "status", "sequence");
CREATE INDEX "webhook_delivery_newest" ON "webhook_delivery" ("tenant_id", "endpoint", "id");
CREATE INDEX "webhook_delivery_age" ON "webhook_delivery" ("tenant_id", "createdAt");

-- What was written to the customer of a record from captain, and what became of it.
CREATE TABLE "customer_email" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT COLLATE "C" NOT NULL,
  "to" TEXT NOT NULL,
  "replyTo" TEXT,
  "language" TEXT COLLATE "C" NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "by" TEXT COLLATE "C" NOT NULL,
  "impersonatedBy" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "sentAt" TEXT COLLATE "C",
  -- When the mail server was asked for the last time.
  "failedAt" TEXT COLLATE "C",
  -- Why it could not be sent so far.
  "reason" TEXT,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "customer_email_record" ON "customer_email" ("tenant_id", "entity", "recordId", "createdAt", "id");
