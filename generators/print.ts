import type { Fault } from '../entities/check.ts'
import { diff } from './diff.ts'
import type { Risk } from './migration/risk.ts'
import type { Difference } from './write.ts'

/** Faults with code, place, value and hint; warnings after errors. */
export function printFaults(faults: readonly Fault[]): void {
  for (const { code, at, value, hint, warning } of faults.toSorted(
    (a, b) => Number(a.warning ?? false) - Number(b.warning ?? false),
  )) {
    console.log(`${warning ? 'warning' : 'error  '} ${code} ${at}: ${value}\n              ${hint}`)
  }
}

/** Changes that would lose rows or refuse them, and the words that allow it. */
export function printRisks(risks: readonly Risk[]): void {
  for (const { what, show, allow } of risks) {
    console.log(
      `refused      ${what}.\n             See the rows at risk: ${show}\n             If it is meant: npm run migration -- ${allow}`,
    )
  }
}

/** Files that are not as the declarations say, each with what differs. */
export function printDifferences(found: readonly Difference[]): void {
  for (const { path, what, found: before, wanted } of found) {
    console.log(`${what.padEnd(7)} ${path}`)
    console.log(diff(before, wanted).replace(/^/gm, '  '))
  }
}
