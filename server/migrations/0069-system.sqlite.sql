-- What the kernel and the features keep, whatever entities are declared.

-- What was done to each record, and what it was after. The state before is the version before.
CREATE TABLE "revision" (
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "action" TEXT NOT NULL CHECK ("action" IN ('create', 'update', 'transition', 'delete', 'restore', 'reorder', 'purge')),
  "at" TEXT NOT NULL,
  "by" TEXT,
  "requestId" TEXT NOT NULL,
  "values" TEXT NOT NULL,
  -- The administrator who acted in the name of "by", if one did.
  "impersonator" TEXT,
  -- Whatever one call changed is a change set; "place" is where in it this is.
  "changeSet" TEXT,
  "place" INTEGER NOT NULL DEFAULT 0,
  -- Of the heavy fields that a change touched, what they were before, as JSON; its other content is in "values". NULL: all is in "values".
  "former" TEXT,
  PRIMARY KEY ("tenant_id", "entity", "recordId", "version")
);
CREATE INDEX "revision_latest" ON "revision" ("tenant_id", "at");
-- Change sets are in the order of time, whichever tenant's: a write adds to the end of this index, not to one end per tenant.
CREATE INDEX "revision_change_set" ON "revision" ("changeSet", "place");

-- How many live records a tenant has of each entity, so that no list counts them again.
CREATE TABLE "total" (
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
) WITHOUT ROWID;

-- How often the rows of a tenant in a table were written: raised in the transaction of the write, and what caches go by.
CREATE TABLE "change_counter" (
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "entity")
) WITHOUT ROWID;

-- The folded words of each record that can be searched, and the index of their single and paired characters.
-- Every term begins with a key of tenant and entity: the postings of one tenant are never read for another.
CREATE TABLE "search_entry" (
  "rowid" INTEGER PRIMARY KEY,
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "folded" TEXT NOT NULL
);
CREATE UNIQUE INDEX "search_entry_record" ON "search_entry" ("tenant_id", "entity", "recordId");
CREATE VIRTUAL TABLE "search_index" USING fts5 (
  "grams",
  content = '',
  contentless_delete = 1,
  detail = none,
  tokenize = "ascii tokenchars '!#$%&()*+,-./:;<=>?@[\]^_`{|}~""'''"
);

-- The fields by which the records of each entity are indexed, since when, and when that was last looked through.
CREATE TABLE "search_declaration" (
  "entity" TEXT NOT NULL PRIMARY KEY,
  "fields" TEXT NOT NULL,
  "since" TEXT NOT NULL,
  "checkedAt" TEXT
);

-- Accounts, sessions and passkeys: the tables of better-auth under names of our own, with the profile of an account.
-- Beyond what it drafts: a credential and an account of a provider exist once, and what expires can be swept by index.

create table "auth_user" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" integer not null,
  "image" text,
  "createdAt" date not null,
  "updatedAt" date not null,
  "role" text,
  "banned" integer,
  "banReason" text,
  "banExpires" date,
  "isUser" integer not null,
  "cfAi" integer not null,
  "nameKana" TEXT,
  "phone" TEXT,
  "avatar" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "createdBy" TEXT,
  "updatedBy" TEXT
);

create table "auth_session" (
  "id" text not null primary key,
  "expiresAt" date not null,
  "token" text not null unique,
  "createdAt" date not null,
  "updatedAt" date not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references "auth_user" ("id") on delete cascade,
  "impersonatedBy" text,
  -- The session of the administrator in which one in somebody's name was begun, and with which it ends.
  "impersonatorSession" TEXT
);

create table "auth_account" (
  "id" text not null primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references "auth_user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" date,
  "refreshTokenExpiresAt" date,
  "scope" text,
  "password" text,
  "createdAt" date not null,
  "updatedAt" date not null
);

create table "auth_verification" (
  "id" text not null primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" date not null,
  "createdAt" date not null,
  "updatedAt" date not null
);

create table "auth_jwks" (
  "id" text not null primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" date not null,
  "expiresAt" date,
  "alg" text,
  "crv" text
);

