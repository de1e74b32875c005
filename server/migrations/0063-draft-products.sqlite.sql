CREATE TABLE "product_next" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "nameKana" TEXT,
  "code" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "catchcopy" TEXT,
  "description" TEXT,
  "images" TEXT,
  "price" INTEGER NOT NULL,
  "listPrice" INTEGER,
  "taxRate" TEXT NOT NULL,
  "manageStock" INTEGER NOT NULL,
  "stock" INTEGER NOT NULL,
  "stockAlert" INTEGER NOT NULL,
  "maxPerOrder" INTEGER,
  "janCode" TEXT,
  "weightKg" TEXT,
  "size" TEXT,
  "shippingKind" TEXT NOT NULL,
  "leadTimeDays" INTEGER NOT NULL,
  "isFood" INTEGER NOT NULL,
  "foodLabel" TEXT,
  "allergens" TEXT,
  "saleStatus" TEXT NOT NULL,
  "saleStartAt" TEXT,
  "saleEndAt" TEXT,
  "relatedProducts" TEXT,
  "sortOrder" INTEGER NOT NULL,
  "isVisible" INTEGER NOT NULL,
  "metaDescription" TEXT,
  "memo" TEXT,
  "version" INTEGER NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "createdBy" TEXT,
  "updatedBy" TEXT,
  "trashedAt" TEXT,
  PRIMARY KEY ("tenant_id", "id")
) STRICT;

INSERT INTO "product_next" ("tenant_id", "id", "name", "nameKana", "code", "slug", "category", "catchcopy", "description", "images", "price", "listPrice", "taxRate", "manageStock", "stock", "stockAlert", "maxPerOrder", "janCode", "weightKg", "size", "shippingKind", "leadTimeDays", "isFood", "foodLabel", "allergens", "saleStatus", "saleStartAt", "saleEndAt", "relatedProducts", "sortOrder", "isVisible", "metaDescription", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt")
  SELECT "tenant_id", "id", "name", "nameKana", "code", "slug", "category", "catchcopy", "description", "images", "price", "listPrice", "taxRate", "manageStock", "stock", "stockAlert", "maxPerOrder", "janCode", "weightKg", "size", "shippingKind", "leadTimeDays", "isFood", "foodLabel", "allergens", "saleStatus", "saleStartAt", "saleEndAt", "relatedProducts", "sortOrder", "isVisible", "metaDescription", "memo", "version", "createdAt", "updatedAt", "createdBy", "updatedBy", "trashedAt" FROM "product";

DROP TABLE "product";

ALTER TABLE "product_next" RENAME TO "product";

CREATE INDEX "product_name" ON "product" ("tenant_id", "name", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_code" ON "product" ("tenant_id", "code", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_category" ON "product" ("tenant_id", "category", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_price" ON "product" ("tenant_id", "price", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_taxRate" ON "product" ("tenant_id", "taxRate", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_stock" ON "product" ("tenant_id", "stock", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_saleStatus" ON "product" ("tenant_id", "saleStatus", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_sortOrder" ON "product" ("tenant_id", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_isVisible" ON "product" ("tenant_id", "isVisible", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_code_unique" ON "product" ("tenant_id", "code") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_slug_unique" ON "product" ("tenant_id", lower("slug")) WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "product_janCode_unique" ON "product" ("tenant_id", "janCode") WHERE "trashedAt" IS NULL;

CREATE INDEX "product_lowStock" ON "product" ("tenant_id", "id") WHERE "trashedAt" IS NULL AND ("stock" <= "stockAlert");

CREATE INDEX "product_trashed" ON "product" ("tenant_id", "trashedAt", "id") WHERE "trashedAt" IS NOT NULL;
