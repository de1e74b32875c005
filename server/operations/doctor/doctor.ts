import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { emptyRemedy, hasAuthSecret, secretFile } from '../../base/storage/persistent-secret.ts'
import { isLoopback, misspelt, readEnv, type Env } from '../../base/env.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { databaseName, minFreeBytes } from '../../base/data-folder.ts'
import { assertCanListen } from '../lifecycle/listen.ts'
import { hasCertificate, readCertificate, validityOf } from '../health/certificate.ts'
import { writeAndMeasure } from '../health/readiness.ts'
import { commit, version } from '../../base/version.ts'
import { examineDatabase, type Examined } from './database.ts'
import { findingText, note, ok, some, wrong, type Finding } from '../../base/findings.ts'

const megabyte = 1024 * 1024

/**
 * Looks at an installation and its features, whether its server runs or not, and prints what is wrong and how to fix it.
 * Changes nothing. Returns whether all is well.
 */
export async function examine(
  source: Readonly<Record<string, string | undefined>>,
  features: Examined,
): Promise<boolean> {
  console.log(`Captain ${version} (${commit}) on Node ${process.versions.node}`)
  let isWell = true
  const report = (title: string, findings: readonly Finding[]): void => {
    if (findings.some(({ level }) => level === 'wrong')) isWell = false
    console.log([`\n${title}`, ...findings.map(findingText)].join('\n'))
  }
  const env = environment(source)
  report(
    'Environment',
    env instanceof CannotStart ? env.reasons.map(unset) : [...settings(env), ...names(source), ...(await address(env))],
  )
  report('Words and pages', [...words(), pages()])
  if (!(env instanceof CannotStart)) {
    if (hasCertificate(env.PUBLIC_URL)) report('Certificate', await certificate(env))
    report('Data folder', await dataFolder(env))
    report('Database', await examineDatabase(env, features))
  }
  console.log(isWell ? '\nNothing is wrong.' : '\nSomething is wrong: see the lines marked WRONG.')
  return isWell
}

const names = (source: Readonly<Record<string, string | undefined>>): readonly Finding[] =>
  misspelt(source).map((sentence) => note(sentence, 'Rename the variable, or remove it.'))

const unset = (reason: string): Finding => wrong(reason, 'Change the variable, or remove it to use the default.')

function environment(source: Readonly<Record<string, string | undefined>>): Env | CannotStart {
  try {
    return readEnv(source)
  } catch (error) {
    if (error instanceof CannotStart) return error
    throw error
  }
}

function settings({ PUBLIC_URL, RATE_LIMIT, SMTP_URL, AUTH_SECRET_PREVIOUS }: Env): readonly Finding[] {
  return [
    ok(`the variables are valid; people use ${PUBLIC_URL}`),
    ...(RATE_LIMIT === 'off' ? [wrong('RATE_LIMIT is off: passwords can be guessed.', 'Remove RATE_LIMIT.')] : []),
    ...(SMTP_URL && mayBePlain(SMTP_URL)
      ? [
          note(
            'mail may be handed over without encryption, the password of SMTP_URL too, where the mail server or somebody on the way offers none',
            'Use smtps:// in SMTP_URL, or add ?requireTLS=true to it.',
          ),
        ]
      : []),
    ...(SMTP_URL ? [] : [note('no mail is sent: administrators hand over links themselves', 'Set SMTP_URL.')]),
    ...(AUTH_SECRET_PREVIOUS ? [note('AUTH_SECRET_PREVIOUS is set', 'Remove it a week after the exchange.')] : []),
  ]
}

/** Whether what goes to a mail server may be read on the way: it is encrypted only if the server offers to. */
function mayBePlain(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url)
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('requireTLS') !== 'true'
}

/** Whether a server could listen where it should. */
const address = (env: Env): Promise<readonly Finding[]> =>
  assertCanListen({ HOST: env.HOST, PORT: 0 }).then(
    () => [],
    (error: Error) => [unset(error instanceof CannotStart ? error.reasons.join(' ') : `HOST: ${error.message}.`)],
  )

/**
 * The certificate that is shown for the address people use. What may be so for this machine only is not reported as
 * wrong.
 */
