import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { findChromium, findJapaneseFont } from './chromium.ts'

type Step = readonly [what: string, command: string]

/**
 * Everything that must hold before a change lands, in the order in which it is cheapest to find out. First what is read
 * off the sources: as many at a time as there are cores, each printed whole when it is done.
 */
const checks: readonly Step[] = [
  ['Formatting', 'prettier --check .'],
  ['Lint', 'oxlint --deny-warnings'],
  ['Types of server, entities, generators and tests', 'tsc -p .'],
  ['Types of the screens', 'tsc -p src'],
  ['Dead code', 'knip --config .knip.json'],
  ['Declarations, emitted files and words', 'node generators/cli.ts check'],
  ['OpenAPI document', 'redocly lint openapi.json --config .redocly.yaml'],
]

/** Then what runs the product: one after the other. */
const proofs: readonly Step[] = [
  ['Build', 'vite build --app --config src/vite.config.ts --logLevel warn'],
  ['Build of the server', 'vite build --config src/bundle.config.ts --logLevel warn'],
  [
    'Suites',
    'vitest run --config test/vitest.config.ts --reporter=default --reporter=json --outputFile=../test-results/suites.json',
  ],
  ['Journeys', 'playwright test --config test/playwright.config.ts'],
]

const results = 'test-results'
const only = process.argv.slice(2).join(' ').toLowerCase()
const selected = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(([what]) => what.toLowerCase().includes(only))
rmSync(results, { recursive: true, force: true })
process.env.CHROMIUM_PATH = findChromium()
findJapaneseFont()
// The suites load the same packages a hundred times over.
process.env.NODE_COMPILE_CACHE ??= resolve(results, 'compiled')

const waiting = [...selected(checks)]
const inTurn = async (): Promise<void> => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, 'pipe')
}
await Promise.all(Array.from({ length: availableParallelism() }, inTurn))
for (const step of selected(proofs)) await run(step, 'inherit')

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

const read = (file: string): unknown => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
if (only === '') {
  const suites = read('suites.json') as { numPassedTests: number; numFailedTests: number }
  const journeys = read('journeys.json') as JourneySuite & { stats: { expected: number; unexpected: number } }
  const flaky = flakyJourneys(journeys)
  if (flaky.length > 0) console.log(`\nflaky, passed only when tried again: ${flaky.length}\n${flaky.join('\n')}`)
  const passed = suites.numPassedTests + journeys.stats.expected + flaky.length
  const failed = suites.numFailedTests + journeys.stats.unexpected
  console.log(`\ntests: ${passed} passed, ${failed} failed`)
}

function flakyJourneys({ suites = [], specs = [] }: JourneySuite): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `  ${file} [${projectName}] ${title}`),
  )
  return [...own, ...suites.flatMap(flakyJourneys)]
}
