ALTER TABLE "area" ADD COLUMN "image" TEXT;

ALTER TABLE "article" ADD COLUMN "thumbnail" TEXT;

ALTER TABLE "boardgame" ADD COLUMN "images" TEXT;

ALTER TABLE "cast" ADD COLUMN "images" TEXT NOT NULL DEFAULT '[]';

ALTER TABLE "circle" ADD COLUMN "images" TEXT;

ALTER TABLE "construction_project" ADD COLUMN "images" TEXT NOT NULL DEFAULT '[]';

ALTER TABLE "construction_project" ADD COLUMN "beforeAfter" TEXT;

ALTER TABLE "drink" ADD COLUMN "image" TEXT;

ALTER TABLE "event" ADD COLUMN "images" TEXT;

ALTER TABLE "event" ADD COLUMN "flyer" TEXT;

ALTER TABLE "facility" ADD COLUMN "images" TEXT NOT NULL DEFAULT '[]';

ALTER TABLE "food" ADD COLUMN "image" TEXT;

ALTER TABLE "link" ADD COLUMN "banner" TEXT;

ALTER TABLE "media" ADD COLUMN "file" TEXT;

ALTER TABLE "media" ADD COLUMN "thumbnail" TEXT;

ALTER TABLE "media" ADD COLUMN "images" TEXT;

ALTER TABLE "member" ADD COLUMN "image" TEXT;

ALTER TABLE "news" ADD COLUMN "thumbnail" TEXT;

ALTER TABLE "news" ADD COLUMN "attachments" TEXT;

ALTER TABLE "partner" ADD COLUMN "logo" TEXT;

ALTER TABLE "play" ADD COLUMN "image" TEXT;

ALTER TABLE "product" ADD COLUMN "images" TEXT NOT NULL DEFAULT '[]';

ALTER TABLE "service" ADD COLUMN "image" TEXT;

ALTER TABLE "sound" ADD COLUMN "jacket" TEXT;

ALTER TABLE "sound" ADD COLUMN "audioFile" TEXT;

ALTER TABLE "sound" ADD COLUMN "previewFile" TEXT;

ALTER TABLE "tenant" ADD COLUMN "logo" TEXT;

ALTER TABLE "year" ADD COLUMN "planFile" TEXT;
