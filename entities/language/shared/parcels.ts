/** What the parcels of an order hold, where it is sent in parts. */

interface Ordered {
  readonly items: readonly { readonly quantity: number }[]
  readonly shipTo: readonly unknown[]
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
