import type { RecordClient } from './record-client.ts'

/** The settings of a shop that sends everywhere at one rate, and takes transfers. */
export const shopSettings = {
  rates: [{ region: 'rest', normal: 770, chilled: 1100, mail: 200, days: 1 }],
  orderDeadline: '12:00',
  takesTransfers: true,
  transferDueDays: 7,
  bankName: '見本銀行',
  branchName: '二条支店',
  accountType: 'ordinary',
  accountNumber: '0000001',
  accountHolderKana: 'ミホン',
}

/** What makes an example of a product one that anybody can order now, ten of it. */
export const onSale = {
  manageStock: true,
  stock: 10,
  price: 1000,
  listPrice: null,
  taxRate: '10',
  maxPerOrder: null,
  leadTimeDays: 0,
  shippingKind: 'normal',
  isVisible: true,
  saleStartAt: null,
  saleEndAt: null,
  relatedProducts: null,
  saleStatus: 'onSale',
}

/** A customer, as a site's order names them. */
export const buyer = {
  buyerName: '見本 花子',
  buyerEmail: 'hanako@example.jp',
  buyerPhone: '0572-00-0000',
  buyerPostalCode: '507-0033',
  buyerPrefecture: '21',
  buyerAddress: '架空市本町1-2-3',
} as const

/** Notes that an imported order took its goods from the stock, as one that a site placed did; answers it. */
export async function asPlaced({ world, tenant }: RecordClient, order: Record<string, any>): Promise<typeof order> {
  const sums = new Map<string, number>()
  for (const { product, quantity } of order['items']) sums.set(product, (sums.get(product) ?? 0) + quantity)
  for (const [product, quantity] of sums)
    await world.sql('insert into order_goods values (?, ?, ?, ?, 1)', tenant.id, order['id'], product, quantity)
  return order
}