create table "auth_passkey" (
  "id" text not null primary key,
  "name" text,
  "publicKey" text not null,
  "userId" text not null references "auth_user" ("id") on delete cascade,
  "credentialID" text not null,
  "counter" integer not null,
  "deviceType" text not null,
  "backedUp" integer not null,
  "transports" text,
  "createdAt" date,
  "aaguid" text
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
CREATE TRIGGER "auth_user_version" AFTER UPDATE OF "name", "email" ON "auth_user"
WHEN new."version" = old."version" AND (new."name" IS NOT old."name" OR new."email" IS NOT old."email")
BEGIN
  UPDATE "auth_user" SET "version" = old."version" + 1 WHERE "id" = new."id";
END;

-- Invitations, and what happened around accounts. Moments are ISO texts in UTC.

create table "auth_invitation" (
  "id" text not null primary key,
  "tokenHash" text not null unique,
  "userId" text references "auth_user" ("id") on delete cascade,
  "kind" text not null,
  "createdBy" text,
  "createdAt" text not null,
  "expiresAt" text not null,
  "usedAt" text
);
create index "auth_invitation_userId_idx" on "auth_invitation" ("userId");
create index "auth_invitation_expiresAt_idx" on "auth_invitation" ("expiresAt");

-- Names are kept beside ids: the record tells of people whose accounts are gone.
create table "auth_event" (
  "id" text not null primary key,
  "at" text not null,
  "action" text not null,
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

-- Whoever asks, by whatever way: one administrator who can sign in remains.
create trigger "auth_user_last_admin_changed" before update of "role", "banned" on "auth_user"
when old."role" = 'admin' and coalesce(old."banned", 0) = 0
  and (new."role" is not 'admin' or coalesce(new."banned", 0) = 1)
  and not exists (select 1 from "auth_user" where "id" <> old."id" and "role" = 'admin' and coalesce("banned", 0) = 0)
begin
  select raise(abort, 'LAST_ADMIN');
end;
create trigger "auth_user_last_admin_deleted" before delete on "auth_user"
when old."role" = 'admin' and coalesce(old."banned", 0) = 0
  and not exists (select 1 from "auth_user" where "id" <> old."id" and "role" = 'admin' and coalesce("banned", 0) = 0)
begin
  select raise(abort, 'LAST_ADMIN');
end;

-- An account that lives on keeps a way in: another passkey, or a password.
create trigger "auth_passkey_last_deleted" before delete on "auth_passkey"
when exists (select 1 from "auth_user" where "id" = old."userId")
  and not exists (select 1 from "auth_passkey" where "userId" = old."userId" and "id" <> old."id")
  and not exists (select 1 from "auth_account" where "userId" = old."userId" and "password" is not null)
begin
  select raise(abort, 'LAST_CREDENTIAL');
end;

-- What is counted so that it can be slowed down: calls from one place, tries at one account. Keys are hashes.
create table "attempt" (
  "key" text not null primary key,
  "count" integer not null,
  "waitsUntil" text,
  "expiresAt" text not null
);
create index "attempt_expiresAt_idx" on "attempt" ("expiresAt");

-- Calls that made a record, under the key that their caller gave them; forgotten after a day. The caller may be an API key.
CREATE TABLE "idempotency_key" (
  "userId" TEXT NOT NULL,
  "tenant" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "fingerprint" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "expiresAt" TEXT NOT NULL,
  -- What a call was answered, where a call made again is answered the very same.
  "answer" TEXT,
  PRIMARY KEY ("userId", "tenant", "key")
) WITHOUT ROWID;
CREATE INDEX "idempotency_key_expiresAt" ON "idempotency_key" ("expiresAt");

-- Work in the background: written with what causes it, claimed by lease, kept with its outcome. Moments are ISO texts in UTC.
CREATE TABLE "job" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "kind" TEXT NOT NULL,
  -- What is done again and again is there once.
  "key" TEXT UNIQUE,
  -- JSON; gone where it is no longer needed.
  "payload" TEXT,
  "tenant" TEXT,
  "status" TEXT NOT NULL,
  "runAt" TEXT NOT NULL,
  -- When the moments of its next run or of its lease were set.
  "setAt" TEXT NOT NULL,
  "attempts" INTEGER NOT NULL,
  "leasedUntil" TEXT,
  "leasedBy" TEXT,
  "lastError" TEXT,
  "createdAt" TEXT NOT NULL,
  "finishedAt" TEXT
);
CREATE INDEX "job_status_runAt_idx" ON "job" ("status", "runAt");
-- Tenants take turns: a job is found by its kind and tenant.
CREATE INDEX "job_line_idx" ON "job" ("status", "kind", coalesce("tenant", ''), "runAt", "id");
-- What was set by a clock that was ahead is looked for again and again.
CREATE INDEX "job_setAt_idx" ON "job" ("status", "setAt");

-- What became of backups, and of the drills that restore them.
CREATE TABLE "backup_run" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "kind" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "startedAt" TEXT NOT NULL,
  "finishedAt" TEXT NOT NULL,
  "detail" TEXT NOT NULL,
  "reason" TEXT
);
CREATE INDEX "backup_run_kind_finishedAt_idx" ON "backup_run" ("kind", "finishedAt");

