import { useRecordContext, type RaRecord } from 'react-admin'
import { useEffect, useState } from 'react'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useRecentPicks } from './recent-picks.ts'
import { useFoundRecords } from './use-found-records.ts'

/** Delay between the last keystroke and the search, in ms. */
const searchDelay = 250

/**
 * The records of an entity that match the typed text, without the record being edited. While nothing is typed, recent
 * picks come first.
 */
export function useRecordSearch(entity: string, typed: string, open: boolean) {
  const record = useRecordContext()
  const currentId = useEntity().name === entity ? record?.id : undefined
  const text = useDebounced(typed.trim())
  const { recent, note } = useRecentPicks(entity, open && typed.trim() === '')
  const { found, loading, failed } = useFoundRecords(entity, text, open)
  const others = found.filter(({ id }) => recent.every((each) => each.id !== id))
  return {
    records: [...recent, ...others].filter(({ id }) => id !== currentId),
    isRecent: (record: RaRecord<string>) => recent.includes(record),
    note,
    loading,
    failed,
  }
}

function useDebounced(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : searchDelay)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
