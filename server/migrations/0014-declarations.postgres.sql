ALTER TABLE "article" ADD COLUMN "casts" json;

ALTER TABLE "article" ADD COLUMN "boardgames" json;

ALTER TABLE "article" ADD COLUMN "year" text COLLATE "C";

ALTER TABLE "article" ADD COLUMN "circle" text COLLATE "C";

CREATE INDEX "article_year_pointer" ON "article" ("tenant_id", "year");

CREATE INDEX "article_circle_pointer" ON "article" ("tenant_id", "circle");

ALTER TABLE "article" ADD FOREIGN KEY ("tenant_id", "year") REFERENCES "year" ("tenant_id", "id");

ALTER TABLE "article" ADD FOREIGN KEY ("tenant_id", "circle") REFERENCES "circle" ("tenant_id", "id");
