import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

// Each run starts the real command, including the server, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '../..')
const copied = ['entities', 'generators', 'server', 'locales', 'openapi.json', 'package.json', '.prettierrc.json']

// One place for all copies: what Node keeps of its compilation of a file is found by the path of that file.
const here = mkdtempSync(join(tmpdir(), 'captain-'))

/** A temporary copy of everything the generators read and write, with functions that run the commands in it. */
function tree() {
  onTestFinished(() => rmSync(here, { recursive: true }))
  for (const path of [...copied, 'src/generated', 'src/screens', 'src/modules', 'src/public']) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(here, path), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(here, 'node_modules'))
  return {
    run: (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--no-deprecation', 'generators/cli.ts', ...args],
        { cwd: here, encoding: 'utf8' },
      )
      return { status, said: `${stdout}${stderr}` }
    },
    read: (path: string) => readFileSync(join(here, path), 'utf8'),
    has: (path: string) => existsSync(join(here, path)),
    list: (path: string) => readdirSync(join(here, path)),
    write: (path: string, text: string) => writeFileSync(join(here, path), text),
    remove: (path: string) => rmSync(join(here, path)),
    touched: (path: string) => statSync(join(here, path), { bigint: true }).mtimeNs,
  }
}

test(
  'what is committed is what the declarations ask for, and generating again writes nothing',
  { tags: ['full'] },
  () => {
    const { run, touched } = tree()
    const before = touched('src/generated/screens.ts')
    expect(run('generate')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^0 of \d+ files written in \d+ ms\.\n$/),
    })
    expect(touched('src/generated/screens.ts')).toBe(before)
  },
)

test('one more entity takes one command, and what is still to be written is named', { tags: ['full'] }, () => {
  const { run, read, has } = tree()
  const [, words] = /^npm run new (.*)$/m.exec(read('locales/en/guides/add-entity.md'))!
  expect(run('new', ...words!.replace('-- ', '').split(' '))).toMatchObject({
    status: 0,
    said: expect.stringContaining('2 texts begin with “TODO:”'),
  })
  // What the guide shows is what its command writes.
  const [, declaration] = /^```ts entities\/leaflet\.ts\n([^]*?)^```$/m.exec(read('locales/en/guides/add-entity.md'))!
  expect(read('entities/leaflet.ts')).toBe(declaration)
  expect(has('server/generated/leaflet.ts')).toBe(false)

  const { status, said } = run('generate')
  expect(status).toBe(0)
  for (const path of ['src/generated/leaflet.ts', 'server/generated/leaflet.ts']) {
    expect(said).toContain(`new     ${path}`)
  }
  expect(said).toMatch(/new {5}server\/migrations\/\d{4}-leaflet\.sqlite\.sql/)
  expect(read('openapi.json')).toContain('/api/v1/authorized/tenants/{tenant}/leaflet/{id}')
  expect(read('entities/README.md')).toMatch(/emu-esu-com +\|.* leaflet, news/)

  const checked = run('check')
  expect(checked.status).toBe(0)
  expect(checked.said).toContain('warning W212 locales/ja/entities/leaflet.json: description\n')
  expect(checked.said).toContain('warning W212 locales/en/entities/leaflet.json: description\n')
  expect(checked.said).toContain('0 errors, 2 warnings, 0 files not as declared.')
})

test('a new entity is written as asked for also where npm keeps `--site` and `--label` for itself', () => {
  const { run, read, has } = tree()
  const { status, said } = run('new', 'leaflet', 'name:text', 'day:date?', 'emu-esu-com', '献立')
  expect(status, said).toBe(0)
  expect(read('entities/leaflet.ts')).toContain("sites: ['emu-esu-com'],")
  expect(JSON.parse(read('locales/ja/entities/leaflet.json'))).toMatchObject({ name: '献立', fields: { day: '日付' } })
  expect(JSON.parse(read('locales/ja/search.json')).entities.leaflet).toBe('TODO: よみがな/Leaflet Leaflets')

  expect(run('new', 'flyer', 'name:text', 'id:text', '--site', 'emu-esu-com')).toMatchObject({
    status: 1,
    said: expect.stringContaining('E113 flyer.id'),
  })
  for (const path of ['entities/flyer.ts', 'locales/ja/entities/flyer.json']) expect(has(path), path).toBe(false)
  expect(read('locales/ja/search.json')).not.toContain('flyer')
})

