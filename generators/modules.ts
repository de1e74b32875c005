import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { kernelFolder, listedModules, type Declaration } from './declarations.ts'
import { camel, header } from './names.ts'

/** What an installation has on the server beside its declarations, as paths within server/. */
export interface ServerFiles {
  /** The `index.ts` of each listed module that has one. */
  readonly modules: readonly { readonly name: string; readonly path: string }[]
  /** The hooks of each entity that has any. */
  readonly hooks: readonly { readonly entity: string; readonly path: string }[]
}

/** Looks for the modules and hooks of a tree. */
export async function serverFilesOf(root: string, declarations: readonly Declaration[]): Promise<ServerFiles> {
  const exists = ({ path }: { readonly path: string }): boolean => existsSync(join(root, 'server', path))
  const modules = await listedModules(join(root, 'entities'))
  return {
    modules: modules.map((name) => ({ name, path: `modules/${name}/index.ts` })).filter(exists),
    hooks: declarations
      .map(({ entity, file }) => ({ entity: entity.name, path: `${hooksFolder(dirname(file))}/${entity.name}.ts` }))
      .filter(exists),
  }
}

/** The folder of hooks for the declarations of a folder of entities/. */
function hooksFolder(folder: string): string {
  if (folder === '.') return 'entities'
  return folder === kernelFolder ? 'kernel/hooks' : `modules/${folder}/hooks`
}

/** server/generated/modules.ts: the installation's modules in the order of the list, and the hooks of its entities. */
export const serverModules = ({ modules, hooks }: ServerFiles): string =>
  [
    header('entities/installation.ts and the folders of server/'),
    "import type { Module } from '../features/feature.ts'",
    "import type { EntityHooks } from '../kernel/records/entity-hooks.ts'",
    ...modules.map(({ name, path }) => `import { ${camel(name)} } from '../${path}'`),
    ...hooks.map(({ entity, path }) => `import { hooks as ${hooksName(entity)} } from '../${path}'`),
    '',
    '/** The business modules of this installation. */',
    `export const modules: readonly Module[] = [${modules.map(({ name }) => camel(name)).join(', ')}]`,
    '',
    '/** The hooks of the entities that have some, by their names. */',
    'export const entityHooks: Record<string, EntityHooks> = {',
    ...hooks.map(({ entity }) => `'${entity}': ${hooksName(entity)},`),
    '}',
  ].join('\n')

const hooksName = (entity: string): string => camel(`${entity}-hooks`)

/** entities/module-emails.ts: the emails to customers of every listed module that has an `emails.ts`. */
export async function moduleEmails(root: string): Promise<string> {
  const modules = (await listedModules(join(root, 'entities'))).filter((name) =>
    existsSync(join(root, `entities/${name}/emails.ts`)),
  )
  const variable = (name: string): string => camel(`${name}-emails`)
  return [
    header('the modules of entities/installation.ts'),
    ...modules.map((name) => `import { emails as ${variable(name)} } from './${name}/emails.ts'`),
    '',
    '/** The emails to customers whose words a tenant may change, of every module that writes any. */',
    `export const emails = {${modules.map((name) => `...${variable(name)}`).join(', ')}}`,
  ].join('\n')
}
