/** How a list shows its records: as rows, as cards with their pictures, or as cards in a column for each state. */
export const listLayouts = ['table', 'grid', 'board'] as const
export type ListLayout = (typeof listLayouts)[number]

/** The layouts that an entity can declare; every list has a table. */
export type DeclaredLayout = Exclude<ListLayout, 'table'>

/** The layouts of an entity's list, in the order in which they are offered; they are the same at all of its sites. */
export const layoutsOf = ({
  listLayouts: declared = [],
}: {
  readonly listLayouts?: readonly DeclaredLayout[]
}): readonly ListLayout[] => listLayouts.filter((layout) => layout === 'table' || declared.includes(layout))
