import { byName, type Declaration } from './declarations.ts'
import { shapeOf, type Column } from './migration/shape.ts'
import { header, tableOf } from './names.ts'

/** server/generated/tables.ts: the Kysely row types of every entity's table. */
export function tables(declarations: readonly Declaration[]): string {
  const shapes = shapeOf(declarations.map(({ entity }) => entity))
  return [
    header('the declarations in entities/'),
    '/** True or false, as 1 or 0. */',
    'export type Flag = number',
    '/** A number with decimal places, as text that sorts as it does. */',
    'export type Decimal = string',
    '/** JSON, written as text. */',
    'export type Json = string',
    '',
    'export interface TenantTables {',
    ...byName(declarations)
      .filter(({ entity }) => shapes[tableOf(entity.name)])
      .flatMap(({ entity }) => [
        `${tableOf(entity.name)}: {`,
        ...Object.entries(shapes[tableOf(entity.name)]!.columns).map(([name, column]) => `${name}: ${typeOf(column)}`),
        '}',
      ]),
    '}',
  ].join('\n')
}

const types = { text: 'string', integer: 'number', decimal: 'Decimal', boolean: 'Flag', json: 'Json' } as const

const typeOf = ({ storage, required }: Column): string => `${types[storage]}${required ? '' : ' | null'}`
