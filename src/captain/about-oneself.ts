import { useSession } from '../shell/session.ts'
import { useEntity } from './entity-context.tsx'
import type { CaptainRecord } from './record.ts'

/** Tells the records that give something to whoever is signed in: these they only let go, and others bring them back. */
export function useIsAboutOneself(): (record: CaptainRecord) => boolean {
  const fields = Object.values(useEntity().fields).filter(({ notOneself }) => notOneself)
  const user = useSession()?.user.id
  return (record) => user !== undefined && fields.some(({ name }) => record[name] === user)
}
