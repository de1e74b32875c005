-- Until when the server that works on a request answers for it. One that nobody answers for any more has failed.
ALTER TABLE "ai_request" ADD COLUMN "leaseExpiresAt" TEXT;
