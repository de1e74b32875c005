import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../../..')

/** What somebody new asks for, as the guides for developers say. */
const commands = [
  'new recipe name:text slug:slug picture:image? minutes:integer servings:text? ingredients:lines:label,amount=text status:publication --site toki-tsumugi-cafe --label レシピ',
  'new rental-item name:text picture:image? dailyPrice:yen stock:integer owner:reference:circle? memo:text? isVisible:toggle --site tajimi-kasa-pub-com --label 貸出品',
  'new rental item:reference:rental-item customer:text from:date until:date quantity:integer status:states:reserved,out,returned,lost returnNote:longText? --site tajimi-kasa-pub-com --label 貸出',
  'new circle-member name:text part:choice:leader,player,guest joinedOn:date sortOrder:integer --parent circle --label 会員',
  'new-site library --label 図書館',
  'new book title:text isbn:text? isVisible:toggle --site library --label 本',
]

const readings = { 'rental-item': 'かしだしひん', rental: 'かしだし', 'circle-member': 'かいいん', book: 'ほん' }

export interface Copy {
  readonly folder: string
  readonly run: (command: string) => { readonly status: number | null; readonly said: string }
  /** Replaces each text of a file; throws if one is not there. */
  readonly edit: (path: string, changes: readonly (readonly [string, string])[]) => void
  readonly remove: (path: string) => void
}

/** A copy of the project as a clone has it. */
export function copyOf(folder: string): Copy {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const wanted =
    /^(?:entities|generators|locales|server|src|test\/server\/support)\/|^(?:package|tsconfig)\.json$|^openapi\.json$|^CHANGELOG\.md$|^\.prettierrc\.json$/
  for (const file of files.trim().split('\n')) if (wanted.test(file)) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const path = (file: string): string => join(folder, file)
  return {
    folder,
    run(command) {
      const words = ['--no-deprecation', 'generators/cli.ts', ...command.split(' ').filter(Boolean)]
      const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
      return { status, said: `${stdout}${stderr}` }
    },
    edit(file, changes) {
      let text = readFileSync(path(file), 'utf8')
      for (const [from, to] of changes) {
        if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
        text = text.replaceAll(from, to)
      }
      writeFileSync(path(file), text)
    },
    remove: (file) => rmSync(path(file)),
  }
}

/** Declares all that is asked for: by the commands, then with the declarations and texts that stand beside this file. */
export function declare({ run, edit, folder }: Copy): void {
  for (const command of commands) {
    const { status, said } = run(command)
    if (status !== 0) throw new Error(`${command}: ${said}`)
  }
  for (const file of globSync('{entities,locales}/**/*.{txt,json}', { cwd: import.meta.dirname })) {
    const target = join(folder, file.replace(/\.txt$/, ''))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(import.meta.dirname, file), target)
  }
  for (const language of ['ja', 'en'])
    edit(
      `locales/${language}/search.json`,
      Object.entries(readings).map(([name, reading]) => [`"${name}": "TODO: よみがな`, `"${name}": "${reading}`]),
    )
}

export interface Answer {
  readonly status: number
  readonly body: any
}

export interface Server {
  /** Calls the API as an administrator; without a tenant, as anybody. */
  readonly call: (method: string, path: string, body?: object) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** The server of a copy, on the data of a folder or, with `DATABASE_URL`, on PostgreSQL. It migrates the database first. */
export async function serve({ folder }: Copy, env: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, ['--no-deprecation', 'test/server/support/serve-uploads.ts'], {
    cwd: folder,
    env: { ...process.env, ACCOUNT: 'admin@captain.example', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors += text))
  const exited = once(child, 'exit')
  const started = once(createInterface(child.stdout), 'line') as Promise<[string]>
  const line = await Promise.race([started, exited.then(() => undefined)])
  if (!line) throw new Error(`The server did not start: ${errors}`)
  const { port, token } = JSON.parse(line[0]) as { readonly port: number; readonly token: string }
  return {
    async call(method, path, body) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
        method,
        headers: {
          ...(path.startsWith('authorized/') && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
