CREATE TABLE "cast" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "rank" TEXT NOT NULL,
  "catchphrase" TEXT,
  "profile" TEXT NOT NULL,
  "ageDisplay" INTEGER,
  "heightCm" INTEGER,
  "bloodType" TEXT,
  "languages" TEXT,
  "specialties" TEXT,
  "areas" TEXT NOT NULL,
  "services" TEXT,
  "nominationFee" INTEGER NOT NULL,
  "canBeNominated" INTEGER NOT NULL,
  "xAccount" TEXT,
  "instagramId" TEXT,
  "ageConfirmed" INTEGER NOT NULL,
  "imageConsent" INTEGER NOT NULL,
  "status" TEXT NOT NULL,
  "joinedOn" TEXT,
  "isNew" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "projectNo" TEXT,
  "category" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "clientName" TEXT,
  "isClientPublic" INTEGER NOT NULL,
  "prefecture" TEXT NOT NULL,
  "municipality" TEXT NOT NULL,
  "partners" TEXT,
  "structure" TEXT,
  "floorArea" TEXT,
  "floors" TEXT,
  "startedOn" TEXT,
  "completedOn" TEXT,
  "completedYm" TEXT,
  "contractAmount" TEXT,
  "status" TEXT NOT NULL,
  "publishAt" TEXT,
  "unpublishAt" TEXT,
  "isPinned" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "metaDescription" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "roles" TEXT NOT NULL,
  "profile" TEXT,
  "comment" TEXT,
  "websiteUrl" TEXT,
  "xAccount" TEXT,
  "instagramId" TEXT,
  "facebookId" TEXT,
  "lineId" TEXT,
  "youtubeChannelId" TEXT,
  "youtubeHandle" TEXT,
  "email" TEXT,
  "joinedOn" TEXT,
  "leftOn" TEXT,
  "status" TEXT NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleKana" TEXT,
  "slug" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "youtubeUrl" TEXT,
  "durationSec" INTEGER,
  "bpm" INTEGER,
  "moods" TEXT,
  "tags" TEXT,
  "credits" TEXT NOT NULL,
  "isrc" TEXT,
  "workCode" TEXT,
  "licenseKind" TEXT NOT NULL,
  "price" INTEGER,
  "streamLinks" TEXT,
  "description" TEXT,
  "lyrics" TEXT,
  "releasedOn" TEXT NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

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
