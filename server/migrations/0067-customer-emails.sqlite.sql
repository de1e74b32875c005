-- What was written to the customer of a record from captain, and what became of it.
CREATE TABLE "customer_email" (
  "tenant_id" TEXT NOT NULL,
  "id" TEXT NOT NULL,
  "entity" TEXT NOT NULL,
  "recordId" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "to" TEXT NOT NULL,
  "replyTo" TEXT,
  "language" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "impersonatedBy" TEXT,
  "createdAt" TEXT NOT NULL,
  "sentAt" TEXT,
  -- When the mail server was asked for the last time.
  "failedAt" TEXT,
  -- Why it could not be sent so far.
  "reason" TEXT,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "customer_email_record" ON "customer_email" ("tenant_id", "entity", "recordId", "createdAt", "id");
