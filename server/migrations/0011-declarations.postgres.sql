ALTER TABLE "area" ADD COLUMN "image" json;

ALTER TABLE "article" ADD COLUMN "thumbnail" json;

ALTER TABLE "boardgame" ADD COLUMN "images" json;

ALTER TABLE "cast" ADD COLUMN "images" json NOT NULL DEFAULT '[]';

ALTER TABLE "cast" ALTER COLUMN "images" DROP DEFAULT;

ALTER TABLE "circle" ADD COLUMN "images" json;

ALTER TABLE "construction_project" ADD COLUMN "images" json NOT NULL DEFAULT '[]';

ALTER TABLE "construction_project" ALTER COLUMN "images" DROP DEFAULT;

ALTER TABLE "construction_project" ADD COLUMN "beforeAfter" json;

ALTER TABLE "drink" ADD COLUMN "image" json;

ALTER TABLE "event" ADD COLUMN "images" json;

ALTER TABLE "event" ADD COLUMN "flyer" json;

ALTER TABLE "facility" ADD COLUMN "images" json NOT NULL DEFAULT '[]';

ALTER TABLE "facility" ALTER COLUMN "images" DROP DEFAULT;

ALTER TABLE "food" ADD COLUMN "image" json;

ALTER TABLE "link" ADD COLUMN "banner" json;

ALTER TABLE "media" ADD COLUMN "file" json;

ALTER TABLE "media" ADD COLUMN "thumbnail" json;

ALTER TABLE "media" ADD COLUMN "images" json;

ALTER TABLE "member" ADD COLUMN "image" json;

ALTER TABLE "news" ADD COLUMN "thumbnail" json;

ALTER TABLE "news" ADD COLUMN "attachments" json;

ALTER TABLE "partner" ADD COLUMN "logo" json;

ALTER TABLE "play" ADD COLUMN "image" json;

ALTER TABLE "product" ADD COLUMN "images" json NOT NULL DEFAULT '[]';

ALTER TABLE "product" ALTER COLUMN "images" DROP DEFAULT;

ALTER TABLE "service" ADD COLUMN "image" json;

ALTER TABLE "sound" ADD COLUMN "jacket" json;

ALTER TABLE "sound" ADD COLUMN "audioFile" json;

ALTER TABLE "sound" ADD COLUMN "previewFile" json;

ALTER TABLE "tenant" ADD COLUMN "logo" json;

ALTER TABLE "year" ADD COLUMN "planFile" json;
