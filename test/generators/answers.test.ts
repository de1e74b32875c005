import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { entities } from '../../entities/index.ts'
import { answersText } from '../../generators/answers.ts'
import { withoutSharedParts } from '../../server/features/openapi/shared-parts.ts'

// Compiling runs as a separate process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '../..')
const uploads = '/api/v1/authorized/tenants/{tenant}/uploads'
const read = [
  'src/captain/ai/images/save-to-library.ts',
  'src/kernel/api/data-provider.ts',
  'src/shell/routing/access-checks.ts',
]

interface Document {
  readonly paths: Record<string, Record<string, unknown>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

/** A copy of openapi.json that a test can change, in which each operation says all of itself. */
const openapi = (): Document =>
  withoutSharedParts(JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as Document)

const emitted = (document: Document) => answersText(JSON.stringify(document), Object.values(entities))

/** A copy with every occurrence of one name replaced by another. */
const renamed = <T>(part: T, from: string, to: string): T =>
  JSON.parse(JSON.stringify(part).replaceAll(`"${from}"`, `"${to}"`)) as T

/** The compiler's output for some screens when the server responds according to a document. */
async function compiled(document: Document): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['src', 'entities', 'locales', 'tsconfig.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'src/generated/answers.ts'), await emitted(document))
  writeFileSync(
    join(folder, 'src/some.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [], files: read.map((path) => path.replace('src/', './')) }),
  )
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'src/some.json']
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout
}

test(
  'where an answer is called otherwise or an operation has gone, what reads it no longer compiles',
  { tags: ['full'] },
  async () => {
    const { paths, components } = openapi()
    const entitlement = '/api/v1/authorized/logins/check_cf_ai_usage'
    paths[uploads]!['post'] = renamed(paths[uploads]!['post'], 'version', 'edition')
    paths[entitlement] = renamed(paths[entitlement]!, 'value', 'allowed')
    delete paths['/api/v1/ai/pictures/{id}/files/{place}/uses']
    const schemas = renamed(components.schemas, 'available', 'free')

    const output = await compiled({ paths, components: { schemas } })
    const faulty = new Set(output.match(/^src\/[^(]+/gm))
    expect(faulty).toEqual(new Set([...read, 'src/captain/ai/ai-api.ts']))
    expect(output).toMatch(/save-to-library\.ts.*Property 'version' does not exist/)
    expect(output).toMatch(/access-checks\.ts.*Property 'value' does not exist/)
    expect(output).toMatch(/data-provider\.ts.*Property 'available' does not exist/)
    expect(output).toMatch(/ai-api\.ts.*files\/\{place\}\/uses.* does not satisfy the constraint/)
  },
)

test('answers have no records in them, and what every entity answers is there once', async () => {
  const text = await emitted(openapi())
  expect(text).toContain("'POST /api/v1/authorized/tenants/{tenant}/{entity}/deletions': Saved")
  expect(text).not.toMatch(/tenants\/\{tenant\}\/news/)
  expect(text).not.toMatch(/\bNews\b|\bArticle\b/)
  expect(text.split('\n').length).toBeLessThan(4500)
})

test('only what the document names can be read, also where an answer may hold more', async () => {
  const document = openapi()
  expect(JSON.stringify(document.paths['/api/auth/get-session'])).toContain('"additionalProperties":{}')
  expect(await emitted(document)).toMatch(/'GET \/api\/auth\/get-session': \{\n\s+session: \{[^[\]]+\};\n/)
})
