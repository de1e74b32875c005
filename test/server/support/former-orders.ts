const at = '2026-06-01T09:00:00.000Z'

const order = (id: string, status: string): Readonly<Record<string, string | number>> => ({
  tenant_id: 't',
  id,
  orderNo: id,
  orderedAt: at,
  status,
  items: '[]',
  itemsTotal: 0,
  shippingFee: 0,
  discount: 0,
  total: 0,
  taxBreakdown: '[]',
  paymentMethod: 'bank',
  buyerName: '花子',
  buyerEmail: 'hanako@example.jp',
  buyerPhone: '0312345678',
  buyerPostalCode: '1000001',
  buyerPrefecture: '13',
  buyerAddress: '千代田',
  shipTo: '{}',
  wishTime: 'none',
  giftWrapping: 'none',
  version: 1,
  createdAt: at,
  updatedAt: at,
})

const orders = [order('a', 'completed'), order('b', 'returned')]

/** Orders as they were before it was asked whether returned goods go back into stock. */
export const insertOrders = `INSERT INTO "order" (${Object.keys(orders[0]!)
  .map((name) => `"${name}"`)
  .join()}) VALUES ${orders
  .map((row) => `(${Object.values(row).map((value) => (typeof value === 'number' ? value : `'${value}'`))})`)
  .join()}`

/**
 * Orders as they were before it was noted what they took from the stock: one paid, one cancelled, and one that was
 * imported, each of five of a product whose stock is managed and of one of another.
 */
export function insertSoldGoods(sqlite: { exec(sql: string): void; pragma(sql: string): unknown }): void {
  const items = JSON.stringify([
    { product: 'tea', quantity: 2 },
    { product: 'tea', quantity: 3 },
    { product: 'bowl', quantity: 1 },
    { product: null, quantity: 1 },
  ])
  insertRow(sqlite, 'product', { id: 'tea', manageStock: 1 })
  insertRow(sqlite, 'product', { id: 'bowl', manageStock: 0 })
  for (const [id, status, createdBy] of [
    ['paid', 'paid', 'key'],
    ['cancelled', 'cancelled', 'key'],
    ['imported', 'paid', null],
  ] as const)
    insertRow(sqlite, 'order', { ...order(id, status), restockOnReturn: 1, items, createdBy })
}

/** Events as they were while lowering the capacity freed places, and their applications. */
export function insertOverbookedEvents(sqlite: { exec(sql: string): void; pragma(sql: string): unknown }): void {
  for (const [id, capacity, remaining] of [
    ['lowered', 8, 5],
    ['overfull', 4, 2],
    ['telephone', 10, 1],
    ['open', null, 5],
  ] as const)
    insertRow(sqlite, 'event', { id, capacity, remaining })
  for (const event of ['lowered', 'overfull', 'telephone', 'open']) {
    const of = (id: string, values: object) =>
      insertRow(sqlite, 'application', { id: `${event}-${id}`, event, people: 5, status: 'confirmed', ...values })
    of('held', {})
    of('cancelled', { status: 'cancelled' })
    of('trashed', { trashedAt: at })
  }
}

/** Inserts a row with the values that matter, and something in every other column that must have a value. */
function insertRow(
  sqlite: { exec(sql: string): void; pragma(sql: string): unknown },
  table: string,
  values: Readonly<Record<string, string | number | null>>,
): void {
  const columns = sqlite.pragma(`table_info("${table}")`) as { name: string; type: string; notnull: number }[]
  const whole: Record<string, string | number | null> = { tenant_id: 't', ...values }
  for (const { name, type, notnull } of columns)
    if (notnull === 1) whole[name] ??= type === 'TEXT' ? `${name}-${String(values['id'])}` : 0
  const texts = Object.values(whole).map((value) =>
    typeof value === 'string' ? `'${value}'` : String(value ?? 'NULL'),
  )
  sqlite.exec(
    `INSERT INTO "${table}" (${Object.keys(whole)
      .map((name) => `"${name}"`)
      .join()}) VALUES (${texts.join()})`,
  )
}

/** Revisions as they were before emails to customers were called that. */
export const insertRevisions = `
  INSERT INTO "revision" ("tenant_id", "entity", "recordId", "version", "action", "at", "requestId", "values", "changeSet")
  VALUES
    ('t', 'news', 'a', 1, 'create', '${at}', 'r', '{"letters":1}', 's'),
    ('t', 'order', 'b', 1, 'create', '${at}', 'r', '{"memo":"é","letters":[{"kind":"paid"}],"total":1}', 's'),
    ('t', 'order', 'c', 1, 'create', '${at}', 'r', '{"letters":null}', 's'),
    ('t', 'order', 'd', 1, 'create', '${at}', 'r', '{"total":2}', 's'),
    ('t', 'tenant', 'e', 1, 'create', '${at}', 'r', '{"orderLetters":{"paid":true}}', 's')`

/** What those revisions hold now. */
export const renamedRevisions = [
  { letters: 1 },
  { memo: 'é', sentEmails: [{ kind: 'paid' }], total: 1 },
  { sentEmails: null },
  { total: 2 },
  { orderEmails: { paid: true } },
]
