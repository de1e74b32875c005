import { createElement } from 'react'
import type { Field } from '../../../entities/language/entity.ts'
import { displayByKind } from '../../fields/display/by-kind.ts'
import type { Column } from './columns.ts'

/** How a record's own page shows these fields. */
export const previewColumns = (fields: readonly Field[]): readonly Column[] =>
  fields.map((field) => ({ field, element: createElement(displayByKind[field.kind].Preview, { source: field.name }) }))
