-- Refused sign-ins are deleted after a while, and looked for every hour.
CREATE INDEX "auth_event_refused" ON "auth_event" ("at") WHERE "action" = 'sign-in-failed';
