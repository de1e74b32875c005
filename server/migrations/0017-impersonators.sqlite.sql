-- The administrator who acted in the name of "by", if one did.
ALTER TABLE "revision" ADD COLUMN "impersonator" TEXT;
