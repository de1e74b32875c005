-- What was written to the customer of a record from captain, and what became of it.
CREATE TABLE "customer_email" (
  "tenant_id" TEXT COLLATE "C" NOT NULL,
  "id" TEXT COLLATE "C" NOT NULL,
  "entity" TEXT COLLATE "C" NOT NULL,
  "recordId" TEXT COLLATE "C" NOT NULL,
  "kind" TEXT COLLATE "C" NOT NULL,
  "to" TEXT NOT NULL,
  "replyTo" TEXT,
  "language" TEXT COLLATE "C" NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "by" TEXT COLLATE "C" NOT NULL,
  "impersonatedBy" TEXT COLLATE "C",
  "createdAt" TEXT COLLATE "C" NOT NULL,
  "sentAt" TEXT COLLATE "C",
  -- When the mail server was asked for the last time.
  "failedAt" TEXT COLLATE "C",
  -- Why it could not be sent so far.
  "reason" TEXT,
  PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "customer_email_record" ON "customer_email" ("tenant_id", "entity", "recordId", "createdAt", "id");
