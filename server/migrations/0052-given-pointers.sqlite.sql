DROP INDEX "article_category_pointer";

DROP INDEX "article_year_pointer";

DROP INDEX "article_circle_pointer";

CREATE INDEX "article_category_pointer" ON "article" ("tenant_id", "category") WHERE ("category" IS NOT NULL);

CREATE INDEX "article_year_pointer" ON "article" ("tenant_id", "year") WHERE ("year" IS NOT NULL);

CREATE INDEX "article_circle_pointer" ON "article" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

DROP INDEX "business_schedule_event_pointer";

CREATE INDEX "business_schedule_event_pointer" ON "business_schedule" ("tenant_id", "event") WHERE ("event" IS NOT NULL);

DROP INDEX "circle_facility_pointer";

CREATE INDEX "circle_facility_pointer" ON "circle" ("tenant_id", "facility") WHERE ("facility" IS NOT NULL);

DROP INDEX "contact_assignee_pointer";

CREATE INDEX "contact_assignee_pointer" ON "contact" ("tenant_id", "assignee") WHERE ("assignee" IS NOT NULL);

DROP INDEX "event_year_pointer";

DROP INDEX "event_circle_pointer";

CREATE INDEX "event_year_pointer" ON "event" ("tenant_id", "year") WHERE ("year" IS NOT NULL);

CREATE INDEX "event_circle_pointer" ON "event" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

DROP INDEX "media_event_pointer";

DROP INDEX "media_circle_pointer";

CREATE INDEX "media_event_pointer" ON "media" ("tenant_id", "event") WHERE ("event" IS NOT NULL);

CREATE INDEX "media_circle_pointer" ON "media" ("tenant_id", "circle") WHERE ("circle" IS NOT NULL);

DROP INDEX "news_constructionProject_pointer";

CREATE INDEX "news_constructionProject_pointer" ON "news" ("tenant_id", "constructionProject") WHERE ("constructionProject" IS NOT NULL);

DROP INDEX "payment_bank_confirmedBy_pointer";

CREATE INDEX "payment_bank_confirmedBy_pointer" ON "payment_bank" ("tenant_id", "confirmedBy") WHERE ("confirmedBy" IS NOT NULL);

-- A change set is of one tenant: naming it again would make the index a third larger.
DROP INDEX "revision_change_set";

CREATE INDEX "revision_change_set" ON "revision" ("changeSet", "place");