-- What people uploaded. The file itself is in the storage, under the tenant's id and this random name.
CREATE TABLE "upload" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('image', 'audio', 'document')),
  "type" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "width" INTEGER,
  "height" INTEGER,
  "title" TEXT NOT NULL,
  "alt" TEXT,
  "folded" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedAt" TEXT NOT NULL,
  "replacedBy" TEXT,
  -- By what an upload is recognised when it is sent again: the SHA-256 of the file as it came.
  "digest" TEXT,
  -- What a page shows until a picture has come, and how often it was looked for: what cannot be read is not tried for ever.
  "color" TEXT,
  "colorTries" INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
CREATE UNIQUE INDEX "upload_name_unique" ON "upload" ("tenant_id", "name");
CREATE INDEX "upload_digest" ON "upload" ("tenant_id", "digest");

-- Which record names which upload in which field, written with the record: live ones, and those in the trash.
CREATE TABLE "upload_use" (
  "tenant_id" TEXT NOT NULL,
  "upload" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "field" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "upload", "entity", "recordId", "field"),
  FOREIGN KEY ("tenant_id", "upload") REFERENCES "upload" ("tenant_id", "id")
) WITHOUT ROWID;
CREATE INDEX "upload_use_record" ON "upload_use" ("tenant_id", "entity", "recordId");

-- What people asked of the AI service, and the pictures that came of it. They belong to accounts, not to tenants.
CREATE TABLE "ai_request" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "userId" TEXT NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('translation', 'pictures')),
  "at" TEXT NOT NULL,
  "status" TEXT NOT NULL CHECK ("status" IN ('running', 'done', 'failed', 'cancelled')),
  "failure" TEXT,
  "finishedAt" TEXT,
  "prompt" TEXT NOT NULL,
  "english" TEXT,
  "model" TEXT NOT NULL,
  "width" INTEGER,
  "height" INTEGER,
  "steps" INTEGER,
  "seed" INTEGER,
  "count" INTEGER NOT NULL,
  "trashedAt" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  -- Until when the server that works on a request answers for it. One that nobody answers for any more has failed.
  "leaseExpiresAt" TEXT
);
CREATE INDEX "ai_request_of_user" ON "ai_request" ("userId", "kind", "at");
CREATE INDEX "ai_request_of_day" ON "ai_request" ("kind", "at");

CREATE TABLE "ai_picture" (
  "requestId" TEXT NOT NULL REFERENCES "ai_request" ("id") ON DELETE CASCADE,
  "place" INTEGER NOT NULL,
  "seed" INTEGER NOT NULL,
  "file" TEXT NOT NULL,
  "savedTo" TEXT,
  PRIMARY KEY ("requestId", "place")
);

-- What a person asked of the AI service has versions, as every record has.
CREATE TABLE "ai_revision" (
  "recordId" TEXT NOT NULL REFERENCES "ai_request" ("id") ON DELETE CASCADE,
  "version" INTEGER NOT NULL,
  "action" TEXT NOT NULL,
  "at" TEXT NOT NULL,
  "by" TEXT,
  "requestId" TEXT NOT NULL,
  "values" TEXT NOT NULL,
  "impersonator" TEXT,
  PRIMARY KEY ("recordId", "version")
) WITHOUT ROWID;

-- A tenant's frequent words, and what they are called in English.
CREATE TABLE "ai_glossary" (
  "tenant_id" TEXT NOT NULL,
  "place" INTEGER NOT NULL,
  "ja" TEXT NOT NULL,
  "en" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "place")
);

-- Who has a record open, until when that is known, and whether they are typing.
CREATE TABLE "presence" (
  "tenant" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "session" TEXT NOT NULL REFERENCES "auth_session" ("id") ON DELETE CASCADE,
  "page" TEXT NOT NULL,
  "typing" INTEGER NOT NULL,
  "expiresAt" TEXT NOT NULL,
  PRIMARY KEY ("tenant", "entity", "recordId", "session", "page")
) WITHOUT ROWID;
CREATE INDEX "presence_session" ON "presence" ("session", "expiresAt");
CREATE INDEX "presence_expiresAt" ON "presence" ("expiresAt");

