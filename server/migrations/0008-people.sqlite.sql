-- Invitations, what happened around accounts, and mail that waits to be sent. Moments are ISO texts in UTC.

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

create table "mail" (
  "id" text not null primary key,
  "to" text not null,
  "replyTo" text,
  "subject" text not null,
  "text" text not null,
  "html" text,
  "createdAt" text not null,
  "attempts" integer not null,
  "nextAt" text,
  "lastError" text
);
create index "mail_nextAt_idx" on "mail" ("nextAt");

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
