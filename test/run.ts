import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium, findJapaneseFont } from './chromium.ts'
import { ownTests } from './own-tests.ts'

type Step = readonly [what: string, command: string]

/**
 * Everything that must hold before a change lands, in the order in which it is cheapest to find out. First what is read
 * off the sources: as many at a time as there are cores, each printed whole when it is done.
 */
const checks: readonly Step[] = [
  // What was well formatted and has not changed since is not read again.
  ['Formatting', 'prettier --check --cache --cache-strategy content .'],
  ['Lint', 'oxlint --deny-warnings'],
  ['Types of server, entities, generators and tests', 'tsc -p .'],
  ['Types of the screens', 'tsc -p src'],
  // An installation that began with a part of the sources has no list of what is used.
  ...(existsSync('.knip.json') ? [['Dead code', 'knip --config .knip.json'] as const] : []),
  ['Declarations, emitted files and words', 'node generators/cli.ts check'],
  ['OpenAPI document', 'redocly lint openapi.json --config .redocly.yaml'],
]

const { values, positionals } = parseArgs({ options: { full: { type: 'boolean' } }, allowPositionals: true })
const paths = positionals.filter((each) => existsSync(each))
const own = paths.length > 0 ? ownTests(paths) : undefined
// A file that is named is run whole, but for a declaration, of which most suites are not its own; everything that is there
// is run whole only if asked for.
const isWhole = values.full || own?.entities.length === 0
process.env.TEST_LONG = isWhole ? 'on' : 'off'
if (own && own.entities.length > 0) process.env.TEST_ENTITIES = own.entities.join(' ')
const shorter = (option: string): string => (isWhole ? '' : ` ${option}`)

/** Then what runs the product: one after the other. */
const build: readonly Step[] = [
  ['Build', 'vite build --app --config src/vite.config.ts --logLevel warn'],
  ['Build of the server', 'vite build --config src/bundle.config.ts --logLevel warn'],
]
const suites = `vitest run --config test/vitest.config.ts${shorter('--tags-filter=!full')}`
const hasJourneys = globSync('test/journeys/*.spec.ts').length > 0
const journeys = 'playwright test --config test/playwright.config.ts'
const proofs: readonly Step[] = [
  ...build,
  ['Suites', `${suites} --reporter=default --reporter=json --outputFile=../test-results/suites.json`],
  ...(hasJourneys ? [['Journeys', journeys] as const] : []),
]

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
process.env.CHROMIUM_PATH = findChromium()
findJapaneseFont()
// The suites load the same packages a hundred times over.
process.env.NODE_COMPILE_CACHE ??= resolve(results, 'compiled')

if (own) await runOwnTests(own)
else await runSteps(positionals.join(' ').toLowerCase())

/** The tests of the files that were named. */
async function runOwnTests(own: ReturnType<typeof ownTests>): Promise<void> {
  if (own.suites.length === 0 && own.journeys.length === 0) {
    console.error(`No test imports ${paths.join(' ')} or is named after it.`)
    process.exit(1)
  }
  if (own.suites.length > 0) await run(['Suites', `${suites} ${own.suites.join(' ')}`], 'inherit')
  if (own.journeys.length === 0) return
  for (const step of build) await run(step, 'inherit')
  await run(['Journeys', `${journeys} ${own.journeys.join(' ')}`], 'inherit')
}

/** The steps whose name holds a word; all if it is empty. */
async function runSteps(word: string): Promise<void> {
  const selected = (steps: readonly Step[]): readonly Step[] =>
    steps.filter(([what]) => what.toLowerCase().includes(word))
  const waiting = [...selected(checks)]
  const inTurn = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, 'pipe')
  }
  await Promise.all(Array.from({ length: availableParallelism() }, inTurn))
  for (const step of selected(proofs)) await run(step, 'inherit')
  if (word === '') summarize()
}

/** Runs a step; where it fails, nothing follows. */
async function run([what, command]: Step, output: 'pipe' | 'inherit'): Promise<void> {
  const start = performance.now()
  if (output === 'inherit') console.log(`\n■ ${what}`)
  const [program, ...args] = command.split(' ') as [string, ...string[]]
  const child = spawn(program, args, { stdio: ['inherit', output, output] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (printed += part.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  if (output === 'pipe') console.log(`\n■ ${what}\n${printed.trimEnd()}`.trimEnd())
  if (status !== 0) {
    console.error(`\n${what} failed: ${command}`)
    process.exit(1)
  }
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string; readonly projectName: string }[]
  }[]
}

/** Prints how many tests passed, and which only when tried again. */
function summarize(): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
  const ofSuites = read('suites.json') as { numPassedTests: number; numFailedTests: number }
  const ofJourneys = (
    hasJourneys ? read('journeys.json') : { stats: { expected: 0, unexpected: 0 } }
  ) as JourneySuite & {
    stats: { expected: number; unexpected: number }
  }
  const flaky = flakyJourneys(ofJourneys)
  if (flaky.length > 0) console.log(`\nflaky, passed only when tried again: ${flaky.length}\n${flaky.join('\n')}`)
  const passed = ofSuites.numPassedTests + ofJourneys.stats.expected + flaky.length
  const failed = ofSuites.numFailedTests + ofJourneys.stats.unexpected
  console.log(`\ntests: ${passed} passed, ${failed} failed`)
}

function flakyJourneys({ suites = [], specs = [] }: JourneySuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `  ${file} [${projectName}] ${title}`),
  )
  return [...own, ...suites.flatMap(flakyJourneys)]
}
