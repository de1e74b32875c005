-- Pictures that cannot be read are not tried for ever.
ALTER TABLE "upload" ADD COLUMN "colorTries" INTEGER NOT NULL DEFAULT 0;
