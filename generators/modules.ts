import { existsSync, readFileSync } from 'node:fs'
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

/** What of the declarations each listed module may add to, by the name of its file, and what it is. */
const declarationParts: Readonly<Record<string, string>> = {
  emails: 'The emails to customers whose words a tenant may change, of every module that writes any.',
  notifications: 'What people are notified of by modules.',
}

/** entities/module-emails.ts and the like: what the listed modules have in a file of that name. */
export async function moduleDeclarations(root: string): Promise<ReadonlyMap<string, string>> {
  const modules = await listedModules(join(root, 'entities'))
  return new Map(
    Object.entries(declarationParts).map(([part, doc]) => {
      const found = modules.filter((name) => existsSync(join(root, `entities/${name}/${part}.ts`)))
      const text = [
        header('the modules of entities/installation.ts'),
        ...found.map((name) => `import { ${part} as ${camel(name)} } from './${name}/${part}.ts'`),
        '',
        `/** ${doc} */`,
        `export const ${part} = ${spreadObject(found.map(camel))}`,
      ].join('\n')
      return [`entities/module-${part}.ts`, text] as const
    }),
  )
}

const spread = (names: readonly string[]): string => names.map((name) => `...${name}`).join(', ')
const spreadOf = (names: readonly string[]): string => `[${spread(names)}]`
const spreadList = (names: readonly string[]): string => `${spreadOf(names)} as const`
const spreadObject = (names: readonly string[]): string => `{${spread(names)}}`
const list = (names: readonly string[]): string => `[${names.join(', ')}]`

/** What a folder of src/ may add to the pages, by the name of its file: how that of all folders is joined, and its type. */
const pageParts: readonly (readonly [file: string, join: typeof list, type?: readonly [name: string, file: string]])[] =
  [
    ['routes.ts', spreadList],
    ['captain-routes.ts', spreadList],
    ['lazy-pages.ts', spreadObject],
    ['reads.ts', spreadObject],
    ['assets.ts', spreadObject],
    ['links.ts', list, ['ModuleLinks', 'public/module.ts']],
    ['pages.ts', list, ['ModulePages', 'public/module.ts']],
    ['captain-links.ts', spreadOf, ['CaptainLink', 'captain/navigation/captain-link.ts']],
    ['features.ts', spreadOf, ['Feature', 'kernel/features/feature.ts']],
  ]

/**
 * src/generated/modules/: what the listed modules and the frame of the public site add to the pages. Without a module
 * whose pages have one at `/`, the frame's own front page is among them.
 */
export async function pageModules(root: string): Promise<ReadonlyMap<string, string>> {
  const modules = (await listedModules(join(root, 'entities'))).map((name) => ({ name, folder: `modules/${name}` }))
  const pathOf = (folder: string, file: string): string | undefined =>
    [`${folder}/${file}`, `${folder}/${file}x`].find((path) => existsSync(join(root, 'src', path)))
  const hasFront = modules.some(({ folder }) => {
    const path = pathOf(folder, 'routes.ts')
    return path !== undefined && /publicPage\(\s*'\/',/.test(readFileSync(join(root, 'src', path), 'utf8'))
  })
  const frame = { name: 'frame', folder: 'public' }
  const front = { name: 'front', folder: 'public/front' }
  const folders = [...(hasFront ? [] : [front]), ...modules, frame]
  return new Map(
    pageParts.map(([file, joined, type]) => {
      const part = camel(file.replace('.ts', ''))
      const found = folders.flatMap(({ name, folder }) => {
        const path = pathOf(folder, file)
        return path === undefined ? [] : [{ name: camel(name), path }]
      })
      const text = [
        header('entities/installation.ts and the folders of src/'),
        ...(type ? [`import type { ${type[0]} } from '../../${type[1]}'`] : []),
        ...found.map(({ name, path }) => `import { ${part} as ${name} } from '../../${path}'`),
        '',
        `export const ${part}${type ? `: readonly ${type[0]}[]` : ''} = ${joined(found.map(({ name }) => name))}`,
      ].join('\n')
      return [`src/generated/modules/${file}`, text] as const
    }),
  )
}
