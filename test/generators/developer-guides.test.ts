// @module-tag full
// @module-tag sqlite
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { GuideName } from '../../server/features/guides/guides.ts'
import { codeOf } from '../server/support/guides.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'

const root = join(import.meta.dirname, '../..')

/** A copy of the project as a clone has it, in which somebody follows the guides. */
function clone() {
  const folder = scratchFolder()
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files.trim().split('\n')) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { NODE_ENV: _, ...env } = process.env
  const bin = `${join(root, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`
  const path = (file: string): string => join(folder, file)
  return {
    read: (file: string) => readFileSync(path(file), 'utf8'),
    edit: (file: string, change: (text: string) => string) =>
      writeFileSync(path(file), change(readFileSync(path(file), 'utf8'))),
    /** Saves each file that the guide names at its code. */
    save(guide: GuideName) {
      for (const { info, text } of codeOf(guide, 'en')) {
        const [, file = ''] = info.split(' ')
        if (!/^(?:entities|locales|server|src|test)\/[^<]+$/.test(file)) continue
        mkdirSync(dirname(path(file)), { recursive: true })
        writeFileSync(path(file), `${text}\n`)
      }
    },
    run: (command: string) =>
      promisify(execFile)('bash', ['-c', command], {
        cwd: folder,
        env: { ...env, PATH: bin },
        maxBuffer: 2 ** 26,
      }).then(
        ({ stdout, stderr }) => stdout + stderr,
        ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => `failed: ${stdout}${stderr}`,
      ),
  }
}

/** The commands of a guide. */
const commandsOf = (guide: GuideName): readonly string[] =>
  codeOf(guide, 'en').flatMap(({ info, text }) => (info === 'console' ? text.split('\n') : []))

test(
  'whoever follows the guides for developers gets an entity with behaviour, a screen and tests of its own',
  { timeout: 900_000 },
  async () => {
    const { run, save, edit, read } = clone()
    const [declare, ...generate] = commandsOf('add-entity')
    expect(generate).toEqual(['npm run generate', 'npm run check', 'npm test -- entities/leaflet.ts', 'npm run demo'])
    expect(await run(declare!)).toContain('written entities/leaflet.ts')
    save('add-entity')
    expect(await run('npm run generate')).toContain('new     src/generated/leaflet.ts')
    expect(await run('npm run check')).toContain('0 errors, 0 warnings, 0 files not as declared.')

    save('behaviour')
    for (const language of ['ja', 'en'])
      edit(`locales/${language}/validations.json`, (text) =>
        text.replace('"integrity": {', '"integrity": {\n    "onlyAuthorDeletes": "Only its author can delete it.",'),
      )
    expect(await run('npm run generate')).toMatch(/new {5}server\/migrations\/\d+-.*\.sqlite\.sql/)
    expect(read('server/generated/modules.ts')).toContain('leaflet: leafletHooks')

    const [taken, said] = codeOf('screens', 'en').map(({ text }) => text)
    expect(await run(taken!)).toContain(said)
    save('screens')
    const page = codeOf('screens', 'en').find(({ info }) => info === 'json')!.text
    for (const language of ['ja', 'en'])
      edit(`locales/${language}/entities/leaflet.json`, (text) => text.replace('{', `{\n${page},`))
    for (const command of commandsOf('screens').slice(1)) expect(await run(command)).not.toMatch(/failed|error TS|W30/)

    save('tests')
    expect(await run('npx tsc -p .')).toBe('')
    const [command] = commandsOf('tests')
    const counts = codeOf('tests', 'en')
      .find(({ info }) => info === 'text')!
      .text.split('\n')
    const tested = (await run(command!)).replaceAll(/\x1b\[\d+m/g, '')
    for (const count of counts) expect(tested).toContain(count.trim())
    expect(read('openapi.json')).toContain('/leaflet/{id}/transitions')
  },
)
