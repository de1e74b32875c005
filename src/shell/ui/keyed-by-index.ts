/** Items with their index as key, for lists whose items have no id. */
export const keyedByIndex = <T>(items: readonly T[]): readonly { readonly item: T; readonly place: number }[] =>
  items.map((item, place) => ({ item, place }))
