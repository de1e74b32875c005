import { z } from 'zod'
import { field } from '../kind.ts'

interface AccountOptions {
  /** Only members of the tenant, for what is given to somebody to do. */
  readonly colleague?: true
  /** Never the account of whoever writes the record: nobody gives this to themselves. */
  readonly notOneself?: true
}

/** A person's account, by id. Accounts belong to the installation, not to a tenant. */
export const account = ({ colleague, notOneself }: AccountOptions = {}) =>
  field(z.uuid(), {
    kind: 'account',
    storage: 'text',
    rules: [],
    missing: 'selectRequired',
    mistyped: 'integrity.refNotFound',
    filter: 'record',
    personal: true,
    ...(colleague && { colleague }),
    ...(notOneself && { notOneself }),
  })
