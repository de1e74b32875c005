CREATE TABLE "area" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "prefecture" TEXT NOT NULL,
  "municipalities" TEXT,
  "meetingPoints" TEXT,
  "transportFee" INTEGER NOT NULL,
  "isTransportNegotiable" INTEGER NOT NULL,
  "description" TEXT,
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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleKana" TEXT NOT NULL,
  "titleOriginal" TEXT,
  "slug" TEXT NOT NULL,
  "publisher" TEXT,
  "designer" TEXT,
  "releasedYear" TEXT,
  "minPlayers" INTEGER NOT NULL,
  "maxPlayers" INTEGER NOT NULL,
  "bestPlayers" TEXT,
  "minMinutes" INTEGER NOT NULL,
  "maxMinutes" INTEGER,
  "ageFrom" INTEGER,
  "difficulty" TEXT NOT NULL,
  "genres" TEXT NOT NULL,
  "description" TEXT,
  "rating" TEXT,
  "staffCanTeach" INTEGER NOT NULL,
  "ruleVideoUrl" TEXT,
  "infoUrl" TEXT,
  "quantity" INTEGER NOT NULL,
  "shelf" TEXT,
  "condition" TEXT NOT NULL,
  "isForSale" INTEGER NOT NULL,
  "salePrice" INTEGER,
  "arrivedOn" TEXT,
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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT NOT NULL,
  "genre" TEXT NOT NULL,
  "introduction" TEXT NOT NULL,
  "activities" TEXT,
  "facility" TEXT,
  "memberCount" INTEGER,
  "target" TEXT,
  "monthlyFee" INTEGER,
  "feeNote" TEXT,
  "recruiting" TEXT NOT NULL,
  "years" TEXT NOT NULL,
  "representative" TEXT,
  "representativePhone" TEXT,
  "representativeEmail" TEXT,
  "websiteUrl" TEXT,
  "instagramId" TEXT,
  "facebookId" TEXT,
  "isVisible" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "facility") REFERENCES "facility" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "registrar" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "registeredOn" TEXT,
  "expiresOn" TEXT NOT NULL,
  "autoRenew" INTEGER NOT NULL,
  "renewalNoticeDays" INTEGER NOT NULL,
  "annualFee" INTEGER,
  "whoisPrivacy" INTEGER NOT NULL,
  "dnsProvider" TEXT,
  "nameServers" TEXT,
  "ipv4" TEXT,
  "ipv6" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "registrar") REFERENCES "registrar" ("tenant_id", "id")
) STRICT;

CREATE INDEX "domain_name" ON "domain" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_status" ON "domain" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_expiresOn" ON "domain" ("tenant_id", "expiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_autoRenew" ON "domain" ("tenant_id", "autoRenew", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "domain_name_unique" ON "domain" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "domain_registrar_pointer" ON "domain" ("tenant_id", "registrar");

CREATE INDEX "domain_trashed" ON "domain" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "drink" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "category" TEXT NOT NULL,
  "price" INTEGER NOT NULL,
  "canTakeOut" INTEGER NOT NULL,
  "takeOutPrice" INTEGER,
  "temperature" TEXT NOT NULL,
  "sizes" TEXT,
  "isAlcohol" INTEGER NOT NULL,
  "abv" TEXT,
  "isFreeRefill" INTEGER NOT NULL,
  "description" TEXT,
  "allergens" TEXT,
  "availableFrom" TEXT,
  "availableUntil" TEXT,
  "isRecommended" INTEGER NOT NULL,
  "isSoldOut" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "category") REFERENCES "drink_category" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "description" TEXT,
  "icon" TEXT,
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

CREATE INDEX "drink_category_name" ON "drink_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_sortOrder" ON "drink_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_isVisible" ON "drink_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "drink_category_name_unique" ON "drink_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "drink_category_trashed" ON "drink_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "event" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "lead" TEXT,
  "body" TEXT NOT NULL,
  "startAt" TEXT NOT NULL,
  "endAt" TEXT NOT NULL,
  "isAllDay" INTEGER NOT NULL,
  "sessions" TEXT,
  "category" TEXT NOT NULL,
  "venue" TEXT,
  "facilities" TEXT,
  "boardgames" TEXT,
  "hostName" TEXT,
  "experience" TEXT,
  "minPeople" INTEGER,
  "year" TEXT,
  "circle" TEXT,
  "target" TEXT,
  "belongings" TEXT,
  "capacity" INTEGER,
  "remaining" INTEGER,
  "fees" TEXT,
  "applicationMethod" TEXT NOT NULL,
  "applicationUrl" TEXT,
  "applicationStartAt" TEXT,
  "applicationEndAt" TEXT,
  "contactPhone" TEXT,
  "holdStatus" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "publishAt" TEXT,
  "unpublishAt" TEXT,
  "metaDescription" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "floor" TEXT,
  "capacity" INTEGER,
  "areaM2" TEXT,
  "description" TEXT,
  "equipment" TEXT,
  "barrierFree" TEXT,
  "fees" TEXT,
  "openTime" TEXT,
  "closeTime" TEXT,
  "extensionNumber" TEXT,
  "isReservable" INTEGER NOT NULL,
  "reservationUrl" TEXT,
  "mapUrl" TEXT,
  "notice" TEXT,
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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "category" TEXT NOT NULL,
  "price" INTEGER NOT NULL,
  "canTakeOut" INTEGER NOT NULL,
  "takeOutPrice" INTEGER,
  "description" TEXT,
  "allergens" TEXT,
  "calories" INTEGER,
  "servedFrom" TEXT,
  "servedUntil" TEXT,
  "availableFrom" TEXT,
  "availableUntil" TEXT,
  "isRecommended" INTEGER NOT NULL,
  "isSoldOut" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "category") REFERENCES "food_category" ("tenant_id", "id")
) STRICT;

