import { z } from 'zod'
import { field } from '../field-kind.ts'

const schema = z.uuid()

interface AccountOptions {
  /** Only members of the tenant, for work that is assigned to somebody. */
  readonly colleague?: true
  /** Whoever made a change, as the server notes it: anybody who may enter the tenant, member or not. */
  readonly author?: true
  /** Never the account of the person who writes the record: nobody can assign this to themselves. */
  readonly notOwnAccount?: true
}

/**
 * A person's account, by id. Accounts belong to the installation, not to a tenant.
 *
 * @remarks A search box for people; lists show the name.
 * @example account({ colleague: true })
 */
export const account = ({ colleague, author, notOwnAccount }: AccountOptions = {}) =>
  field(schema, {
    kind: 'account',
    storage: 'text',
    rules: [],
    missingRule: 'selectRequired',
    wrongTypeRule: 'integrity.refNotFound',
    filter: 'record',
    personal: true,
    ...(colleague && { colleague }),
    ...(author && { author }),
    ...(notOwnAccount && { notOwnAccount }),
  })
