-- The only language of a draft that is published; NULL for both.
ALTER TABLE "publish_plan_item" ADD COLUMN "language" TEXT;