async function certificate({ PUBLIC_URL }: Env): Promise<readonly Finding[]> {
  const shown = await readCertificate(PUBLIC_URL)
  const { host, issuer, expiresAt, problems, reason } = shown
  if (expiresAt === null)
    return [
      note(`the certificate of ${host} cannot be read from here (${reason})`, 'See in a browser that it is valid.'),
    ]
  const day = expiresAt.slice(0, 10)
  const renew = 'Renew it, and see that what renews it by itself still works.'
  const validity = validityOf(shown)
  return [
    validity === 'valid'
      ? ok(`the certificate of ${host}, issued by ${issuer}, expires on ${day}`)
      : wrong(`the certificate of ${host} ${validity === 'expired' ? 'has expired' : 'expires'} on ${day}.`, renew),
    ...problems.flatMap((problem) => (problem === 'unreachable' ? [] : [certificateNotes[problem](host)])),
  ]
}

const certificateNotes = {
  selfSigned: (host: string) =>
    note(`the certificate of ${host} is signed by itself: browsers refuse it`, 'Have it issued by an authority.'),
  untrusted: (host: string) =>
    note(
      `this machine does not trust who issued the certificate of ${host}`,
      'Let the proxy send the certificates in between, too; of a private authority, see that browsers know it.',
    ),
  wrongHost: (host: string) =>
    note(
      `the certificate that is shown here for ${host} is for another host`,
      'See that PUBLIC_URL and the proxy are right, and that this machine reaches the same server as visitors do.',
    ),
} as const

async function dataFolder(env: Env): Promise<readonly Finding[]> {
  const folder = resolve(env.DATA_DIR)
  if (!existsSync(folder))
    return [
      wrong(`${folder} does not exist.`, 'Start Captain once, or set DATA_DIR to the folder of the installation.'),
    ]
  return [await room(folder), ...permissions(folder), ...secret(env)]
}

/** With an empty one, no server starts. */
function secret(env: Env): readonly Finding[] {
  const file = resolve(env.DATA_DIR, 'auth-secret')
  return existsSync(file) && !hasAuthSecret(env) ? [wrong(`${file} is empty.`, emptyRemedy)] : []
}

async function room(folder: string): Promise<Finding> {
  try {
    const free = Math.floor((await writeAndMeasure(folder)) / megabyte)
    if (free < minFreeBytes / megabyte)
      return wrong(`${folder} has ${free} MB left: writes will fail.`, 'Make room on its disk.')
    return free < 1024
      ? note(`${folder} can be written; ${free} MB are left`, 'Make room before it is full.')
      : ok(`${folder} can be written; ${Math.floor(free / 1024)} GB are left`)
  } catch (error) {
    return wrong(
      `${folder} cannot be written (${(error as Error).message}).`,
      'Give the folder to the user that runs Captain, and see that its disk is neither full nor read-only.',
    )
  }
}

/** What grants access to everything, and what everything is in. */
const privateFiles = [secretFile, 'setup-link', databaseName] as const

function permissions(folder: string): readonly Finding[] {
  // Windows has no such modes.
  if (process.platform === 'win32') return []
  const isOpen = (path: string): boolean => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0
  // Within a folder that is closed, the mode of a file does not matter.
  const open = isOpen(folder) ? privateFiles.map((name) => join(folder, name)).filter(isOpen) : []
  return open.length === 0
    ? [ok('other users of this machine cannot read it')]
    : [wrong(`other users of this machine can read ${open.join(' and ')}.`, `chmod -R go-rwx ${folder}`)]
}

const localesFolder = join(import.meta.dirname, '..', '..', '..', 'locales')

/** Both languages must have the same texts; a file may have been left behind by an upgrade. */
function words(): readonly Finding[] {
  const [ja, en] = ['ja', 'en'].map((language) => {
    const folder = join(localesFolder, language)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
    return new Set(
      files.flatMap((file) => keysOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replaceAll('\\', '/'))),
    )
  }) as [Set<string>, Set<string>]
  const missing = [...[...ja].filter((key) => !en.has(key)), ...[...en].filter((key) => !ja.has(key))]
  return missing.length === 0
    ? [ok(`all ${ja.size} texts are there in both languages`)]
    : [wrong(`texts are missing in one language: ${some(missing)}.`, 'Install this version of Captain again, whole.')]
}

const keysOf = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, `${path} ${key}`))
    : [path]

function pages(): Finding {
  const built = join(import.meta.dirname, '..', '..', '..', 'dist', 'server')
  return existsSync(built)
    ? ok('the pages are built')
    : wrong('the pages are not built.', 'npm run build, or take the folder dist from where it was built.')
}
