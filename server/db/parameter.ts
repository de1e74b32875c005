import { sql, type RawBuilder } from 'kysely'

/** Stands in a query for a value that is bound at each call. */
export class Parameter {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

// What the value will be is not known before the call, so a marker fits every column.
export const param = (name: string): RawBuilder<any> => sql`${new Parameter(name)}`
