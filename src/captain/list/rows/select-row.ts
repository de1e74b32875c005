import { useRef } from 'react'
import { useListContext } from 'react-admin'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

export type SelectRow = (id: string, range: boolean) => void

/** Ticks a row or, with Shift, all rows from the last ticked one. */
export function useSelectRows(): SelectRow {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<CaptainRecord>()
  const last = useRef<string>(undefined)
  return (id, range) => {
    const ids = data.map((record) => record.id)
    const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(id)].toSorted((a, b) => a - b) as [number, number]
    last.current = id
    if (range && from >= 0) onSelect([...new Set([...selectedIds, ...ids.slice(from, to + 1)])])
    else onToggleItem(id)
  }
}
