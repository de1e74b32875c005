import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sites } from '../../entities/installation.ts'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { connectSqlite, storedTables } from '../../server/base/db/sqlite-connection.ts'
import { features } from '../../server/features.ts'
import { modules } from '../../server/generated/modules.ts'
import { editDeclaration } from '../../generators/init/declaration-edit.ts'

// Each run starts the real commands, which are slow on a busy machine.
vi.setConfig({ testTimeout: 480_000 })

const root = join(import.meta.dirname, '../..')

/** A new installation in a folder of its own, with functions that run commands in it. */
function installation(name: string, ...options: string[]) {
  const parent = mkdtempSync(join(tmpdir(), 'captain-init-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const here = join(parent, name)
  const run = (cwd: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
    return { status, said: `${stdout}${stderr}` }
  }
  const begun = run(root, 'generators/cli.ts', 'init', here, ...options)
  if (existsSync(here)) symlinkSync(join(root, 'node_modules'), join(here, 'node_modules'))
  return {
    begun,
    here,
    again: () => run(root, 'generators/cli.ts', 'init', here, ...options),
    run: (...args: string[]) => run(here, ...args),
    has: (path: string) => existsSync(join(here, path)),
    read: (path: string) => readFileSync(join(here, path), 'utf8'),
  }
}

test('a new installation has the modules that were asked for and nothing of the others, and is as declared', () => {
  const { begun, again, run, has, read } = installation('minato-clinic', '--modules', 'shop')
  expect(begun).toMatchObject({ status: 0, said: expect.stringContaining('npm run demo') })
  // Settings, secrets and data may lie beside the sources.
  for (const path of ['.env', '.git', 'data', 'dist', 'test-results']) expect(has(path)).toBe(false)
  expect(run('generators/cli.ts', 'generate')).toMatchObject({ status: 0 })
  expect(run('generators/cli.ts', 'check').said).toContain('0 errors, 0 warnings, 0 files not as declared.')

  expect(read('server/generated/modules.ts')).toContain("from '../modules/shop/index.ts'")
  for (const path of ['entities', 'server/modules', 'src/modules'])
    for (const module of ['events', 'company-site', 'legal', 'inquiries']) expect(has(`${path}/${module}`)).toBe(false)
  expect(read('src/generated/modules/routes.ts')).not.toContain('/modules/company-site')
  expect(read('src/generated/modules/routes.ts')).toContain("from '../../public/front/routes.tsx'")
  for (const language of ['ja', 'en']) {
    for (const name of ['events', 'company-site', 'legal', 'inquiries'])
      expect(has(`locales/${language}/modules/${name}.json`)).toBe(false)
    expect(read(`locales/${language}/titles.json`)).not.toMatch(/"(?:tokusho|contact|captainArticle)"/)
  }
  expect(read('openapi.json')).toContain('/order/{id}')
  expect(read('openapi.json')).not.toMatch(/\/(?:boardgame|cast-work-schedule|event)[/"]/)
  for (const path of ['src/generated/screens.ts', 'locales/ja/search.json', 'locales/en/board.json']) {
    expect(read(path)).toContain('order')
    expect(read(path)).not.toMatch(/boardgame|cast-work-schedule|application/)
  }
  expect(read('entities/kernel/tenant.ts')).toContain("sites: ['minato-clinic']")
  expect(again()).toMatchObject({ status: 1, said: expect.stringContaining('is not empty. Nothing was written.') })
})

test('a folder or a module that cannot be is refused before anything is written', () => {
  expect(installation('Minato Clinic').begun).toMatchObject({ status: 1, said: expect.stringContaining('lower case') })
  const unknown = installation('minato-clinic', '--modules', 'dentistry')
  expect(unknown.begun).toMatchObject({ status: 1, said: expect.stringContaining('There is no module dentistry.') })
  expect(unknown.has('.')).toBe(false)
})

test('the modules that others import from come along, and the public site has the pages of each', () => {
  const { begun, run, has, read } = installation('minato-clinic', '--modules', 'inquiries')
  expect(begun).toMatchObject({ status: 0, said: expect.stringContaining('inquiries needs legal, which comes along.') })
  expect(run('generators/cli.ts', 'generate')).toMatchObject({ status: 0 })
  expect(read('src/generated/modules/links.ts')).toMatch(/\[legal, inquiries\]/)
  expect(has('src/modules/company-site')).toBe(false)
  expect(read('locales/en/modules/legal.json')).toContain('"privacy-policy"')
  expect(read('openapi.json')).not.toMatch(/\/(?:article|faq)[/"]/)
})

/** The tables that the migrations of a folder make. */
async function tablesOf(folder?: string): Promise<readonly string[]> {
  const database = connectSqlite(':memory:')
  await migrateSqlite(database, folder === undefined ? {} : { folder })
  const tables = storedTables(database.sqlite)
  await database.close()
  return tables
}

test('a new installation has the tables of all features, also of those that came after the first migrations', async () => {
  const { here } = installation('minato-library')
  const ofModules = modules.flatMap(({ features: own }) => (typeof own === 'function' ? own(modules) : own))
  const others = features.filter(({ name }) => !ofModules.some((each) => each.name === name))
  const declared = Object.keys(Object.assign({}, ...others.map(({ tables }) => tables)))
  const needed = (await tablesOf()).filter((name) => declared.includes(name))
  expect(needed.length).toBeGreaterThan(20)
  expect(await tablesOf(join(here, 'server/migrations'))).toEqual(expect.arrayContaining(needed))
})

test('a new installation without emails to customers has no word, guide or notification of other modules', () => {
  const { begun, here, run, has, read } = installation('minato-library')
  expect(begun.said).not.toContain('comes along')
  // A kind of site without anything is as good as another.
  expect(run('generators/cli.ts', 'new-site', 'reading-room', '--label', '閲覧室')).toMatchObject({ status: 0 })
  expect(run('generators/cli.ts', 'new-site', 'reading-room')).toMatchObject({
    status: 1,
    said: expect.stringContaining('There is a kind of site reading-room already.'),
  })
  expect(run('generators/cli.ts', 'generate')).toMatchObject({ status: 0 })
  expect(run('generators/cli.ts', 'check').said).toContain('0 errors, 0 warnings, 0 files not as declared.')
  expect(read('server/generated/modules.ts')).toContain('modules: readonly Module[] = []')
  const naming = globSync('**/*.{ts,tsx,md,json,yaml}', { cwd: here, exclude: ['node_modules/**'] })
  expect(naming.filter((path) => sites.some((site) => read(path).includes(site)))).toEqual([])
  expect(read('src/generated/modules/features.ts')).not.toContain('import { features')
  expect(read('openapi.json')).not.toMatch(/\/emails"|orderCancelled|"payment","application"/)
  for (const language of ['ja', 'en']) {
    for (const place of ['modules/shop.json', 'customer-emails.json', 'guides/shop', 'guides/opening/opening-hours.md'])
      expect(has(`locales/${language}/${place}`)).toBe(false)
    expect(read(`locales/${language}/mails.json`)).not.toMatch(/order|inquiry/)
    expect(read(`locales/${language}/accounts.json`)).not.toContain('orderCancelled')
    expect(read(`locales/${language}/guides/first-morning.md`)).not.toContain('shop-orders.md')
  }
})

test('the home page of a new installation has its types', { tags: ['full'] }, () => {
  const { run } = installation('minato-clinic', '--modules', 'company-site')
  expect(run('generators/cli.ts', 'generate')).toMatchObject({ status: 0 })
  expect(run('node_modules/typescript/bin/tsc', '-p', 'src')).toEqual({ status: 0, said: '' })
})

test(
  'a new installation has its types, makes its pages, tests itself, and takes one more entity',
  { tags: ['full'] },
  () => {
    const { run } = installation('minato-clinic', '--modules', 'shop,opening,shifts,events')
    expect(run('generators/cli.ts', 'generate')).toMatchObject({ status: 0 })
    expect(run('node_modules/prettier/bin/prettier.cjs', '--check', '.')).toMatchObject({ status: 0 })
    const asked = ['new', 'room', 'title:text', 'beds:integer', '--site', 'branch', '--label', '部屋']
    expect(run('generators/cli.ts', ...asked)).toMatchObject({ status: 0 })
    expect(run('generators/cli.ts', 'generate')).toMatchObject({ status: 0 })
    expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ status: 0, said: '' })
    expect(run('node_modules/typescript/bin/tsc', '-p', 'src')).toEqual({ status: 0, said: '' })
    expect(
      run('node_modules/vite/bin/vite.js', 'build', '--app', '--config', 'src/vite.config.ts', '--logLevel', 'error'),
    ).toMatchObject({ status: 0 })
    const suites = ['run', '--config', 'test/vitest.config.ts', '--project', 'suites']
    expect(run('node_modules/vitest/vitest.mjs', ...suites)).toMatchObject({ status: 0 })
  },
)

test('a declaration loses the fields of other sites, with every place that names them', () => {
  const text = `import { z } from 'zod'
import { entity } from './language/entity.ts'
import { date, lines, reference, text, url } from './language/fields/index.ts'
import { endAfterStart } from './language/record-rules/index.ts'

export const note = entity('note', {
  sites: { here: { without: ['preview'] }, there: { fields: ['link'] } },
  schema: z.object({ title: text({ max: 9 }), link: url(), place: reference('place').optional(), rows: lines({ at: date(), seat: reference('seat') }).optional() }),
  list: ['title', 'link', 'place'],
  sections: { more: ['link'], aside: ['place', 'title'] },
  calendar: { date: 'title', events: { entity: 'place', at: 'title' } },
  rules: [endAfterStart('link', 'title')],
  public: { when: { title: 'a' }, feed: { at: 'title', summary: 'link' }, fields: ['title', 'link'] },
})
`
  const edited = editDeclaration(text, { sites: ['own'], like: 'here', has: (name) => name === 'note' })
  expect([...edited.dropped]).toEqual(['link', 'place', 'rows.seat'])
  expect(edited.text.replaceAll(/\s+/g, ' ')).toBe(
    "import { z } from 'zod' import { entity } from './language/entity.ts' import { date, lines, text, } from './language/fields/index.ts' " +
      "export const note = entity('note', { sites: { 'own': { without: ['preview'] } }, " +
      "schema: z.object({ title: text({ max: 9 }), rows: lines({ at: date(), }).optional() }), list: ['title', ], sections: { aside: ['title'] }, calendar: { date: 'title', }, " +
      "public: { when: { title: 'a' }, feed: { at: 'title', }, fields: ['title', ] }, }) ",
  )
})
