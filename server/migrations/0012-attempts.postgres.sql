-- What is counted so that it can be slowed down: calls from one place, tries at one account. Keys are hashes.
create table "attempt" (
  "key" text collate "C" not null primary key,
  "count" bigint not null,
  "waitsUntil" text collate "C",
  "expiresAt" text collate "C" not null
);
create index "attempt_expiresAt_idx" on "attempt" ("expiresAt");
