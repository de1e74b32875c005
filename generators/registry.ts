import { byName, type Declaration } from './declarations.ts'
import { header } from './names.ts'

/** entities/index.ts: every entity by name, in alphabetical order. */
export function registry(declarations: readonly Declaration[]): string {
  const sorted = byName(declarations)
  return [
    header('the declarations of this folder'),
    "import type { Entity } from './language/entity.ts'",
    ...sorted.map(({ variable, file }) => `import { ${variable} } from './${file}'`),
    '',
    'export const entities: Readonly<Record<string, Entity>> = {',
    ...sorted.map(({ variable, entity }) =>
      entity.name === variable ? `${variable},` : `'${entity.name}': ${variable},`,
    ),
    '}',
  ].join('\n')
}

/**
 * entities/language/entity-names.ts: the names that references may use. Separate from the registry, which imports the
 * entities that contain these references.
 */
export function entityNames(declarations: readonly Declaration[]): string {
  const names = byName(declarations).map(({ entity }) => `'${entity.name}'`)
  return [
    header('the declarations in entities/'),
    '/** The name of every entity. */',
    `export type EntityName = ${names.join(' | ') || 'never'}`,
  ].join('\n')
}
