import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** Everything that must hold before a change lands, in the order in which it is cheapest to find out. */
const steps: readonly (readonly [what: string, command: string])[] = [
  ['Formatting', 'prettier --check .'],
  ['Lint', 'oxlint --deny-warnings'],
  ['Types of server, entities, generators and tests', 'tsc -p .'],
  ['Types of the screens', 'tsc -p src'],
  ['Dead code', 'knip --config .knip.json'],
  ['Declarations, emitted files and words', 'node generators/cli.ts check'],
  ['OpenAPI document', 'redocly lint openapi.json --config .redocly.yaml'],
  ['Build', 'vite build --app --config src/vite.config.ts --logLevel warn'],
  [
    'Suites',
    'vitest run --config test/vitest.config.ts --reporter=default --reporter=json --outputFile=../test-results/suites.json',
  ],
  ['Journeys', 'playwright test --config test/playwright.config.ts'],
]

const results = 'test-results'
const only = process.argv.slice(2).join(' ').toLowerCase()
rmSync(results, { recursive: true, force: true })
process.env.CHROMIUM_PATH = findChromium()

for (const [what, command] of steps.filter(([what]) => what.toLowerCase().includes(only))) {
  const start = performance.now()
  console.log(`\n■ ${what}`)
  const [program, ...args] = command.split(' ') as [string, ...string[]]
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${what} failed: ${command}`)
    process.exit(1)
  }
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

const read = (file: string): unknown => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
if (only === '') {
  const suites = read('suites.json') as { numPassedTests: number; numFailedTests: number }
  const journeys = read('journeys.json') as { stats: { expected: number; unexpected: number; flaky: number } }
  const passed = suites.numPassedTests + journeys.stats.expected + journeys.stats.flaky
  const failed = suites.numFailedTests + journeys.stats.unexpected
  console.log(`\ntests: ${passed} passed, ${failed} failed`)
}
