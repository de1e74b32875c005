CREATE TABLE "area" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "prefecture" text COLLATE "C" NOT NULL,
  "municipalities" text COLLATE "C",
  "meetingPoints" text COLLATE "C",
  "transportFee" bigint NOT NULL,
  "isTransportNegotiable" boolean NOT NULL,
  "description" text COLLATE "C",
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

CREATE INDEX "area_name" ON "area" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_slug" ON "area" ("tenant_id", "slug", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_prefecture" ON "area" ("tenant_id", "prefecture", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_transportFee" ON "area" ("tenant_id", "transportFee", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_sortOrder" ON "area" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "area_isVisible" ON "area" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "area_name_unique" ON "area" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "area_slug_unique" ON "area" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "area_trashed" ON "area" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "boardgame" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleKana" text COLLATE "C" NOT NULL,
  "titleOriginal" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "publisher" text COLLATE "C",
  "designer" text COLLATE "C",
  "releasedYear" text COLLATE "C",
  "minPlayers" bigint NOT NULL,
  "maxPlayers" bigint NOT NULL,
  "bestPlayers" text COLLATE "C",
  "minMinutes" bigint NOT NULL,
  "maxMinutes" bigint,
  "ageFrom" bigint,
  "difficulty" text COLLATE "C" NOT NULL,
  "genres" json NOT NULL,
  "description" text COLLATE "C",
  "rating" text COLLATE "C",
  "staffCanTeach" boolean NOT NULL,
  "ruleVideoUrl" text COLLATE "C",
  "infoUrl" text COLLATE "C",
  "quantity" bigint NOT NULL,
  "shelf" text COLLATE "C",
  "condition" text COLLATE "C" NOT NULL,
  "isForSale" boolean NOT NULL,
  "salePrice" bigint,
  "arrivedOn" text COLLATE "C",
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

CREATE INDEX "boardgame_title" ON "boardgame" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_titleKana" ON "boardgame" ("tenant_id", "titleKana", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_minPlayers" ON "boardgame" ("tenant_id", "minPlayers", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_maxPlayers" ON "boardgame" ("tenant_id", "maxPlayers", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_minMinutes" ON "boardgame" ("tenant_id", "minMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_difficulty" ON "boardgame" ("tenant_id", "difficulty", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_shelf" ON "boardgame" ("tenant_id", "shelf", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_condition" ON "boardgame" ("tenant_id", "condition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_isVisible" ON "boardgame" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "boardgame_slug_unique" ON "boardgame" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "boardgame_trashed" ON "boardgame" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "circle" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C" NOT NULL,
  "genre" text COLLATE "C" NOT NULL,
  "introduction" text COLLATE "C" NOT NULL,
  "activities" json,
  "facility" text COLLATE "C",
  "memberCount" bigint,
  "target" text COLLATE "C",
  "monthlyFee" bigint,
  "feeNote" text COLLATE "C",
  "recruiting" text COLLATE "C" NOT NULL,
  "years" json NOT NULL,
  "representative" text COLLATE "C",
  "representativePhone" text COLLATE "C",
  "representativeEmail" text COLLATE "C",
  "websiteUrl" text COLLATE "C",
  "instagramId" text COLLATE "C",
  "facebookId" text COLLATE "C",
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

CREATE INDEX "circle_name" ON "circle" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_nameKana" ON "circle" ("tenant_id", "nameKana", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_genre" ON "circle" ("tenant_id", "genre", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_memberCount" ON "circle" ("tenant_id", "memberCount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_recruiting" ON "circle" ("tenant_id", "recruiting", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_representative" ON "circle" ("tenant_id", "representative", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_isVisible" ON "circle" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "circle_name_unique" ON "circle" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "circle_facility_pointer" ON "circle" ("tenant_id", "facility");

CREATE INDEX "circle_trashed" ON "circle" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "domain" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "registrar" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "registeredOn" text COLLATE "C",
  "expiresOn" text COLLATE "C" NOT NULL,
  "autoRenew" boolean NOT NULL,
  "renewalNoticeDays" bigint NOT NULL,
  "annualFee" bigint,
  "whoisPrivacy" boolean NOT NULL,
  "dnsProvider" text COLLATE "C",
  "nameServers" json,
  "ipv4" text COLLATE "C",
  "ipv6" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "domain_name" ON "domain" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_status" ON "domain" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_expiresOn" ON "domain" ("tenant_id", "expiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_autoRenew" ON "domain" ("tenant_id", "autoRenew", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "domain_name_unique" ON "domain" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_registrar_pointer" ON "domain" ("tenant_id", "registrar");

CREATE INDEX "domain_trashed" ON "domain" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "drink" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "price" bigint NOT NULL,
  "canTakeOut" boolean NOT NULL,
  "takeOutPrice" bigint,
  "temperature" text COLLATE "C" NOT NULL,
  "sizes" json,
  "isAlcohol" boolean NOT NULL,
  "abv" text COLLATE "C",
  "isFreeRefill" boolean NOT NULL,
  "description" text COLLATE "C",
  "allergens" json,
  "availableFrom" text COLLATE "C",
  "availableUntil" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
  "isSoldOut" boolean NOT NULL,
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

CREATE INDEX "drink_name" ON "drink" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_price" ON "drink" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_temperature" ON "drink" ("tenant_id", "temperature", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_isAlcohol" ON "drink" ("tenant_id", "isAlcohol", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_isSoldOut" ON "drink" ("tenant_id", "isSoldOut", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_sortOrder" ON "drink" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_isVisible" ON "drink" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_pointer" ON "drink" ("tenant_id", "category");

CREATE INDEX "drink_trashed" ON "drink" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "drink_category" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "description" text COLLATE "C",
  "icon" text COLLATE "C",
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

CREATE INDEX "drink_category_name" ON "drink_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_sortOrder" ON "drink_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_isVisible" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "drink_category_name_unique" ON "drink_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_trashed" ON "drink_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "event" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "slug" text COLLATE "C" NOT NULL,
  "lead" text COLLATE "C",
  "body" json NOT NULL,
  "startAt" text COLLATE "C" NOT NULL,
  "endAt" text COLLATE "C" NOT NULL,
  "isAllDay" boolean NOT NULL,
  "sessions" json,
  "category" text COLLATE "C" NOT NULL,
  "venue" text COLLATE "C",
  "facilities" json,
  "boardgames" json,
  "hostName" text COLLATE "C",
  "experience" text COLLATE "C",
  "minPeople" bigint,
  "year" text COLLATE "C",
  "circle" text COLLATE "C",
  "target" text COLLATE "C",
  "belongings" text COLLATE "C",
  "capacity" bigint,
  "remaining" bigint,
  "fees" json,
  "applicationMethod" text COLLATE "C" NOT NULL,
  "applicationUrl" text COLLATE "C",
  "applicationStartAt" text COLLATE "C",
  "applicationEndAt" text COLLATE "C",
  "contactPhone" text COLLATE "C",
  "holdStatus" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "publishAt" text COLLATE "C",
  "unpublishAt" text COLLATE "C",
  "metaDescription" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "event_title" ON "event" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_startAt" ON "event" ("tenant_id", "startAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_category" ON "event" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_venue" ON "event" ("tenant_id", "venue", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_capacity" ON "event" ("tenant_id", "capacity", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_holdStatus" ON "event" ("tenant_id", "holdStatus", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_status" ON "event" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_publishAt" ON "event" ("tenant_id", "publishAt", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "event_unpublishAt" ON "event" ("tenant_id", "unpublishAt", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "event_slug_unique" ON "event" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "event_year_pointer" ON "event" ("tenant_id", "year");

CREATE INDEX "event_circle_pointer" ON "event" ("tenant_id", "circle");

CREATE INDEX "event_trashed" ON "event" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "facility" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "floor" text COLLATE "C",
  "capacity" bigint,
  "areaM2" text COLLATE "C",
  "description" text COLLATE "C",
  "equipment" json,
  "barrierFree" json,
  "fees" json,
  "openTime" text COLLATE "C",
  "closeTime" text COLLATE "C",
  "extensionNumber" text COLLATE "C",
  "isReservable" boolean NOT NULL,
  "reservationUrl" text COLLATE "C",
  "mapUrl" text COLLATE "C",
  "notice" text COLLATE "C",
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

CREATE INDEX "facility_name" ON "facility" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_kind" ON "facility" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_floor" ON "facility" ("tenant_id", "floor", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_capacity" ON "facility" ("tenant_id", "capacity", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_isReservable" ON "facility" ("tenant_id", "isReservable", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_notice" ON "facility" ("tenant_id", "notice", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_sortOrder" ON "facility" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_isVisible" ON "facility" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "facility_name_unique" ON "facility" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "facility_trashed" ON "facility" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "food" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "price" bigint NOT NULL,
  "canTakeOut" boolean NOT NULL,
  "takeOutPrice" bigint,
  "description" text COLLATE "C",
  "allergens" json,
  "calories" bigint,
  "servedFrom" text COLLATE "C",
  "servedUntil" text COLLATE "C",
  "availableFrom" text COLLATE "C",
  "availableUntil" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
  "isSoldOut" boolean NOT NULL,
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

CREATE INDEX "food_name" ON "food" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_price" ON "food" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isRecommended" ON "food" ("tenant_id", "isRecommended", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isSoldOut" ON "food" ("tenant_id", "isSoldOut", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_sortOrder" ON "food" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isVisible" ON "food" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_pointer" ON "food" ("tenant_id", "category");

CREATE INDEX "food_trashed" ON "food" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "food_category" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "description" text COLLATE "C",
  "icon" text COLLATE "C",
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

CREATE INDEX "food_category_name" ON "food_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_sortOrder" ON "food_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_isVisible" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "food_category_name_unique" ON "food_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_trashed" ON "food_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "link" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "url" text COLLATE "C" NOT NULL,
  "category" text COLLATE "C" NOT NULL,
  "description" text COLLATE "C",
  "openInNewTab" boolean NOT NULL,
  "checkedOn" text COLLATE "C",
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

CREATE INDEX "link_title" ON "link" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_category" ON "link" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_checkedOn" ON "link" ("tenant_id", "checkedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_sortOrder" ON "link" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_isVisible" ON "link" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "link_url_unique" ON "link" ("tenant_id", "url") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_trashed" ON "link" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "media" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "year" text COLLATE "C" NOT NULL,
  "publishedOn" text COLLATE "C" NOT NULL,
  "issueNumber" bigint,
  "outletName" text COLLATE "C",
  "youtubeUrl" text COLLATE "C",
  "url" text COLLATE "C",
  "description" text COLLATE "C",
  "event" text COLLATE "C",
  "circle" text COLLATE "C",
  "rightsCleared" boolean NOT NULL,
  "isVisible" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "media_title" ON "media" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_kind" ON "media" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_publishedOn" ON "media" ("tenant_id", "publishedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_issueNumber" ON "media" ("tenant_id", "issueNumber", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_outletName" ON "media" ("tenant_id", "outletName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_isVisible" ON "media" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "media_year_pointer" ON "media" ("tenant_id", "year");

CREATE INDEX "media_event_pointer" ON "media" ("tenant_id", "event");

CREATE INDEX "media_circle_pointer" ON "media" ("tenant_id", "circle");

CREATE INDEX "media_trashed" ON "media" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "partner" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameKana" text COLLATE "C",
  "nameEn" text COLLATE "C",
  "kind" text COLLATE "C" NOT NULL,
  "corporateNumber" text COLLATE "C",
  "invoiceNumber" text COLLATE "C",
  "invoiceCheckedOn" text COLLATE "C",
  "postalCode" text COLLATE "C",
  "address" text COLLATE "C",
  "phone" text COLLATE "C",
  "fax" text COLLATE "C",
  "email" text COLLATE "C",
  "contactPerson" text COLLATE "C",
  "websiteUrl" text COLLATE "C",
  "introduction" text COLLATE "C",
  "trades" json,
  "constructionLicense" text COLLATE "C",
  "licenseExpiresOn" text COLLATE "C",
  "startedOn" text COLLATE "C",
  "isVisible" boolean NOT NULL,
  "sortOrder" bigint NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "partner_name" ON "partner" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_kind" ON "partner" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_licenseExpiresOn" ON "partner" ("tenant_id", "licenseExpiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_isVisible" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_sortOrder" ON "partner" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "partner_corporateNumber_unique" ON "partner" ("tenant_id", "corporateNumber") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_trashed" ON "partner" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "play" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "category" text COLLATE "C" NOT NULL,
  "price" bigint NOT NULL,
  "per" text COLLATE "C" NOT NULL,
  "durationMinutes" bigint,
  "extensionPrice" bigint,
  "dayKind" text COLLATE "C" NOT NULL,
  "minPeople" bigint NOT NULL,
  "maxPeople" bigint,
  "includes" json,
  "studentDiscount" bigint,
  "needsReservation" boolean NOT NULL,
  "boardgames" json,
  "description" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
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

CREATE INDEX "play_name" ON "play" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_price" ON "play" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_per" ON "play" ("tenant_id", "per", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_durationMinutes" ON "play" ("tenant_id", "durationMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_dayKind" ON "play" ("tenant_id", "dayKind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_sortOrder" ON "play" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_isVisible" ON "play" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_pointer" ON "play" ("tenant_id", "category");

CREATE INDEX "play_trashed" ON "play" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "play_category" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "description" text COLLATE "C",
  "icon" text COLLATE "C",
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

CREATE INDEX "play_category_name" ON "play_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_sortOrder" ON "play_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_isVisible" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "play_category_name_unique" ON "play_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_trashed" ON "play_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "price_additional_menu" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "amountType" text COLLATE "C" NOT NULL,
  "amount" text COLLATE "C",
  "per" text COLLATE "C" NOT NULL,
  "plans" json,
  "description" text COLLATE "C",
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

CREATE INDEX "price_additional_menu_kind" ON "price_additional_menu" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_name" ON "price_additional_menu" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_amountType" ON "price_additional_menu" ("tenant_id", "amountType", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_amount" ON "price_additional_menu" ("tenant_id", "amount", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_per" ON "price_additional_menu" ("tenant_id", "per", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_sortOrder" ON "price_additional_menu" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_isVisible" ON "price_additional_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "price_additional_menu_name_unique" ON "price_additional_menu" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_additional_menu_trashed" ON "price_additional_menu" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "price_plan" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "service" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "castRank" text COLLATE "C" NOT NULL,
  "durationMinutes" bigint NOT NULL,
  "price" bigint NOT NULL,
  "extensionMinutes" bigint,
  "extensionPrice" bigint,
  "areas" json,
  "startTime" text COLLATE "C",
  "endTime" text COLLATE "C",
  "description" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
  "validFrom" text COLLATE "C",
  "validUntil" text COLLATE "C",
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

CREATE INDEX "price_plan_name" ON "price_plan" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_castRank" ON "price_plan" ("tenant_id", "castRank", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_durationMinutes" ON "price_plan" ("tenant_id", "durationMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_price" ON "price_plan" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_isRecommended" ON "price_plan" ("tenant_id", "isRecommended", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_sortOrder" ON "price_plan" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_isVisible" ON "price_plan" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_service_pointer" ON "price_plan" ("tenant_id", "service");

CREATE INDEX "price_plan_trashed" ON "price_plan" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "privacy_policy" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleEn" text COLLATE "C",
  "edition" text COLLATE "C" NOT NULL,
  "operatorName" text COLLATE "C" NOT NULL,
  "operatorAddress" text COLLATE "C" NOT NULL,
  "representativeName" text COLLATE "C" NOT NULL,
  "contactPoint" text COLLATE "C" NOT NULL,
  "externalTransmissions" json,
  "body" json NOT NULL,
  "bodyEn" json,
  "enactedOn" text COLLATE "C" NOT NULL,
  "revisedOn" text COLLATE "C",
  "effectiveOn" text COLLATE "C" NOT NULL,
  "changeSummary" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "privacy_policy_title" ON "privacy_policy" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_edition" ON "privacy_policy" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_enactedOn" ON "privacy_policy" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_revisedOn" ON "privacy_policy" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_effectiveOn" ON "privacy_policy" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_status" ON "privacy_policy" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "privacy_policy_edition_unique" ON "privacy_policy" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_trashed" ON "privacy_policy" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "registrar" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "websiteUrl" text COLLATE "C",
  "loginUrl" text COLLATE "C",
  "accountId" text COLLATE "C",
  "contractHolder" text COLLATE "C",
  "ianaId" text COLLATE "C",
  "supportEmail" text COLLATE "C",
  "supportPhone" text COLLATE "C",
  "isActive" boolean NOT NULL,
  "sortOrder" bigint NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "registrar_name" ON "registrar" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_accountId" ON "registrar" ("tenant_id", "accountId", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_contractHolder" ON "registrar" ("tenant_id", "contractHolder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_isActive" ON "registrar" ("tenant_id", "isActive", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_sortOrder" ON "registrar" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "registrar_name_unique" ON "registrar" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_trashed" ON "registrar" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "service" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C",
  "slug" text COLLATE "C" NOT NULL,
  "lead" text COLLATE "C" NOT NULL,
  "description" json NOT NULL,
  "minMinutes" bigint NOT NULL,
  "areas" json,
  "notes" text COLLATE "C",
  "isRecommended" boolean NOT NULL,
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

CREATE INDEX "service_name" ON "service" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_lead" ON "service" ("tenant_id", "lead", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_minMinutes" ON "service" ("tenant_id", "minMinutes", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_isRecommended" ON "service" ("tenant_id", "isRecommended", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_sortOrder" ON "service" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "service_isVisible" ON "service" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "service_name_unique" ON "service" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "service_slug_unique" ON "service" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE INDEX "service_trashed" ON "service" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_domain" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "tenant" text COLLATE "C" NOT NULL,
  "domain" text COLLATE "C" NOT NULL,
  "hostName" text COLLATE "C" NOT NULL,
  "kind" text COLLATE "C" NOT NULL,
  "isPrimary" boolean NOT NULL,
  "redirectTo" text COLLATE "C",
  "sslExpiresOn" text COLLATE "C",
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "tenant_domain_hostName" ON "tenant_domain" ("tenant_id", "tenant", "hostName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_kind" ON "tenant_domain" ("tenant_id", "tenant", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_isPrimary" ON "tenant_domain" ("tenant_id", "tenant", "isPrimary", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_sslExpiresOn" ON "tenant_domain" ("tenant_id", "tenant", "sslExpiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_domain_hostName_unique" ON "tenant_domain" ("tenant_id", "tenant", "hostName") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_domain_pointer" ON "tenant_domain" ("tenant_id", "domain");

CREATE INDEX "tenant_domain_tenant_pointer" ON "tenant_domain" ("tenant_id", "tenant");

CREATE INDEX "tenant_domain_trashed" ON "tenant_domain" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_menu" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "category" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C" NOT NULL,
  "key" text COLLATE "C" NOT NULL,
  "path" text COLLATE "C" NOT NULL,
  "icon" text COLLATE "C" NOT NULL,
  "tenants" json,
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

CREATE INDEX "tenant_menu_name" ON "tenant_menu" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_key" ON "tenant_menu" ("tenant_id", "key", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_sortOrder" ON "tenant_menu" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_isVisible" ON "tenant_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_key_unique" ON "tenant_menu" ("tenant_id", lower("key")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_pointer" ON "tenant_menu" ("tenant_id", "category");

CREATE INDEX "tenant_menu_trashed" ON "tenant_menu" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_menu_category" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "name" text COLLATE "C" NOT NULL,
  "nameEn" text COLLATE "C" NOT NULL,
  "key" text COLLATE "C" NOT NULL,
  "icon" text COLLATE "C" NOT NULL,
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

CREATE INDEX "tenant_menu_category_name" ON "tenant_menu_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_key" ON "tenant_menu_category" ("tenant_id", "key", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_sortOrder" ON "tenant_menu_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_isVisible" ON "tenant_menu_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_category_key_unique" ON "tenant_menu_category" ("tenant_id", lower("key")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_trashed" ON "tenant_menu_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "term_of_service" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "titleEn" text COLLATE "C",
  "edition" text COLLATE "C" NOT NULL,
  "noticeOn" text COLLATE "C",
  "jurisdiction" text COLLATE "C",
  "body" json NOT NULL,
  "bodyEn" json,
  "enactedOn" text COLLATE "C" NOT NULL,
  "revisedOn" text COLLATE "C",
  "effectiveOn" text COLLATE "C" NOT NULL,
  "changeSummary" text COLLATE "C",
  "status" text COLLATE "C" NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "term_of_service_title" ON "term_of_service" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_edition" ON "term_of_service" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_enactedOn" ON "term_of_service" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_revisedOn" ON "term_of_service" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_effectiveOn" ON "term_of_service" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_status" ON "term_of_service" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "term_of_service_edition_unique" ON "term_of_service" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_trashed" ON "term_of_service" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tokusho" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "title" text COLLATE "C" NOT NULL,
  "edition" text COLLATE "C" NOT NULL,
  "sellerName" text COLLATE "C" NOT NULL,
  "representativeName" text COLLATE "C",
  "operationManager" text COLLATE "C" NOT NULL,
  "disclosureMode" text COLLATE "C" NOT NULL,
  "postalCode" text COLLATE "C",
  "address" text COLLATE "C" NOT NULL,
  "phone" text COLLATE "C" NOT NULL,
  "phoneHours" text COLLATE "C",
  "fax" text COLLATE "C",
  "email" text COLLATE "C" NOT NULL,
  "websiteUrl" text COLLATE "C",
  "price" text COLLATE "C" NOT NULL,
  "shippingFee" text COLLATE "C" NOT NULL,
  "otherFees" text COLLATE "C" NOT NULL,
  "paymentMethods" text COLLATE "C" NOT NULL,
  "paymentTiming" text COLLATE "C" NOT NULL,
  "deliveryTiming" text COLLATE "C" NOT NULL,
  "returns" text COLLATE "C" NOT NULL,
  "cancellation" text COLLATE "C",
  "defectLiability" text COLLATE "C",
  "applicationPeriod" text COLLATE "C",
  "quantityLimit" text COLLATE "C",
  "subscriptionTerms" text COLLATE "C",
  "systemRequirements" text COLLATE "C",
  "licenses" json,
  "corporateNumber" text COLLATE "C",
  "invoiceNumber" text COLLATE "C",
  "extraItems" json,
  "summaryEn" json,
  "effectiveOn" text COLLATE "C" NOT NULL,
  "status" text COLLATE "C" NOT NULL,
  "memo" text COLLATE "C",
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "tokusho_title" ON "tokusho" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_edition" ON "tokusho" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_sellerName" ON "tokusho" ("tenant_id", "sellerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_disclosureMode" ON "tokusho" ("tenant_id", "disclosureMode", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_effectiveOn" ON "tokusho" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_status" ON "tokusho" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tokusho_edition_unique" ON "tokusho" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_trashed" ON "tokusho" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "year" (
  "tenant_id" text COLLATE "C" NOT NULL,
  "id" text COLLATE "C" NOT NULL,
  "year" text COLLATE "C" NOT NULL,
  "label" text COLLATE "C" NOT NULL,
  "startOn" text COLLATE "C" NOT NULL,
  "endOn" text COLLATE "C" NOT NULL,
  "theme" text COLLATE "C",
  "isCurrent" boolean NOT NULL,
  "isVisible" boolean NOT NULL,
  "version" bigint NOT NULL,
  "createdAt" text COLLATE "C" NOT NULL,
  "updatedAt" text COLLATE "C" NOT NULL,
  "createdBy" text COLLATE "C",
  "updatedBy" text COLLATE "C",
  "trashedAt" text COLLATE "C",
  PRIMARY KEY ("tenant_id", "id")
);

CREATE INDEX "year_year" ON "year" ("tenant_id", "year", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_label" ON "year" ("tenant_id", "label", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_startOn" ON "year" ("tenant_id", "startOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_endOn" ON "year" ("tenant_id", "endOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_isCurrent" ON "year" ("tenant_id", "isCurrent", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_isVisible" ON "year" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "year_year_unique" ON "year" ("tenant_id", "year") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_trashed" ON "year" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

ALTER TABLE "circle" ADD FOREIGN KEY ("tenant_id", "facility") REFERENCES "facility" ("tenant_id", "id");

ALTER TABLE "domain" ADD FOREIGN KEY ("tenant_id", "registrar") REFERENCES "registrar" ("tenant_id", "id");

ALTER TABLE "drink" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "drink_category" ("tenant_id", "id");

ALTER TABLE "event" ADD FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id");

ALTER TABLE "event" ADD FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id");

ALTER TABLE "food" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "food_category" ("tenant_id", "id");

ALTER TABLE "media" ADD FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id");

ALTER TABLE "media" ADD FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id");

ALTER TABLE "media" ADD FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id");

ALTER TABLE "play" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "play_category" ("tenant_id", "id");

ALTER TABLE "price_plan" ADD FOREIGN KEY ("tenant_id", "service") REFERENCES "service" ("tenant_id", "id");

ALTER TABLE "tenant_domain" ADD FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id");

ALTER TABLE "tenant_domain" ADD FOREIGN KEY ("tenant_id", "domain") REFERENCES "domain" ("tenant_id", "id");

ALTER TABLE "tenant_menu" ADD FOREIGN KEY ("tenant_id", "category") REFERENCES "tenant_menu_category" ("tenant_id", "id");
