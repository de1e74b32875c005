import { useMemo } from 'react'
import { useBasename, useCreatePath } from 'react-admin'
import { screensOf } from '../../../entities/language/screens.ts'
import { useEntity, useParent } from '../screens/entity-context.tsx'
import type { CaptainRecord } from '../api/record.ts'
import { useTenant } from '../tenant/tenant-context.tsx'

/** The query of a list that names the record shown beside it. */
export const panelKey = 'record'

/** The query of a form that names the version a new one is made of. */
export const sourceKey = 'from'

/** Where the screens of the entity at hand are; undefined for a screen that the tenant's site does not have. */
export interface RecordPaths {
  readonly list: string
  readonly create: string | undefined
  edit(record: CaptainRecord): string | undefined
  preview(record: CaptainRecord): string | undefined
  /** The form of a new version made of this one, where records are versions. */
  nextVersion(record: CaptainRecord): string | undefined
  /** What a click on a record opens: its form, or else its preview, or else its panel beside the list. */
  open(record: CaptainRecord): string | undefined
}

export function useRecordPaths(): RecordPaths {
  const entity = useEntity()
  const parent = useParent()
  const { site } = useTenant()
  const basename = useBasename()
  const createPath = useCreatePath()

  return useMemo(() => {
    const resource = entity.name
    const screens = screensOf(entity, site)
    const list =
      parent && entity.parent ? `${basename}/${entity.parent.name}/${parent}/${resource}` : `${basename}/${resource}`
    // react-admin's own paths name a record first; a nested entity's and the only record's are the URL as it is.
    const create = parent ? `${list}/new` : createPath({ resource, type: 'create' })
    const edit = (record: CaptainRecord) => {
      if (!screens.includes('edit')) return undefined
      return entity.edit === 'single' ? `${list}/edit` : createPath({ resource, type: 'edit', id: record.id })
    }
    const preview = (record: CaptainRecord) => {
      if (!screens.includes('preview')) return undefined
      const address = record[entity.preview ?? 'id'] as unknown
      return createPath({ resource, type: 'show', id: typeof address === 'string' ? address : record.id })
    }
    return {
      list,
      create: screens.includes('create') ? create : undefined,
      edit,
      preview,
      nextVersion: (record) =>
        entity.versions && screens.includes('create')
          ? `${create}?${sourceKey}=${encodeURIComponent(record.id)}`
          : undefined,
      open: (record) =>
        edit(record) ??
        preview(record) ??
        (entity.staffFields && `${list}?${panelKey}=${encodeURIComponent(record.id)}`),
    }
  }, [entity, parent, site, basename, createPath])
}
