-- Invitations, what happened around accounts, and mail that waits to be sent. Moments are ISO texts in UTC.

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

create table "mail" (
  "id" text collate "C" not null primary key,
  "to" text not null,
  "replyTo" text,
  "subject" text not null,
  "text" text not null,
  "html" text,
  "createdAt" text collate "C" not null,
  "attempts" bigint not null,
  "nextAt" text collate "C",
  "lastError" text
);
create index "mail_nextAt_idx" on "mail" ("nextAt");

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
