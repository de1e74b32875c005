-- What stays in sight of a picture when it is cut, in hundredths of its width and height from the top left: in the library, and of the records that have a point of their own.
ALTER TABLE "upload" ADD COLUMN "focusX" INTEGER NOT NULL DEFAULT 50;
ALTER TABLE "upload" ADD COLUMN "focusY" INTEGER NOT NULL DEFAULT 50;
ALTER TABLE "upload_use" ADD COLUMN "points" TEXT COLLATE "C" NOT NULL DEFAULT '';
