/** A migration of this version, for tests of what happens before it is applied. */
export const lacking = '0070-shop'

/** What makes a database one that lacks it, as that of the version before: it goes with the table that it made. */
export const lack = `DROP TABLE "order_goods"; DELETE FROM "migration" WHERE "name" = '${lacking}'`
