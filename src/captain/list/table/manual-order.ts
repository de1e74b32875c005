import { groupingField } from '../../../../entities/language/derived/list-order.ts'
import { useListContext } from 'react-admin'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useListScreen } from '../state/list-context.ts'

/**
 * Whether rows can be reordered by hand: only where the list is sorted by that order, in groups or not, and shows all of
 * it.
 */
export function useManualOrder(): boolean {
  const entity = useEntity()
  const { reorder } = entity
  const { sort, filterValues } = useListContext()
  const { trashed } = useListScreen()
  const isComplete = !trashed && Object.keys(filterValues).length === 0
  return (
    Boolean(reorder) &&
    isComplete &&
    [reorder, groupingField(entity)?.name].includes(sort.field) &&
    sort.order === 'ASC'
  )
}

/** Whether two rows may change places: both are in one group, or the list has none. */
export function useInOneGroup(): (one: CaptainRecord, other: CaptainRecord) => boolean {
  const grouping = groupingField(useEntity())
  const { sort } = useListContext()
  return (one, other) => grouping?.name !== sort.field || one[sort.field] === other[sort.field]
}