CREATE INDEX "food_name" ON "food" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_price" ON "food" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isRecommended" ON "food" ("tenant_id", "isRecommended", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isSoldOut" ON "food" ("tenant_id", "isSoldOut", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_sortOrder" ON "food" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_isVisible" ON "food" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_pointer" ON "food" ("tenant_id", "category");

CREATE INDEX "food_trashed" ON "food" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "food_category" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "description" TEXT,
  "icon" TEXT,
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

CREATE INDEX "food_category_name" ON "food_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_sortOrder" ON "food_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_isVisible" ON "food_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "food_category_name_unique" ON "food_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "food_category_trashed" ON "food_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "link" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "description" TEXT,
  "openInNewTab" INTEGER NOT NULL,
  "checkedOn" TEXT,
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

CREATE INDEX "link_title" ON "link" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_category" ON "link" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_checkedOn" ON "link" ("tenant_id", "checkedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_sortOrder" ON "link" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_isVisible" ON "link" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "link_url_unique" ON "link" ("tenant_id", "url") WHERE "trashedAt" IS NULL;

CREATE INDEX "link_trashed" ON "link" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "media" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "year" TEXT NOT NULL,
  "publishedOn" TEXT NOT NULL,
  "issueNumber" INTEGER,
  "outletName" TEXT,
  "youtubeUrl" TEXT,
  "url" TEXT,
  "description" TEXT,
  "event" TEXT,
  "circle" TEXT,
  "rightsCleared" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "event") REFERENCES "event" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "nameEn" TEXT,
  "kind" TEXT NOT NULL,
  "corporateNumber" TEXT,
  "invoiceNumber" TEXT,
  "invoiceCheckedOn" TEXT,
  "postalCode" TEXT,
  "address" TEXT,
  "phone" TEXT,
  "fax" TEXT,
  "email" TEXT,
  "contactPerson" TEXT,
  "websiteUrl" TEXT,
  "introduction" TEXT,
  "trades" TEXT,
  "constructionLicense" TEXT,
  "licenseExpiresOn" TEXT,
  "startedOn" TEXT,
  "isVisible" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "partner_name" ON "partner" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_kind" ON "partner" ("tenant_id", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_licenseExpiresOn" ON "partner" ("tenant_id", "licenseExpiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_isVisible" ON "partner" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_sortOrder" ON "partner" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "partner_corporateNumber_unique" ON "partner" ("tenant_id", "corporateNumber") WHERE "trashedAt" IS NULL;

CREATE INDEX "partner_trashed" ON "partner" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "play" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "category" TEXT NOT NULL,
  "price" INTEGER NOT NULL,
  "per" TEXT NOT NULL,
  "durationMinutes" INTEGER,
  "extensionPrice" INTEGER,
  "dayKind" TEXT NOT NULL,
  "minPeople" INTEGER NOT NULL,
  "maxPeople" INTEGER,
  "includes" TEXT,
  "studentDiscount" INTEGER,
  "needsReservation" INTEGER NOT NULL,
  "boardgames" TEXT,
  "description" TEXT,
  "isRecommended" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "category") REFERENCES "play_category" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "description" TEXT,
  "icon" TEXT,
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

CREATE INDEX "play_category_name" ON "play_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_sortOrder" ON "play_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_isVisible" ON "play_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "play_category_name_unique" ON "play_category" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_trashed" ON "play_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "price_additional_menu" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "amountType" TEXT NOT NULL,
  "amount" TEXT,
  "per" TEXT NOT NULL,
  "plans" TEXT,
  "description" TEXT,
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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "service" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "castRank" TEXT NOT NULL,
  "durationMinutes" INTEGER NOT NULL,
  "price" INTEGER NOT NULL,
  "extensionMinutes" INTEGER,
  "extensionPrice" INTEGER,
  "areas" TEXT,
  "startTime" TEXT,
  "endTime" TEXT,
  "description" TEXT,
  "isRecommended" INTEGER NOT NULL,
  "validFrom" TEXT,
  "validUntil" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "service") REFERENCES "service" ("tenant_id", "id")
) STRICT;

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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleEn" TEXT,
  "edition" TEXT NOT NULL,
  "operatorName" TEXT NOT NULL,
  "operatorAddress" TEXT NOT NULL,
  "representativeName" TEXT NOT NULL,
  "contactPoint" TEXT NOT NULL,
  "externalTransmissions" TEXT,
  "body" TEXT NOT NULL,
  "bodyEn" TEXT,
  "enactedOn" TEXT NOT NULL,
  "revisedOn" TEXT,
  "effectiveOn" TEXT NOT NULL,
  "changeSummary" TEXT,
  "status" TEXT NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "privacy_policy_title" ON "privacy_policy" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_edition" ON "privacy_policy" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_enactedOn" ON "privacy_policy" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_revisedOn" ON "privacy_policy" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_effectiveOn" ON "privacy_policy" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_status" ON "privacy_policy" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "privacy_policy_edition_unique" ON "privacy_policy" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "privacy_policy_trashed" ON "privacy_policy" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "registrar" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "websiteUrl" TEXT,
  "loginUrl" TEXT,
  "accountId" TEXT,
  "contractHolder" TEXT,
  "ianaId" TEXT,
  "supportEmail" TEXT,
  "supportPhone" TEXT,
  "isActive" INTEGER NOT NULL,
  "sortOrder" INTEGER NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "registrar_name" ON "registrar" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_accountId" ON "registrar" ("tenant_id", "accountId", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_contractHolder" ON "registrar" ("tenant_id", "contractHolder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_isActive" ON "registrar" ("tenant_id", "isActive", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_sortOrder" ON "registrar" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "registrar_name_unique" ON "registrar" ("tenant_id", "name") WHERE "trashedAt" IS NULL;

CREATE INDEX "registrar_trashed" ON "registrar" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "service" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT,
  "slug" TEXT NOT NULL,
  "lead" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "minMinutes" INTEGER NOT NULL,
  "areas" TEXT,
  "notes" TEXT,
  "isRecommended" INTEGER NOT NULL,
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
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "tenant" TEXT NOT NULL,
  "domain" TEXT NOT NULL,
  "hostName" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "isPrimary" INTEGER NOT NULL,
  "redirectTo" TEXT,
  "sslExpiresOn" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "tenant") REFERENCES "tenant" ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "domain") REFERENCES "domain" ("tenant_id", "id")
) STRICT;

