import { isGoodsSettled } from './order-states.ts'

/** What the parcels of an order hold, where it is sent in parts. */

interface Ordered {
  readonly items: readonly { readonly quantity: number }[]
  readonly shipTo: readonly unknown[]
}

interface Reserving extends Ordered {
  readonly status: unknown
  readonly restockOnReturn: boolean
}

interface Parcel {
  readonly status: unknown
  /** Which of the order's items, counted from 1, and how many; null for everything of the parcel's address. */
  readonly contents: readonly { readonly item: number; readonly quantity: number }[] | null
}

/** Whether a parcel has left and did not come back. */
export const isSent = ({ status }: Pick<Parcel, 'status'>): boolean => status === 'shipped' || status === 'delivered'

/** Whether a parcel takes goods: what was cancelled or came back can go into another. */
export const isHolding = (parcel: Pick<Parcel, 'status'>): boolean => parcel.status === 'ready' || isSent(parcel)

/**
 * How many of each item of an order are in none of the parcels. One without contents holds everything if there is a
 * single address; if there are several, nobody knows what.
 */
export function quantitiesLeft({ items, shipTo }: Ordered, parcels: readonly Parcel[]): readonly number[] {
  if (shipTo.length === 1 && parcels.some(({ contents }) => !contents)) return items.map(() => 0)
  const held = parcels.flatMap(({ contents }) => contents ?? [])
  return items.map(({ quantity }, place) =>
    held.reduce((left, part) => (part.item === place + 1 ? left - part.quantity : left), quantity),
  )
}

/** Whether everything was sent: no parcel waits, and each item is in one that left. */
export function isAllSent(order: Ordered, parcels: readonly Parcel[]): boolean {
  const sent = parcels.filter(isSent)
  if (parcels.some(({ status }) => status === 'ready')) return false
  return sent.some(({ contents }) => !contents) || quantitiesLeft(order, sent).every((left) => left <= 0)
}

/** How many of each item of an order are in the given parcels; one without contents counts as all of it. */
export function quantitiesIn(order: Ordered, parcels: readonly Parcel[]): readonly number[] {
  const left = parcels.some(({ contents }) => !contents) ? order.items.map(() => 0) : quantitiesLeft(order, parcels)
  return order.items.map(({ quantity }, place) => Math.min(quantity - left[place]!, quantity))
}

/**
 * How many of each item an order keeps out of the stock. All of it until it is cancelled or returned; then what has left
 * and did not come back, and of what came back nothing that cannot be sold again.
 */
export function quantitiesKept(order: Reserving, parcels: readonly Parcel[]): readonly number[] {
  const { items, status, restockOnReturn } = order
  const all = items.map(({ quantity }) => quantity)
  if (!isGoodsSettled(status)) return all
  if (status === 'returned' && restockOnReturn) return items.map(() => 0)
  const left = parcels.filter((parcel) => isSent(parcel) || (parcel.status === 'returned' && !restockOnReturn))
  // A shop that records no parcels has sent everything by the time it is returned.
  return status === 'returned' && left.length === 0 ? all : quantitiesIn(order, left)
}
