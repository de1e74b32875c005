import { useGetList } from 'react-admin'
import { delivery } from '../../../../entities/shop/delivery.ts'
import { titleOf, type Entity } from '../../../../entities/language/entity.ts'
import { isHolding, isSent, quantitiesLeft } from '../../../../entities/shop/parcels.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import type { OrderRecord, ParcelRecord } from './order-record.ts'

/** The query for the records of an entity that belong to an order; one query for all parts of the page. */
export const relatedQuery = (entity: Entity, order: OrderRecord) => ({
  filter: { order: order.id },
  sort: { field: titleOf(entity), order: 'ASC' as const },
  pagination: { page: 1, perPage: 50 },
  ...(entity === delivery && { meta: { include: ['contents'] } }),
})

/** The parcels of an order; undefined until they are read. */
export const useParcels = (order: OrderRecord): readonly ParcelRecord[] | undefined =>
  useGetList<CaptainRecord & ParcelRecord>(delivery.name, relatedQuery(delivery, order)).data

const sumOf = (quantities: readonly number[]): number => quantities.reduce((sum, quantity) => sum + quantity, 0)

/** How many pieces an order has, how many were sent, and how many of each item are in no parcel yet. */
export function shipmentOf(order: OrderRecord, parcels: readonly ParcelRecord[]) {
  const total = sumOf(order.items.map(({ quantity }) => quantity))
  const left = quantitiesLeft(order, parcels.filter(isHolding))
  return { total, sent: total - sumOf(quantitiesLeft(order, parcels.filter(isSent))), left, unpacked: sumOf(left) }
}

/** Whether it is known what is in each parcel. */
export const areContentsKnown = ({ shipTo }: OrderRecord, parcels: readonly ParcelRecord[]): boolean =>
  shipTo.length === 1 || parcels.filter(isHolding).every(({ contents }) => contents)
