import { byName, type Declaration } from './declarations.ts'
import { header } from './names.ts'

/** entities/index.ts: every entity by its name, in alphabetical order. */
export function registry(declarations: readonly Declaration[]): string {
  const sorted = byName(declarations)
  return [
    header('the declarations of this folder'),
    "import type { Entity } from './entity.ts'",
    ...sorted.map(({ variable, file }) => `import { ${variable} } from './${file}'`),
    '',
    'export const entities: Readonly<Record<string, Entity>> = {',
    ...sorted.map(({ variable, entity }) =>
      entity.name === variable ? `${variable},` : `'${entity.name}': ${variable},`,
    ),
    '}',
  ].join('\n')
}
