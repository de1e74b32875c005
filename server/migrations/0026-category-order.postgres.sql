CREATE INDEX "drink_category_order" ON "drink" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "drink_category_groups" ON "drink_category" ("tenant_id", "sortOrder", "id");

CREATE INDEX "food_category_order" ON "food" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "food_category_groups" ON "food_category" ("tenant_id", "sortOrder", "id");

DROP INDEX "link_category";

CREATE INDEX "link_category" ON "link" ("tenant_id", (CASE "category" WHEN 'government' THEN 0 WHEN 'school' THEN 1 WHEN 'facility' THEN 2 WHEN 'related' THEN 3 WHEN 'volunteer' THEN 4 WHEN 'other' THEN 5 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "play_category_order" ON "play" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "play_category_groups" ON "play_category" ("tenant_id", "sortOrder", "id");

DROP INDEX "price_additional_menu_kind";

CREATE INDEX "price_additional_menu_kind" ON "price_additional_menu" ("tenant_id", (CASE "kind" WHEN 'nomination' THEN 0 WHEN 'extension' THEN 1 WHEN 'transport' THEN 2 WHEN 'lateNight' THEN 3 WHEN 'option' THEN 4 WHEN 'cancel' THEN 5 WHEN 'discount' THEN 6 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE INDEX "price_plan_service_order" ON "price_plan" ("tenant_id", "service", "sortOrder", "id") WHERE "trashedAt" IS NULL;

DROP INDEX "product_recommend_position";

CREATE INDEX "product_recommend_position" ON "product_recommend" ("tenant_id", (CASE "position" WHEN 'home' THEN 0 WHEN 'product' THEN 1 WHEN 'cart' THEN 2 END), "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "service_groups" ON "service" ("tenant_id", "sortOrder", "id");

CREATE INDEX "tenant_menu_category_order" ON "tenant_menu" ("tenant_id", "category", "sortOrder", "id") WHERE "trashedAt" IS NULL;

CREATE UNIQUE INDEX "tenant_menu_category_groups" ON "tenant_menu_category" ("tenant_id", "sortOrder", "id");
