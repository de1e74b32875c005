import { CannotStart, CannotStartYet, needsChange, printReasons } from '../../base/cannot-start.ts'
import { defaultDataFolder, keepFilesPrivate, makeDataFolder } from '../../base/data-folder.ts'
import { lockFolder } from '../../base/data-lock.ts'
import { defaultProcesses, startWorkers } from '../../base/processes.ts'
import { stopWithNpm } from './started-by-npm.ts'

/*
 * The primary of a server that is several processes. It outlives its workers and serves nobody, so it loads nothing of the
 * app: what must be read, checked and prepared before the first request is done by the first worker, which says how many
 * there shall be.
 */

/** Until all workers listen. Where one process is enough, it is this one. */
export const started = isOneEnough() ? import('../../main.ts').then((main) => main.started) : supervise().catch(refuse)

function isOneEnough(): boolean {
  return Number(process.env['PROCESSES']?.trim() || defaultProcesses()) === 1
}

function refuse(error: unknown): never {
  if (!(error instanceof CannotStart)) throw error
  printReasons('Captain cannot start', error)
  process.exit(error instanceof CannotStartYet ? 1 : needsChange)
}

async function supervise(): Promise<void> {
  // Whoever read what is printed may be gone: that ends no server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  keepFilesPrivate()
  const folder = process.env['DATA_DIR']?.trim() || defaultDataFolder
  makeDataFolder(folder)
  // Before the database is opened, let alone migrated: another server may be using the folder.
  lockFolder(folder)
  stopWithNpm()
  for (const line of await startWorkers()) console.log(line)
}
