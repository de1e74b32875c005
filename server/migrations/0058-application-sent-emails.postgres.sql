ALTER TABLE "application" ADD COLUMN "sentEmails" json;