test('check says every stale, missing and orphan file with what differs, and changes none', () => {
  const { run, read, write, remove } = tree()
  const stale = read('server/generated/faq.ts').replace('deleteRecords', 'dropRecords')
  write('server/generated/faq.ts', stale)
  write('src/generated/old.ts', 'export default 1\n')
  remove('src/generated/faq.ts')
  const { status, said } = run('check')
  expect(status).toBe(1)
  expect(said).toMatch(
    /stale {3}server\/generated\/faq\.ts\n(.*\n)* {2}- .*dropRecords.*\n(.*\n)* {2}\+ .*deleteRecords/,
  )
  expect(said).toMatch(/orphan {2}src\/generated\/old\.ts\n {2}- export default 1/)
  expect(said).toMatch(/missing src\/generated\/faq\.ts/)
  expect(said).toContain('3 files not as declared')
  expect(read('server/generated/faq.ts')).toBe(stale)
  expect(run('generate')).toMatchObject({
    status: 0,
    said: expect.stringContaining('removed src/generated/old.ts'),
  })
})

test(
  'an answer that a route gives another shape is another type in the screens, and check says so',
  { tags: ['full'] },
  () => {
    const { run, read, write } = tree()
    const calls = 'server/kernel/auth/calls/sessions.ts'
    write(calls, read(calls).replace('isCurrent:', 'isOwn:'))
    const { status, said } = run('check')
    expect(status).toBe(1)
    expect(said).toMatch(/stale {3}src\/generated\/answers\.ts\n(.*\n)* {2}- .*isCurrent.*\n(.*\n)* {2}\+ .*isOwn/)
  },
)

test('a taken-over screen is what the map points at, and deleting it goes back', { tags: ['full'] }, () => {
  const { run, read, remove } = tree()
  const map = read('src/generated/screens.ts')
  expect(run('eject', 'faq', 'edit').status).toBe(0)
  const own = read('src/modules/company-site/faq/edit.tsx')
  expect(own).toContain("import { faq } from '../../../../entities/company-site/faq.ts'")
  expect(own).toContain("import Edit from '../../../captain/screens/edit.tsx'")
  expect(own).toMatch(/<Edit\s+entity=\{faq\}\s+sections=\{\{[^]*'question'/)
  expect(read('src/generated/screens.ts')).toContain("edit: () => import('../modules/company-site/faq/edit.tsx')")
  expect(run('check').status).toBe(0)
  expect(run('eject', 'faq', 'edit')).toMatchObject({ status: 1, said: expect.stringContaining('is yours already') })

  remove('src/modules/company-site/faq/edit.tsx')
  run('generate')
  expect(read('src/generated/screens.ts')).toBe(map)
})

test('what would lose rows stops everything until it is named', { tags: ['full'] }, () => {
  const { run, read, write, list } = tree()
  const without = (text: string) =>
    text
      .replace(/^.*linkUrl: url.*\n/m, '')
      .replaceAll(/ 'linkUrl',?/g, '')
      .replace(", 'linkUrl'", '')
  write(
    'entities/news.ts',
    without(read('entities/news.ts'))
      .replace(/^.*atLeastOne\('body'.*\n/m, '')
      .replace('atLeastOne, ', ''),
  )
  const before = read('server/generated/tables.ts')
  const refused = run('generate')
  expect(refused.status, refused.said).toBe(1)
  expect(refused.said).toContain('See the rows at risk: SELECT * FROM "news" WHERE "linkUrl" IS NOT NULL;')
  expect(read('server/generated/tables.ts')).toBe(before)
  expect(refused.said).toContain('If it is meant: npm run generate -- --drop news.linkUrl')

  expect(run('generate', '--drop', 'news.linkUrl').status).toBe(0)
  expect(list('server/migrations').filter((file) => file.endsWith('-drop-news-link-url.postgres.sql'))).toHaveLength(1)
  expect(read('server/generated/tables.ts')).not.toContain('linkUrl')
})

test('a call that says too little, or the wrong thing, is answered with what to say instead', () => {
  const { run } = tree()
  for (const [words, said] of [
    [[], 'Say one of: generate, check, eject, migrate-declarations, init, new, new-site, release, notices.'],
    [['new'], 'Name the entity in lower case'],
    [['new', 'News'], 'Name the entity in lower case'],
    [['new', 'news'], 'entities/news.ts is there already.'],
    [['new', 'revisions'], "revisions is a word of Captain's own"],
    [['new', 'class'], "class is a word of Captain's own, or of the language"],
    [['new', 'leaflet'], 'Name its fields and their kinds.'],
    [['new', 'leaflet', 'title:text'], 'Say which site has it: --site <site>. The sites: '],
    [['new', 'leaflet', 'title:text', '--site', 'nowhere'], 'There is no site nowhere. The sites: '],
    [['new', 'leaflet', 'title:text', 'words'], 'words is neither a field, as in title:text, nor a site.'],
    [['new', 'leaflet', '--sites', 'nowhere'], "Unknown option '--sites'"],
    [['eject', 'nothing'], 'Name an entity: application, area, '],
    [['eject', 'faq', 'preview'], 'faq has: list, create, edit, inputs.'],
  ] as const)
    expect(run(...words), words.join(' ')).toMatchObject({ status: 1, said: expect.stringContaining(said) })
})
