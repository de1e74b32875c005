import { z } from 'zod'
import { field } from '../field-kind.ts'

interface AccountOptions {
  /** Only members of the tenant, for what is given to somebody to do. */
  readonly colleague?: true
  /** Never the account of whoever writes the record: nobody gives this to themselves. */
  readonly notOwnAccount?: true
}

/** A person's account, by id. Accounts belong to the installation, not to a tenant. */
export const account = ({ colleague, notOwnAccount }: AccountOptions = {}) =>
  field(z.uuid(), {
    kind: 'account',
    storage: 'text',
    rules: [],
    missingRule: 'selectRequired',
    wrongTypeRule: 'integrity.refNotFound',
    filter: 'record',
    personal: true,
    ...(colleague && { colleague }),
    ...(notOwnAccount && { notOwnAccount }),
  })
