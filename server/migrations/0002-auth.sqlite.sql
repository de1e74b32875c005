-- Accounts, sessions and passkeys: the tables of better-auth under names of our own.
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
  "cfAi" integer not null
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
  "impersonatedBy" text
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
