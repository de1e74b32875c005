CREATE TABLE "tokusho_next" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "edition" TEXT NOT NULL,
  "sellerName" TEXT,
  "representativeName" TEXT,
  "operationManager" TEXT,
  "disclosureMode" TEXT NOT NULL,
  "postalCode" TEXT,
  "address" TEXT,
  "phone" TEXT,
  "phoneHours" TEXT,
  "fax" TEXT,
  "email" TEXT,
  "websiteUrl" TEXT,
  "price" TEXT NOT NULL,
  "shippingFee" TEXT,
  "otherFees" TEXT NOT NULL,
  "paymentMethods" TEXT,
  "paymentTiming" TEXT,
  "deliveryTiming" TEXT,
  "returns" TEXT,
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
  "effectiveOn" TEXT,
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

INSERT INTO "tokusho_next" ("tenant_id", "id", "title", "edition", "sellerName", "representativeName", "operationManager", "disclosureMode", "postalCode", "address", "phone", "phoneHours", "fax", "email", "websiteUrl", "price", "shippingFee", "otherFees", "paymentMethods", "paymentTiming", "deliveryTiming", "returns", "cancellation", "defectLiability", "applicationPeriod", "quantityLimit", "subscriptionTerms", "systemRequirements", "licenses", "corporateNumber", "invoiceNumber", "extraItems", "summaryEn", "effectiveOn", "status", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "title", "edition", "sellerName", "representativeName", "operationManager", "disclosureMode", "postalCode", "address", "phone", "phoneHours", "fax", "email", "websiteUrl", coalesce("price", '各商品ページに税込価格で表示しています。'), "shippingFee", coalesce("otherFees", 'なし'), "paymentMethods", "paymentTiming", "deliveryTiming", "returns", "cancellation", "defectLiability", "applicationPeriod", "quantityLimit", "subscriptionTerms", "systemRequirements", "licenses", "corporateNumber", "invoiceNumber", "extraItems", "summaryEn", "effectiveOn", "status", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "tokusho";

DROP TABLE "tokusho";

ALTER TABLE "tokusho_next" RENAME TO "tokusho";

CREATE INDEX "tokusho_title" ON "tokusho" ("tenant_id", "title", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_edition" ON "tokusho" ("tenant_id", "edition", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_sellerName" ON "tokusho" ("tenant_id", "sellerName", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_disclosureMode" ON "tokusho" ("tenant_id", "disclosureMode", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_effectiveOn" ON "tokusho" ("tenant_id", "effectiveOn", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_status" ON "tokusho" ("tenant_id", "status", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tokusho_edition_unique" ON "tokusho" ("tenant_id", "edition") WHERE "trashedAt" IS NULL;

CREATE INDEX "tokusho_trashed" ON "tokusho" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
