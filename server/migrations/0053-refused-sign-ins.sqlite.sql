-- Anybody can add to these; the oldest are deleted.
CREATE INDEX "auth_event_refused_idx" ON "auth_event" ("at") WHERE "action" = 'sign-in-failed';
