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
