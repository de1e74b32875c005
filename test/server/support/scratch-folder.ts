import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of a test's own, gone when the test is over; with `afterAll`, of a whole file. */
export function scratchFolder(whenOver: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'captain-test-'))
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
