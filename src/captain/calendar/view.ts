import { useStore } from 'react-admin'
import type { Entity } from '../../../entities/entity.ts'

export const views = ['list', 'week', 'month'] as const
export type View = (typeof views)[number]

/** How one looks at the records of an entity; remembered. Where a week makes the records, it comes first. */
export function useView({ name, calendar }: Entity): readonly [View, (view: View) => void] {
  const [view, setView] = useStore<View>(`${name}.view`, calendar?.rows ? 'week' : 'list')
  return [calendar ? view : 'list', setView]
}
