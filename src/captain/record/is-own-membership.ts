import { useSession } from '../../shell/session/session.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'

/**
 * Whether a record grants something to the signed-in user. Users may give up such a record themselves, but only others
 * can restore it.
 */
export function useIsOwnMembership(): (record: CaptainRecord) => boolean {
  const fields = Object.values(useEntity().fields).filter(({ notOwnAccount }) => notOwnAccount)
  const user = useSession()?.user.id
  return (record) => user !== undefined && fields.some(({ name }) => record[name] === user)
}
