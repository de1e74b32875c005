import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/language/sites.ts'

/** A list column: a field and the element that displays its value. */
export interface Column {
  readonly field: Field
  readonly element: ReactElement
}

/** The columns among a screen's children whose fields exist on the site, in order. */
export function columnsOf(children: ReactNode, entity: Entity, site: SiteSlug): readonly Column[] {
  const fields = siteFields(entity, site)
  return Children.toArray(children).flatMap((element) => {
    if (!isValidElement<{ source?: string }>(element)) return []
    const field = fields.find(({ name }) => name === element.props.source)
    return field ? [{ field, element }] : []
  })
}

/** Dates and numbers are compared down a column, so they are right-aligned. */
export const isMeasure = ({ kind }: Field): boolean => measures.includes(kind)
const measures: readonly Field['kind'][] = ['date', 'date-time', 'integer', 'decimal', 'yen']

/** Signs are never truncated; long text may end in an ellipsis. */
export const isSign = ({ kind }: Field): boolean => signs.includes(kind)
const signs: readonly Field['kind'][] = ['states', 'toggle', 'image', 'icon', 'colour']

/** The field shown in small print under a record's title: its slug, unless that has its own column. */
export function subtitleOf(entity: Entity, columns: readonly Column[]): string | undefined {
  const address = Object.values(entity.fields).find(({ kind }) => kind === 'slug')?.name
  return columns.some(({ field }) => field.name === address) ? undefined : address
}
