-- By what an upload is recognised when it is sent again: the SHA-256 of the file as it came. What is there has none.
ALTER TABLE "upload" ADD COLUMN "digest" TEXT COLLATE "C";
CREATE INDEX "upload_digest" ON "upload" ("tenant_id", "digest");
