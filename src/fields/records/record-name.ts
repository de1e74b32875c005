import { useCreatePath, type RaRecord } from 'react-admin'
import type { ScreenMap } from '../../captain/screens/screen-map.ts'
import { useTenant } from '../../captain/tenant/tenant-context.tsx'
import { screens } from '../../generated/screens.ts'

/** The field that names a record of an entity to people; an account's is its name. */
export const recordTitleField = (entity: string): string => (screens as ScreenMap)[entity]?.title ?? 'name'

/** What people know a record by. */
export const recordName = (entity: string, record: RaRecord): string =>
  String(record[recordTitleField(entity)] ?? record.id)

/** Where the tenant's site opens a record of an entity: its form, else its preview, else beside its list; undefined where nowhere. */
export function useOpening(entity: string): ((id: string) => string) | undefined {
  const createPath = useCreatePath()
  const open = useTenant().entities.find(({ name }) => name === entity)?.screens ?? []
  if (open.includes('edit')) return (id) => createPath({ resource: entity, id, type: 'edit' })
  if (open.includes('preview')) return (id) => createPath({ resource: entity, id, type: 'show' })
  return undefined
}
