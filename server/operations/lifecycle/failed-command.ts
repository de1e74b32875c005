import { resolve } from 'node:path'
import { ApiError } from '../../base/errors/api-error.ts'
import { CannotStart } from '../../base/cannot-start.ts'

/**
 * What a disk, a database or a network can do to a command, by the code of its error: errno(3), SQLite
 * (sqlite.org/rescode.html) or PostgreSQL (postgresql.org/docs/current/errcodes-appendix.html). The first that fits.
 */
const faults = {
  full: /^(?:ENOSPC|EDQUOT|53100|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/,
  denied: /^(?:EACCES|EPERM|EROFS|42501|25006|SQLITE_(?:READONLY|PERM|CANTOPEN|AUTH)(?:_\w+)?)$/,
  missing: /^(?:ENOENT|ENOTDIR)$/,
  unreachable: /^(?:ECONN\w+|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|08...|57P..|53300)$/,
  damaged: /^SQLITE_(?:CORRUPT|NOTADB)(?:_\w+)?$/,
  busy: /^(?:SQLITE_(?:BUSY|LOCKED)(?:_\w+)?|55P03)$/,
  unfit: /^(?:SQLITE_CONSTRAINT(?:_\w+)?|23...)$/,
  failed: /^(?:E[A-Z]+|SQLITE_\w+|[0-9A-Z]{5})$/,
} as const

type CodedFault = keyof typeof faults
const codedFaults = Object.keys(faults) as readonly CodedFault[]

/** Besides those with a code: a bucket refused what it was asked. */
export const commandFaults = [...codedFaults, 'refused'] as const
export type CommandFault = (typeof commandFaults)[number]

/** What a command was at when it failed, as parts of sentences. */
export interface Command {
  /** After “while”: `cafe was exported`. */
  readonly doing: string
  /** What it reads or writes besides the installation: `the archive`. */
  readonly place: string
  /** What is as it was; a sentence. */
  readonly safe: string
  /** How to try it again: `export it again`. */
  readonly again: string
}

/** A command failed by a disk, a database or a network, whose own error is the cause, for the log. */
export class CommandFailed extends CannotStart {
  readonly fault: CommandFault

  constructor(fault: CommandFault, cause: object, command: Command) {
    const [what, next] = sentences[fault](command, cause)
    super(`${what} ${command.safe} ${next}`)
    this.fault = fault
    this.cause = cause
  }
}

/**
 * An error of a disk, a database or a network as what happened, what is safe and what to do, which whoever ran the command
 * reads. Any other is returned as it is.
 */
export function asCommandFailed(error: unknown, command: Command): unknown {
  if (error instanceof CannotStart) return error
  // Databases and buckets that do not work are answered with 503 or 507 by a server.
  const isUnavailable = error instanceof ApiError && error.statusCode >= 500
  const cause = (isUnavailable && error.cause) || error
  const { code } = (cause ?? {}) as { readonly code?: unknown }
  const fault = typeof code === 'string' ? codedFaults.find((each) => faults[each].test(code)) : undefined
  if (fault) return new CommandFailed(fault, cause as object, command)
  return isUnavailable ? new CommandFailed('refused', cause as object, command) : error
}

/** The file that an error is about, if it says so. */
const fileOf = (cause: object): string | undefined => {
  const { path } = cause as { readonly path?: unknown }
  return typeof path === 'string' ? resolve(path) : undefined
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What happened, and what to do next. */
const sentences: Readonly<
  Record<CommandFault, (command: Command, cause: object) => readonly [what: string, next: string]>
> = {
  full: ({ doing, place, again }) => [
    `A disk was full while ${doing}: that of the database, of DATA_DIR or of ${place}.`,
    `Make room, and ${again}.`,
  ],
  denied: ({ doing, again }, cause) => [
    `${fileOf(cause) ?? 'A file or a table'} could not be used while ${doing}: the account that runs this may not.`,
    `Let it read and write there, and ${again}.`,
  ],
  missing: ({ doing, again }, cause) => [
    `${fileOf(cause) ?? 'A file'} was missing while ${doing}.`,
    `See that it is there and its disk is mounted, and ${again}.`,
  ],
  unreachable: ({ doing, again }) => [
    `The server of the database or of the files could not be reached while ${doing}.`,
    `See that it runs and that the network leads there, and ${again}.`,
  ],
  damaged: ({ doing, place }) => [
    `Damage was found while ${doing}, in the database or in ${place}.`,
    'npm run doctor says what is wrong with the database; npm run restore brings a backup of it into an empty folder.',
  ],
  busy: ({ doing, again }) => [
    `Another program kept the database busy while ${doing}.`,
    `Wait until that has ended, and ${again}.`,
  ],
  unfit: ({ doing, place, again }) => [
    `Rows did not fit into the database while ${doing}: one is there already, or names one that is missing.`,
    `Make ${place} anew or take an earlier one, and ${again}.`,
  ],
  refused: ({ again }, cause) => [
    `The bucket does not do what it is asked (${cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown'}).`,
    `See that BACKUP_S3_* and S3_* name buckets that are there, and keys that may list, read, write and delete in them, and ${again}.`,
  ],
  failed: ({ doing, again }) => [
    `A disk or the database failed while ${doing}.`,
    `${capitalised(again)}; if that fails too, npm run doctor says what is wrong.`,
  ],
}
