import type { Field } from '../../../entities/language/entity.ts'

/** Dates and numbers are compared down a column, so they are right-aligned. */
export const isMeasure = ({ kind }: Field): boolean => measures.includes(kind)
const measures: readonly Field['kind'][] = ['date', 'date-time', 'integer', 'decimal', 'yen']

/** Signs are never truncated; long text may end in an ellipsis. */
export const isSign = ({ kind }: Field): boolean => signs.includes(kind)
const signs: readonly Field['kind'][] = ['states', 'toggle', 'image', 'icon', 'colour']
