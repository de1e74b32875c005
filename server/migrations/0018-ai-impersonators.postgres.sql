-- Who acted in the name of the account that a revision names.
ALTER TABLE "ai_revision" ADD COLUMN "impersonator" TEXT COLLATE "C";
