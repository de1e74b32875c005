ALTER TABLE "news" ADD COLUMN "sounds" json;

ALTER TABLE "news" ADD COLUMN "members" json;

ALTER TABLE "news" ADD COLUMN "constructionProject" text COLLATE "C";

CREATE INDEX "news_constructionProject_pointer" ON "news" ("tenant_id", "constructionProject");

ALTER TABLE "news" ADD FOREIGN KEY ("tenant_id", "constructionProject") REFERENCES "construction_project" ("tenant_id", "id");
