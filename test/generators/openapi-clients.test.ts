// @module-tag full
// @module-tag sqlite
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { open } from '../server/support/world.ts'

// Installing, generating and compiling are programs of their own; a busy machine takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const root = join(import.meta.dirname, '../..')
const results = join(root, 'test-results/openapi-clients')
const tenant = 'toki-tsumugi-cafe'

/** Where openapi-typescript and orval are, at the versions of `openapi-clients/package-lock.json`: installed once for each. */
function installed(): string {
  const listed = join(import.meta.dirname, 'openapi-clients')
  const lock = readFileSync(join(listed, 'package-lock.json'))
  const folder = join(root, 'node_modules/.cache/openapi-clients', createHash('sha256').update(lock).digest('hex'))
  if (existsSync(folder)) return folder
  const making = `${folder}-${process.pid}`
  cpSync(listed, making, { recursive: true })
  const words = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  execFileSync('npm', words, { cwd: making, stdio: ['ignore', 'ignore', 'inherit'] })
  renameSync(making, folder)
  return folder
}

/** Each generator with what it writes, and a program that reads expanded references by their names, without `any`. */
const generators = {
  'openapi-typescript': {
    run: (tools: string, document: string, folder: string) => [
      join(tools, 'node_modules/openapi-typescript/bin/cli.js'),
      document,
      '--output',
      join(folder, 'schema.d.ts'),
    ],
    program: (path: string) => `
import type { components, paths } from './schema'
type Schemas = components['schemas']
export type Food = Schemas['PublicFoodExpanded']
export type Article = Schemas['PublicArticleExpanded']
type Foods = paths['${path}/food']['get']['responses'][200]['content']['application/json']
export type Listed = Foods[number]
`,
  },
  orval: {
    run: (tools: string, document: string, folder: string) => {
      const output = { target: join(folder, 'schema.ts'), client: 'fetch', mode: 'single' }
      const config = join(folder, 'orval.config.mjs')
      writeFileSync(config, `export default ${JSON.stringify({ captain: { input: document, output } })}`)
      return [join(tools, 'node_modules/orval/dist/bin/orval.mjs'), '--config', config]
    },
    program: () => `
import type { listPublicFoodResponse200, PublicArticleExpanded, PublicFoodExpanded } from './schema'
export type Food = PublicFoodExpanded
export type Article = PublicArticleExpanded
export type Listed = listPublicFoodResponse200['data'][number]
`,
  },
  '@hey-api/openapi-ts': {
    run: (_tools: string, document: string, folder: string) => [
      '--import',
      join(root, 'generators/typescript-api.ts'),
      join(root, 'node_modules/@hey-api/openapi-ts/dist/run.mjs'),
      '-i',
      document,
      '-o',
      join(folder, 'client'),
      '-c',
      '@hey-api/client-fetch',
      '--silent',
    ],
    program: () => `
import type { ListPublicFoodResponses, PublicArticleExpanded, PublicFoodExpanded } from './client/types.gen'
export type Food = PublicFoodExpanded
export type Article = PublicArticleExpanded
export type Listed = ListPublicFoodResponses[200][number]
`,
  },
}
type Generator = keyof typeof generators

/** What a type that is `any` does not pass. */
const usage = `
import type { Article, Food, Listed } from './names'
type IsAny<T> = 0 extends 1 & T ? true : false
const no: false = false
export const known: readonly false[] = [
  no satisfies IsAny<NonNullable<Food['category']>>,
  no satisfies IsAny<NonNullable<NonNullable<Food['category']>['name']>>,
  no satisfies IsAny<NonNullable<Article['boardgames']>>,
  no satisfies IsAny<Listed>,
]
export const categoryOf = (food: Food): string | undefined => food.category?.name
export const gamesOf = (article: Article): readonly (string | undefined)[] | undefined =>
  article.boardgames?.map((game) => game.title)
export const menu = (foods: readonly Listed[]): readonly (string | undefined)[] =>
  foods.map(({ category }) => (typeof category === 'object' ? category?.name : undefined))
// @ts-expect-error A name is no number.
export const wrong = (food: Food): number | undefined => food.category?.name
`

const strictest = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  types: [],
}

let tools: string
let documents: Readonly<Record<'whole' | 'tenant', string>>
beforeAll(async () => {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  tools = installed()
  documents = { whole: join(root, 'openapi.json'), tenant: join(results, 'tenant.json') }
  const world = await open()
  const { body } = await world.app.inject(`/api/v1/tenants/${tenant}/openapi.json`)
  writeFileSync(documents.tenant, body)
  await world.close()
})

const cases = (Object.keys(generators) as Generator[]).flatMap((name) =>
  (['whole', 'tenant'] as const).map((which) => [name, which] as const),
)

test.each(cases)(
  'what %s makes of the document (%s) compiles as strictly as can be, with expanded references',
  (name, which) => {
    const { run, program } = generators[name]
    const folder = join(results, `${name.replace(/\W+/g, '-')}-${which}`)
    mkdirSync(folder, { recursive: true })
    execFileSync(process.execPath, run(tools, documents[which], folder), {
      // Settings of this repository are none of a stranger’s.
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    writeFileSync(join(folder, 'names.ts'), program(`/api/v1/tenants/${which === 'tenant' ? tenant : '{tenant}'}`))
    writeFileSync(join(folder, 'usage.ts'), usage)
    // What @hey-api brings along for its calls is not made for the last of it.
    const compilerOptions = { ...strictest, exactOptionalPropertyTypes: name !== '@hey-api/openapi-ts' }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const compile = () => execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
    expect(outputOf(compile)).toBe('')
  },
)

/** What a program said, whether it succeeded or not. */
function outputOf(program: () => string): string {
  try {
    return program()
  } catch (error) {
    return (error as { readonly stdout: string }).stdout
  }
}
