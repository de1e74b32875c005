ALTER TABLE "application" ADD COLUMN "sentEmails" TEXT;
