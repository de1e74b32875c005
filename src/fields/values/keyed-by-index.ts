/** Items with their places: for lists whose items have no name of their own, and are told apart by where they stand. */
export const keyedByIndex = <T>(items: readonly T[]): readonly { readonly item: T; readonly place: number }[] =>
  items.map((item, place) => ({ item, place }))
