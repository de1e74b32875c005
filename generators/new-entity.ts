import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { kindNames } from '../entities/language/field-kind-names.ts'
import { isReservedEntityName } from '../entities/language/reserved-names.ts'
import { sites } from '../entities/installation.ts'
import { camel } from './names.ts'
import { writeAtomically } from './differences.ts'

/** Creates a starting point for a declaration, which is edited by hand from then on. Returns the exit code. */
export function createDeclaration(root: string, name: string | undefined): number {
  const path = `entities/${name}.ts`
  const reason = refusalReason(root, name, path)
  if (reason) {
    console.log(reason)
    return 1
  }
  writeAtomically(join(root, path), skeleton(name!))
  console.log(
    `${path} is yours. Say which sites have it (${sites.join(', ')}) and what its fields are, then: npm run generate`,
  )
  return 0
}

function refusalReason(root: string, name: string | undefined, path: string): string | undefined {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return 'Name the entity in lower case, words joined by hyphens. For example: npm run new link'
  if (isReservedEntityName(name) || (kindNames as readonly string[]).includes(name))
    return `${name} is a word of Captain's own; choose another.`
  return existsSync(join(root, path)) ? `${path} is there already.` : undefined
}

const skeleton = (name: string): string => `import { z } from 'zod'
import { entity } from './language/entity.ts'
import { text } from './language/fields/index.ts'

export const ${camel(name)} = entity('${name}', {
  sites: [],
  schema: z.object({
    name: text({ max: 80 }),
  }),
  list: ['name'],
  create: true,
  edit: true,
  search: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
`
