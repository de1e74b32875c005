-- Tenants take turns: a job is found by its kind and tenant. Those that wait get theirs from what they were told to do.
UPDATE "job" SET "tenant" = coalesce("payload"::json #>> '{tenant,id}', "payload"::json ->> 'tenant')
WHERE "status" IN ('waiting', 'running') AND "kind" IN
  ('export', 'forget-export', 'import', 'publication', 'unpaid-order', 'webhook-events', 'webhook-deliveries');
CREATE INDEX "job_line_idx" ON "job" ("status", "kind", coalesce("tenant", ''), "runAt", "id");
-- What was set by a clock that was ahead is looked for again and again.
CREATE INDEX "job_setAt_idx" ON "job" ("status", "setAt");
