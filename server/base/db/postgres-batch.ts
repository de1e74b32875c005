import pg from 'pg'
import { parameterOf, parserOf } from './postgres-types.ts'

/** A statement that a connection parses and plans once, under its name. */
export interface NamedStatement {
  readonly name: string
  readonly text: string
}

/** What PostgreSQL answers a statement: its command with the number of rows, and the rows if it returns any. */
export interface Answer {
  readonly tag: string
  readonly rows: readonly unknown[] | undefined
}

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

/** What a connection knows of a statement that it has sent. Its columns never change, so they are asked for once. */
interface Known {
  isDescribed: boolean
  columns: readonly Column[] | undefined
}

/** The statements that a connection has sent, by name. */
export type KnownStatements = Map<string, Known>

/** A statement of this name is not there, or returns other columns than when it was prepared. */
const forgottenCodes: ReadonlySet<unknown> = new Set(['26000', '0A000'])

interface Entry extends NamedStatement {
  readonly parameters: readonly (string | Buffer | null)[]
  readonly answer: (answer: Answer) => void
  readonly refuse: (error: unknown) => void
  known?: Known
}

/**
 * Statements that are sent at once, and after which PostgreSQL says once that it is ready instead of after each: that
 * costs it and us a system call each time. If one fails, PostgreSQL skips the rest, which fail with the same error
 * (postgresql.org/docs/current/protocol-flow.html, "Pipelining").
 */
export class Batch extends pg.Query {
  readonly #known: KnownStatements
  readonly #faultOf: (error: unknown) => unknown
  readonly #entries: Entry[] = []
  /** The place of the statement that is being answered. */
  #place = 0
  #rows: unknown[] = []
  #unreadable: unknown

  /** `faultOf` says what its statements are refused with after an error. */
  constructor(known: KnownStatements, faultOf: (error: unknown) => unknown) {
    super('')
    this.#known = known
    this.#faultOf = faultOf
  }

  add({ name, text }: NamedStatement, values: readonly unknown[]): Promise<Answer> {
    const parameters = values.map(parameterOf)
    return new Promise((answer, refuse) => this.#entries.push({ name, text, parameters, answer, refuse }))
  }

  override submit = (connection: pg.Connection): void => {
    // One buffer in place of three for each statement.
    const messages: Buffer[] = []
    const writer = Object.assign(Object.create(connection) as pg.Connection, {
      _send: (message: Buffer) => void messages.push(message),
    })
    for (const entry of this.#entries) {
      const { name, text, parameters } = entry
      let known = this.#known.get(name)
      if (!known) {
        // A batch that failed may have come to parse it.
        writer.close({ type: 'S', name }, true)
        writer.parse({ name, text, types: [] }, true)
        known = { isDescribed: false, columns: undefined }
        this.#known.set(name, known)
      }
      entry.known = known
      writer.bind({ statement: name, values: [...parameters] }, true)
      if (!known.isDescribed) writer.describe({ type: 'P' }, true)
      writer.execute(null, true)
    }
    writer.sync()
    const { stream } = connection
    if (!stream.writable) return
    // In one packet with a batch that follows at once.
    stream.cork()
    stream.write(Buffer.concat(messages))
    process.nextTick(() => stream.uncork())
  }

  // What the driver calls with each message, as of its own class.

  handleRowDescription({ fields }: Pick<pg.QueryResult, 'fields'>): void {
    this.#entries[this.#place]!.known!.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: parserOf(dataTypeID),
    }))
  }

  handleDataRow({ fields: values }: { readonly fields: readonly (string | null)[] }): void {
    const columns = this.#entries[this.#place]!.known!.columns!
    const row: Record<string, unknown> = {}
    try {
      for (let index = 0; index < columns.length; index += 1) {
        const value = values[index]!
        const { name, parse } = columns[index]!
        row[name] = value === null ? null : parse(value)
      }
    } catch (error) {
      this.#unreadable = error
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text: tag }: { readonly text: string }): void {
    const { known, answer, refuse } = this.#entries[this.#place]!
    known!.isDescribed = true
    if (this.#unreadable === undefined) answer({ tag, rows: known!.columns && this.#rows })
    else refuse(this.#unreadable)
    this.#unreadable = undefined
    this.#rows = []
    this.#place += 1
  }

  handleError(error: unknown): void {
    const fault = this.#faultOf(error)
    const isForgotten = forgottenCodes.has((error as { code?: unknown }).code)
    for (const { name, known, refuse } of this.#entries.slice(this.#place)) {
      if (!known?.isDescribed || isForgotten) this.#known.delete(name)
      refuse(fault)
    }
    this.#finish(error)
  }

  handleReadyForQuery(): void {
    this.#finish(null)
  }

  /** The driver stops its clock. */
  #finish(error: unknown): void {
    const { callback } = this as { callback?: (error: unknown) => void }
    callback?.(error)
  }
}
