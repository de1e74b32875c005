import { useMemo } from 'react'
import { useBasename } from 'react-admin'
import { panelKey } from '../../../entities/language/derived/record-path.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useScope } from '../../kernel/words/scope.ts'

export { panelKey } from '../../../entities/language/derived/record-path.ts'

/** The query parameter of a form with the id of the version or record that the new one is based on. */
export const sourceKey = 'from'

/** The query parameter of a form with the state that the record is to be moved to: what it lacks for that is marked. */
export const moveKey = 'to'

/** The query parameter of a record's page that shows its draft. */
export const draftKey = 'draft'

/** Paths of the current entity's screens; undefined for screens that the tenant's site does not have. */
export interface RecordPaths {
  readonly list: string
  readonly create: string | undefined
  edit(record: CaptainRecord): string | undefined
  preview(record: CaptainRecord): string | undefined
  /** The form of a new version based on this record, for entities with versions. */
  nextVersion(record: CaptainRecord): string | undefined
  /** The form of a new record with the values of this one; versions have a form of their own. */
  copy(record: CaptainRecord): string | undefined
  /** Where a click on a record leads: its form, else its preview, else the panel beside the list. */
  open(record: CaptainRecord): string | undefined
}

export function useRecordPaths(): RecordPaths {
  const { entity, parent, site } = useScope()
  const basename = useBasename()

  return useMemo(() => {
    const resource = entity.name
    const screens = screensOf(entity, site)
    const list =
      parent && entity.parent ? `${basename}/${entity.parent.name}/${parent}/${resource}` : `${basename}/${resource}`
    // react-admin's paths have the record's id first; those of single records are already the public ones.
    const create = `${list}/create`
    const at = (address: string) => `${list}/${encodeURIComponent(address)}`
    const edit = (record: CaptainRecord) => {
      if (!screens.includes('edit')) return undefined
      return entity.edit === 'single' ? `${list}/edit` : at(record.id)
    }
    const preview = (record: CaptainRecord) => {
      if (!screens.includes('preview')) return undefined
      const address = record[entity.preview ?? 'id'] as unknown
      return `${at(typeof address === 'string' ? address : record.id)}/show`
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
      copy: (record) =>
        !entity.versions && entity.edit !== 'single' && !entity.calendar && !entity.viewOf && screens.includes('create')
          ? `${create}?${sourceKey}=${encodeURIComponent(record.id)}`
          : undefined,
      open: (record) =>
        edit(record) ??
        preview(record) ??
        (entity.staffFields && `${list}?${panelKey}=${encodeURIComponent(record.id)}`),
    }
  }, [entity, parent, site, basename])
}