-- The files that people export lists to. What is in them lies in the storage; both are kept for a day.
CREATE TABLE "export_file" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "owner" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  -- JSON: what is exported, and how.
  "request" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "isPersonal" INTEGER NOT NULL,
  "records" INTEGER NOT NULL,
  "written" INTEGER NOT NULL,
  "file" TEXT NOT NULL,
  "size" INTEGER,
  -- JSON: the characters that the encoding lacks, and what was cut.
  "findings" TEXT,
  "createdAt" TEXT NOT NULL,
  "finishedAt" TEXT,
  "expiresAt" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "export_file_owner" ON "export_file" ("tenant_id", "owner", "id");

-- Files that people import records from. The file itself lies in the storage; it and its rows are kept for a day.
CREATE TABLE "import_file" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "owner" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "parent" TEXT,
  "status" TEXT NOT NULL,
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
  "changeSet" TEXT,
  "undoSet" TEXT,
  -- The set that is being written: how many revisions it has, and where in the other one its undoing is.
  "size" INTEGER NOT NULL,
  "place" INTEGER,
  -- JSON: why it was stopped, and what could not be taken back.
  "findings" TEXT,
  "createdAt" TEXT NOT NULL,
  "finishedAt" TEXT,
  "expiresAt" TEXT NOT NULL,
  -- Rows come from a file, or from the records that a list finds.
  "source" TEXT NOT NULL DEFAULT 'file',
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "import_file_owner" ON "import_file" ("tenant_id", "owner", "id");
CREATE TABLE "import_row" (
  "tenant_id" TEXT NOT NULL,
  "import" TEXT NOT NULL,
  "number" INTEGER NOT NULL,
  "outcome" TEXT NOT NULL,
  "record" TEXT,
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
  "tenant_id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "columns" TEXT NOT NULL,
  -- JSON: by field, which options words of files mean that are none, as somebody has said last.
  "words" TEXT,
  PRIMARY KEY ("tenant_id", "entity")
);

-- What people are told of, and how they want to be told.
CREATE TABLE "notification" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "account" TEXT NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "tenant" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "entity" TEXT,
  "recordId" TEXT,
  "by" TEXT,
  -- JSON: what the sentence shows.
  "params" TEXT NOT NULL,
  "createdAt" TEXT NOT NULL,
  "readAt" TEXT,
  "inCaptain" INTEGER NOT NULL,
  "mailAt" TEXT,
  "mailedAt" TEXT,
  "once" TEXT
);
CREATE INDEX "notification_account" ON "notification" ("account", "id");
-- What is looked for every few seconds.
CREATE INDEX "notification_unread" ON "notification" ("account", "id") WHERE "readAt" IS NULL;
CREATE INDEX "notification_createdAt" ON "notification" ("createdAt");
CREATE UNIQUE INDEX "notification_once" ON "notification" ("account", "once");
CREATE INDEX "notification_mailAt" ON "notification" ("mailAt") WHERE "mailAt" IS NOT NULL;
CREATE TABLE "notification_setting" (
  "account" TEXT PRIMARY KEY NOT NULL REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "locale" TEXT NOT NULL,
  -- JSON: a choice for each kind.
  "choices" TEXT NOT NULL
);

-- What members of a tenant write about its records. Of a deleted comment no text is left.
CREATE TABLE "comment" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "impersonatedBy" TEXT,
  "createdAt" TEXT NOT NULL,
  "editedAt" TEXT,
  "deletedAt" TEXT,
  "version" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "comment_record" ON "comment" ("tenant_id", "entity", "recordId", "createdAt", "id");
-- To whom records were assigned; a record has one at most that is in force.
CREATE TABLE "assignment" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "account" TEXT,
  "by" TEXT NOT NULL,
  "impersonatedBy" TEXT,
  "at" TEXT NOT NULL,
  "isCurrent" INTEGER NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "assignment_current" ON "assignment" ("tenant_id", "entity", "recordId") WHERE "isCurrent" = 1;
CREATE INDEX "assignment_account" ON "assignment" ("tenant_id", "entity", "account", "recordId") WHERE "isCurrent" = 1;
CREATE INDEX "assignment_record" ON "assignment" ("tenant_id", "entity", "recordId", "at", "id");

