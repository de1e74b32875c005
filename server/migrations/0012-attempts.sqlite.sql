-- What is counted so that it can be slowed down: calls from one place, tries at one account. Keys are hashes.
create table "attempt" (
  "key" text not null primary key,
  "count" integer not null,
  "waitsUntil" text,
  "expiresAt" text not null
);
create index "attempt_expiresAt_idx" on "attempt" ("expiresAt");
