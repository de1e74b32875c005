import { sql, type RawBuilder } from 'kysely'

/** A placeholder in a query for a value bound on each call. */
export class Parameter {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

// The value is unknown until the call, so a placeholder fits any column type.
export const param = (name: string): RawBuilder<any> => sql`${new Parameter(name)}`
