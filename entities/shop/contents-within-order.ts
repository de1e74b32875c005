import { isHolding, quantitiesLeft } from './parcels.ts'
import type { SiblingsRule } from '../language/cross-record-rules/rule.ts'

type Ordered = Parameters<typeof quantitiesLeft>[0] & { readonly items: readonly { readonly name: string }[] }
type Parcel = Parameters<typeof quantitiesLeft>[1][number]

/** The parcels of an order hold no more of an item than was ordered. */
export const contentsWithinOrder = <F extends string>(contents: F, order: F, status: F): SiblingsRule<F> => ({
  rule: 'integrity.contentsLeft',
  params: {},
  at: contents,
  siblingsBy: order,
  fields: [contents, status],
  faults(ordered, record, siblings) {
    const { items, shipTo } = ordered as unknown as Ordered
    const asParcel = (values: typeof record) => ({ status: values[status], contents: values[contents] }) as Parcel
    const parcel = asParcel(record)
    if (!isHolding(parcel)) return []
    const left = quantitiesLeft({ items, shipTo }, siblings.map(asParcel).filter(isHolding))
    return parcel.contents!.flatMap(({ item, quantity }, place) => {
      const max = Math.max(left[item - 1] ?? 0, 0)
      const name = items[item - 1]?.name ?? String(item)
      return quantity > max ? [{ path: [contents, place, 'quantity'], params: { name, max } }] : []
    })
  },
})
