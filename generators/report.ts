import type { Fault } from '../entities/language/check/check-entities.ts'
import { textDiff } from './text-diff.ts'
import { entityOf, type Risk } from './migration/risk.ts'
import { operationsDiff } from './openapi-diff.ts'
import type { Difference } from './differences.ts'

/** Prints faults with code, place, value and hint; warnings come after errors. */
export function printFaults(faults: readonly Fault[]): void {
  for (const { code, at, value, hint, warning } of faults.toSorted(
    (a, b) => Number(a.warning ?? false) - Number(b.warning ?? false),
  )) {
    console.log(`${warning ? 'warning' : 'error  '} ${code} ${at}: ${value}\n              ${hint}`)
  }
}

/**
 * Prints changes that would lose data or fail on existing rows: how to keep the data, the query that shows the rows,
 * and the options that allow the change anyway.
 */
export function printRisks(risks: readonly Risk[]): void {
  for (const { what, show, advice, isRough, isFailing, allow, keep = [], renamed } of risks) {
    const lines = [
      `refused      ${what}.`,
      ...(renamed && keep.length > 0
        ? [`Renamed? To keep its values, say in entities/${entityOf(renamed.table)}.ts:`, ...indented(keep)]
        : []),
      ...(advice ? [advice] : []),
      `See the rows at risk: ${show.sqlite}`,
      ...(show.sqlite === show.postgres ? [] : [`On PostgreSQL: ${show.postgres}`]),
      ...(isRough ? ['SQL cannot tell which values the new type takes: this shows all that there are.'] : []),
      ...(isFailing && allow[0]?.startsWith('--narrow ')
        ? ['The migration fails while there are such rows: correct or empty them first.']
        : []),
      ...(allow.length === 0
        ? [
            'It cannot be drafted: write this migration by hand, and what the column is then into server/migrations/snapshot.json.',
          ]
        : []),
      ...allow.map((option, index) => `${introduction(option, index)} npm run generate -- ${option}`),
    ]
    console.log(lines.join('\n             '))
  }
  if (risks.length > 0)
    console.log('On PostgreSQL, ask as a superuser: the owner of the database sees no rows of tenants.')
  const options = new Set(risks.flatMap(({ allow }) => allow.slice(0, 1)))
  if (risks.length > 1 && risks.every(({ allow }) => allow.length > 0))
    console.log(`If all of it is meant: npm run generate -- ${[...options].join(' ')}`)
}

const introduction = (option: string, index: number): string => {
  if (index === 0) return 'If it is meant:'
  return option.startsWith('--erase ') ? 'To take it out of the history, too:' : 'Or:'
}

/** Alternatives to choose from, one per line. */
const indented = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `${index === 0 ? '   ' : 'or '} ${line}`)

/**
 * Prints files that differ from what the declarations produce, each with its differences: operations for openapi.json,
 * lines for any other file.
 */
export function printDifferences(found: readonly Difference[]): void {
  for (const { path, what, found: before, expected } of found) {
    console.log(`${what.padEnd(7)} ${path}`)
    const report = path === 'openapi.json' ? operationsDiff(before, expected) : textDiff(before, expected)
    console.log(report.replace(/^/gm, '  '))
  }
}