CREATE INDEX "tenant_domain_hostName" ON "tenant_domain" ("tenant_id", "tenant", "hostName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_kind" ON "tenant_domain" ("tenant_id", "tenant", "kind", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_isPrimary" ON "tenant_domain" ("tenant_id", "tenant", "isPrimary", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_sslExpiresOn" ON "tenant_domain" ("tenant_id", "tenant", "sslExpiresOn", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_domain_hostName_unique" ON "tenant_domain" ("tenant_id", "tenant", "hostName") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_domain_domain_pointer" ON "tenant_domain" ("tenant_id", "domain");

CREATE INDEX "tenant_domain_tenant_pointer" ON "tenant_domain" ("tenant_id", "tenant");

CREATE INDEX "tenant_domain_trashed" ON "tenant_domain" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_menu" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "path" TEXT NOT NULL,
  "icon" TEXT NOT NULL,
  "tenants" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id"),
  FOREIGN KEY ("tenant_id", "category") REFERENCES "tenant_menu_category" ("tenant_id", "id")
) STRICT;

CREATE INDEX "tenant_menu_name" ON "tenant_menu" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_key" ON "tenant_menu" ("tenant_id", "key", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_sortOrder" ON "tenant_menu" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_isVisible" ON "tenant_menu" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_key_unique" ON "tenant_menu" ("tenant_id", lower("key")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_pointer" ON "tenant_menu" ("tenant_id", "category");

CREATE INDEX "tenant_menu_trashed" ON "tenant_menu" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tenant_menu_category" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameEn" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "icon" TEXT NOT NULL,
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

CREATE INDEX "tenant_menu_category_name" ON "tenant_menu_category" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_key" ON "tenant_menu_category" ("tenant_id", "key", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_sortOrder" ON "tenant_menu_category" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_isVisible" ON "tenant_menu_category" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_category_key_unique" ON "tenant_menu_category" ("tenant_id", lower("key")) WHERE "trashedAt" IS NULL;

CREATE INDEX "tenant_menu_category_trashed" ON "tenant_menu_category" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "term_of_service" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "titleEn" TEXT,
  "edition" TEXT NOT NULL,
  "noticeOn" TEXT,
  "jurisdiction" TEXT,
  "body" TEXT NOT NULL,
  "bodyEn" TEXT,
  "enactedOn" TEXT NOT NULL,
  "revisedOn" TEXT,
  "effectiveOn" TEXT NOT NULL,
  "changeSummary" TEXT,
  "status" TEXT NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "term_of_service_title" ON "term_of_service" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_edition" ON "term_of_service" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_enactedOn" ON "term_of_service" ("tenant_id", "enactedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_revisedOn" ON "term_of_service" ("tenant_id", "revisedOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_effectiveOn" ON "term_of_service" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_status" ON "term_of_service" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "term_of_service_edition_unique" ON "term_of_service" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "term_of_service_trashed" ON "term_of_service" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "tokusho" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "edition" TEXT NOT NULL,
  "sellerName" TEXT NOT NULL,
  "representativeName" TEXT,
  "operationManager" TEXT NOT NULL,
  "disclosureMode" TEXT NOT NULL,
  "postalCode" TEXT,
  "address" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "phoneHours" TEXT,
  "fax" TEXT,
  "email" TEXT NOT NULL,
  "websiteUrl" TEXT,
  "price" TEXT NOT NULL,
  "shippingFee" TEXT NOT NULL,
  "otherFees" TEXT NOT NULL,
  "paymentMethods" TEXT NOT NULL,
  "paymentTiming" TEXT NOT NULL,
  "deliveryTiming" TEXT NOT NULL,
  "returns" TEXT NOT NULL,
  "cancellation" TEXT,
  "defectLiability" TEXT,
  "applicationPeriod" TEXT,
  "quantityLimit" TEXT,
  "subscriptionTerms" TEXT,
  "systemRequirements" TEXT,
  "licenses" TEXT,
  "corporateNumber" TEXT,
  "invoiceNumber" TEXT,
  "extraItems" TEXT,
  "summaryEn" TEXT,
  "effectiveOn" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "tokusho_title" ON "tokusho" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_edition" ON "tokusho" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_sellerName" ON "tokusho" ("tenant_id", "sellerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_disclosureMode" ON "tokusho" ("tenant_id", "disclosureMode", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_effectiveOn" ON "tokusho" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_status" ON "tokusho" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tokusho_edition_unique" ON "tokusho" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_trashed" ON "tokusho" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;

CREATE TABLE "year" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "year" TEXT NOT NULL,
  "label" TEXT NOT NULL,
  "startOn" TEXT NOT NULL,
  "endOn" TEXT NOT NULL,
  "theme" TEXT,
  "isCurrent" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

CREATE INDEX "year_year" ON "year" ("tenant_id", "year", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_label" ON "year" ("tenant_id", "label", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_startOn" ON "year" ("tenant_id", "startOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_endOn" ON "year" ("tenant_id", "endOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_isCurrent" ON "year" ("tenant_id", "isCurrent", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_isVisible" ON "year" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "year_year_unique" ON "year" ("tenant_id", "year") WHERE "trashedAt" IS NULL;

CREATE INDEX "year_trashed" ON "year" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
