import { useCreatePath, type RaRecord } from 'react-admin'
import { textIn } from '../api/text-in.ts'
import { joinWords } from './join-words.ts'
import type { ScreenMap } from '../context/screen-map.ts'
import { useTenant } from '../context/tenant-context.tsx'
import type { Locale } from '../../shell/words/locale.ts'
import { screens } from '../../generated/screens.ts'

/** The field that holds the title of an entity's records; of an account, its name. */
export const recordTitleField = (entity: string): string => (screens as ScreenMap)[entity]?.title ?? 'name'

/** What a record is called, in the page's language: its title, or who it is from where that is a mere number. */
export function recordName(locale: Locale, entity: string, record: RaRecord): string {
  const names = (screens as ScreenMap)[entity]?.names ?? [recordTitleField(entity)]
  const texts = names.map((name) => String(textIn(locale, record, name) ?? '')).filter((text) => text !== '')
  return texts.length > 0 ? joinWords(texts, locale) : String(record.id)
}

/**
 * The path where the tenant's site opens a record of an entity: the form, else the preview, else the panel beside the
 * list; undefined where there is none.
 */
export function useOpening(entity: string): ((id: string) => string) | undefined {
  const createPath = useCreatePath()
  const open = useTenant().entities.find(({ name }) => name === entity)?.screens ?? []
  if (open.includes('edit')) return (id) => createPath({ resource: entity, id, type: 'edit' })
  if (open.includes('preview')) return (id) => createPath({ resource: entity, id, type: 'show' })
  return undefined
}

/** Whether the tenant's staff can create records of an entity right here: it has a form that needs no parent. */
export function useMayCreate(entity: string): boolean {
  const { entities } = useTenant()
  const granted = entities.find(({ name }) => name === entity)?.screens ?? []
  return granted.includes('create') && (screens as ScreenMap)[entity]?.parent === undefined
}
