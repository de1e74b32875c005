-- The session of the administrator in which one in somebody's name was begun, and with which it ends.
ALTER TABLE "auth_session" ADD COLUMN "impersonatorSession" TEXT;
