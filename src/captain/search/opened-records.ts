import { useEffect } from 'react'
import { getSession } from '../../shell/session/session.ts'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

const maxOpened = 12

const key = (): string => `captain.opened.${getSession()?.user.id ?? ''}`

/** The records that this person opened lately in this browser, newest first, each as `tenant/entity/id`. */
export const openedRecords = (): readonly string[] => parseOpened(readStored('localStorage', key()))

/** Parses what is stored; anything malformed is ignored. */
export const parseOpened = (stored: string | null): readonly string[] =>
  (stored ?? '')
    .split(',')
    .filter((each) => /^[\w-]+\/[\w-]+\/[\w-]+$/.test(each))
    .slice(0, maxOpened)

/** Adds a record; newest first, each once. */
export const withOpened = (records: readonly string[], record: string): readonly string[] =>
  [record, ...records.filter((each) => each !== record)].slice(0, maxOpened)

/** Remembers that a record is open; only its address is stored, never its title. */
export function useRememberOpened(id: string | undefined): void {
  const { slug } = useTenant()
  const entity = useEntity().name
  useEffect(() => {
    if (id !== undefined)
      writeStored('localStorage', key(), withOpened(openedRecords(), `${slug}/${entity}/${id}`).join())
  }, [slug, entity, id])
}
