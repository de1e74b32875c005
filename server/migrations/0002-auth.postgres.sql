-- Accounts, sessions and passkeys: the tables of better-auth under names of our own.
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
  "cfAi" boolean not null
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
  "impersonatedBy" text collate "C"
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
