-- Change sets are in the order of time, whichever tenant's: a write adds to the end of this index, not to one end per tenant.
DROP INDEX "revision_change_set";
CREATE INDEX "revision_change_set" ON "revision" ("changeSet", "tenant_id", "place");
