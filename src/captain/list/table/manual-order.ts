import { useListContext } from 'react-admin'
import { useEntity } from '../../screens/entity-context.tsx'
import { useListScreen } from '../list-context.ts'

/** Whether rows can be reordered by hand: only where the list is sorted by that order and shows all of it. */
export function useManualOrder(): boolean {
  const { reorder } = useEntity()
  const { sort, filterValues } = useListContext()
  const { trashed } = useListScreen()
  const isComplete = !trashed && Object.keys(filterValues).length === 0
  return Boolean(reorder) && isComplete && sort.field === reorder && sort.order === 'ASC'
}