-- Views of lists that people keep: their own, which go with their account, and those of everybody at the tenant.
CREATE TABLE "list_view" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "owner" TEXT REFERENCES "auth_user" ("id") ON DELETE CASCADE,
  "name" TEXT NOT NULL,
  -- JSON: what it shows.
  "query" TEXT NOT NULL,
  "isDefault" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
CREATE INDEX "list_view_entity" ON "list_view" ("tenant_id", "entity", "owner", "position");
-- A list opens with one view at most.
CREATE UNIQUE INDEX "list_view_default" ON "list_view" ("tenant_id", "entity") WHERE "isDefault" = 1;
CREATE INDEX "list_view_owner" ON "list_view" ("owner");

-- What lets programs call the API for a tenant. Revoked keys stay: the history of records names them.
CREATE TABLE "api_key" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "hash" TEXT NOT NULL,
  "hint" TEXT NOT NULL,
  -- The secret before the last rotation.
  "previousHash" TEXT,
  "previousHint" TEXT,
  "previousUntil" TEXT,
  -- JSON arrays.
  "scopes" TEXT NOT NULL,
  "origins" TEXT NOT NULL,
  "networks" TEXT NOT NULL,
  "requestsPerTenSeconds" INTEGER NOT NULL,
  "expiresAt" TEXT,
  "lastUsedAt" TEXT,
  "revokedAt" TEXT,
  "revokedBy" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
-- Who made or changed a record may be a key.
CREATE UNIQUE INDEX "api_key_id" ON "api_key" ("id");

-- Where a tenant's events are sent, and what is sent there.
CREATE TABLE "webhook_endpoint" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  -- A JSON array.
  "events" TEXT NOT NULL,
  -- Kept as they are: whoever signs needs the secret itself.
  "secret" TEXT,
  "previousSecret" TEXT,
  "previousUntil" TEXT,
  "isOn" INTEGER NOT NULL,
  "offReason" TEXT,
  "offAt" TEXT,
  -- The failures in a row, since when, and until when the endpoint is spared because of them.
  "failures" INTEGER NOT NULL,
  "failingSince" TEXT,
  "pausedUntil" TEXT,
  "succeededAt" TEXT,
  "lastSequence" INTEGER,
  "wakeAt" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "createdBy" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "updatedBy" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
-- Changes that the endpoints have not been given yet, written in the transactions that made them.
CREATE TABLE "webhook_change" (
  "tenant_id" TEXT NOT NULL,
  "position" INTEGER NOT NULL,
  "changeSet" TEXT NOT NULL,
  "at" TEXT NOT NULL,
  -- JSON.
  "change" TEXT NOT NULL,
  PRIMARY KEY ("tenant_id", "position")
) WITHOUT ROWID;
-- How far the events of a tenant are counted, and until when its publication windows were looked at.
CREATE TABLE "webhook_state" (
  "tenant_id" TEXT NOT NULL,
  "sequence" INTEGER NOT NULL,
  "windowsUntil" TEXT NOT NULL,
  "wakeAt" TEXT,
  PRIMARY KEY ("tenant_id")
) WITHOUT ROWID;
CREATE TABLE "webhook_delivery" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "endpoint" TEXT NOT NULL,
  -- Null for a test.
  "sequence" INTEGER,
  "body" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "attempts" INTEGER NOT NULL,
  "nextAt" TEXT,
  "sendingUntil" TEXT,
  "createdAt" TEXT NOT NULL,
  "attemptedAt" TEXT,
  "responseStatus" INTEGER,
  "response" TEXT,
  "reason" TEXT,
  "duration" INTEGER,
  PRIMARY KEY ("tenant_id", "id")
) WITHOUT ROWID;
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" ("tenant_id", "endpoint", "status", "sequence");
CREATE INDEX "webhook_delivery_newest" ON "webhook_delivery" ("tenant_id", "endpoint", "id");
CREATE INDEX "webhook_delivery_age" ON "webhook_delivery" ("tenant_id", "createdAt");

-- What was written to the customer of a record from captain, and what became of it.
CREATE TABLE "customer_email" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  "replyTo" TEXT,
  "language" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "impersonatedBy" TEXT,
  "createdAt" TEXT NOT NULL,
  "sentAt" TEXT,
  -- When the mail server was asked for the last time.
  "failedAt" TEXT,
  -- Why it could not be sent so far.
  "reason" TEXT,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "customer_email_record" ON "customer_email" ("tenant_id", "entity", "recordId", "createdAt", "id");
