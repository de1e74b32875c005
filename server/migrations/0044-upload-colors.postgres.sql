-- What a page shows until a picture has come. That of earlier pictures is found by a job.
ALTER TABLE "upload" ADD COLUMN "color" TEXT COLLATE "C";
