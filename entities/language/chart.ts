/**
 * A chart on the tenant's dashboard: how many records there are, or what their amounts come to, on each day or for each
 * option of a choice. Each bar is a filter of the entity's list.
 */
export interface Chart<F extends string = string, W = object> {
  /** The days, counted from today in Japan, of a `date()` or a `dateTime()`; or the options of a choice or of states. */
  readonly by: { readonly day: F; readonly from: number; readonly until: number } | { readonly option: F }
  /** Only the records that meet this. */
  readonly when?: W
  /** The amount that is added up. `tax` is the part `field.item` of a repeated group that holds the tax in it. */
  readonly sum?: { readonly amount: F; readonly tax?: `${F}.${string}` }
}
