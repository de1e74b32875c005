CREATE TABLE "cast" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "rank" text COLLATE "C" NOT NULL,
  "catchphrase" text COLLATE "C",
  "profile" json NOT NULL,
  "ageDisplay" bigint,
  "heightCm" bigint,
  "bloodType" text COLLATE "C",
  "languages" json,
  "specialties" json,
  "areas" json NOT NULL,
  "services" json,
  "nominationFee" bigint NOT NULL,
  "canBeNominated" boolean NOT NULL,
  "xAccount" text COLLATE "C",
  "instagramId" text COLLATE "C",
  "ageConfirmed" boolean NOT NULL,
  "imageConsent" boolean NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "joinedOn" text COLLATE "C",
  "isNew" boolean NOT NULL,
  "sortOrder" bigint NOT NULL,
  "isVisible" boolean NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "cast_name" ON "cast" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_rank" ON "cast" ("tenant_id", "rank", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_nominationFee" ON "cast" ("tenant_id", "nominationFee", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_canBeNominated" ON "cast" ("tenant_id", "canBeNominated", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_status" ON "cast" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_isNew" ON "cast" ("tenant_id", "isNew", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_sortOrder" ON "cast" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_isVisible" ON "cast" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "cast_name_unique" ON "cast" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "cast_slug_unique" ON "cast" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "cast_trashed" ON "cast" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "construction_project" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "slug" text COLLATE "C" NOT NULL,
  "projectNo" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "body" json NOT NULL,
  "clientName" text COLLATE "C",
  "isClientPublic" boolean NOT NULL,
  "prefecture" text COLLATE "C" NOT NULL,
  "municipality" text COLLATE "C" NOT NULL,
  "partners" json,
  "structure" text COLLATE "C",
  "floorArea" text COLLATE "C",
  "floors" text COLLATE "C",
  "startedOn" text COLLATE "C",
  "completedOn" text COLLATE "C",
  "completedYm" text COLLATE "C",
  "contractAmount" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "publishAt" text COLLATE "C",
  "unpublishAt" text COLLATE "C",
  "isPinned" boolean NOT NULL,
  "sortOrder" bigint NOT NULL,
  "metaDescription" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "construction_project_title" ON "construction_project" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_category" ON "construction_project" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_clientName" ON "construction_project" ("tenant_id", "clientName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_municipality" ON "construction_project" ("tenant_id", "municipality", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_completedOn" ON "construction_project" ("tenant_id", "completedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_status" ON "construction_project" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_publishAt" ON "construction_project" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_unpublishAt" ON "construction_project" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_isPinned" ON "construction_project" ("tenant_id", "isPinned", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_sortOrder" ON "construction_project" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "construction_project_slug_unique" ON "construction_project" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "construction_project_projectNo_unique" ON "construction_project" ("tenant_id", "projectNo") WHERE "trashedAt" IS NULL;

CREATE INDEX "construction_project_trashed" ON "construction_project" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "member" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "roles" json NOT NULL,
  "profile" json,
  "comment" text COLLATE "C",
  "websiteUrl" text COLLATE "C",
  "xAccount" text COLLATE "C",
  "instagramId" text COLLATE "C",
  "facebookId" text COLLATE "C",
  "lineId" text COLLATE "C",
  "youtubeChannelId" text COLLATE "C",
  "youtubeHandle" text COLLATE "C",
  "email" text COLLATE "C",
  "joinedOn" text COLLATE "C",
  "leftOn" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "sortOrder" bigint NOT NULL,
  "isVisible" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "member_name" ON "member" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_joinedOn" ON "member" ("tenant_id", "joinedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_leftOn" ON "member" ("tenant_id", "leftOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_status" ON "member" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_sortOrder" ON "member" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "member_isVisible" ON "member" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "member_name_unique" ON "member" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "member_slug_unique" ON "member" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "member_trashed" ON "member" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "sound" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleKana" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "youtubeUrl" text COLLATE "C",
  "durationSec" bigint,
  "bpm" bigint,
  "moods" json,
  "tags" json,
  "credits" json NOT NULL,
  "isrc" text COLLATE "C",
  "workCode" text COLLATE "C",
  "licenseKind" text COLLATE "C" NOT NULL,
  "price" bigint,
  "streamLinks" json,
  "description" json,
  "lyrics" text COLLATE "C",
  "releasedOn" text COLLATE "C" NOT NULL,
  "sortOrder" bigint NOT NULL,
  "isVisible" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "sound_title" ON "sound" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_kind" ON "sound" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_durationSec" ON "sound" ("tenant_id", "durationSec", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_licenseKind" ON "sound" ("tenant_id", "licenseKind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_releasedOn" ON "sound" ("tenant_id", "releasedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_sortOrder" ON "sound" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_isVisible" ON "sound" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "sound_slug_unique" ON "sound" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "sound_isrc_unique" ON "sound" ("tenant_id", "isrc") WHERE "trashedAt" IS NULL;

CREATE INDEX "sound_trashed" ON "sound" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
