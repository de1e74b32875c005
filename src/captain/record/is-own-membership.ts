import { useSession } from '../../shell/session/session.ts'
import { useEntity } from '../screens/entity-context.tsx'
import type { CaptainRecord } from '../api/record.ts'

/** Tells the records that give something to whoever is signed in: these they only let go, and others bring them back. */
export function useIsOwnMembership(): (record: CaptainRecord) => boolean {
  const fields = Object.values(useEntity().fields).filter(({ notOwnAccount: notOneself }) => notOneself)
  const user = useSession()?.user.id
  return (record) => user !== undefined && fields.some(({ name }) => record[name] === user)
}
