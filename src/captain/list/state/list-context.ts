import { createContext, use } from 'react'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import type { RecordPaths } from '../../navigation/record-paths.ts'
import type { Picture } from '../../../../entities/language/uploads/pictures.ts'
import type { Columns } from '../../columns/columns.ts'
import type { ListLayout } from '../../../../entities/language/declaration/list-layouts.ts'

/** What the parts of a list screen share in addition to react-admin's list context. */
export interface ListScreen extends Columns {
  readonly layout: ListLayout
  readonly paths: RecordPaths
  readonly trashed: boolean
  /** Whether records can be deleted here. */
  readonly deletable: boolean
  /** Whether fields of many records can be edited here. */
  readonly editable: boolean
  /** Opens a record's menu at its button. */
  openMenu(record: CaptainRecord, anchor: HTMLElement): void
  /** Opens the input of a field of a record at its cell or menu button. */
  openQuickEdit(record: CaptainRecord, field: string, anchor: HTMLElement): void
  /** The picture that stands for a record, beside its title; undefined where none of the rows has one. */
  readonly pictureOf: ((record: CaptainRecord) => Picture | null | undefined) | undefined
  /** How often the search was reset: each time, its box begins empty. */
  readonly resetCount: number
  /** Drops what is typed and not searched for yet, as the filters are cleared or a view is chosen. */
  resetSearch(): void
  /** A record's display title. */
  titleOf(record: CaptainRecord): string
  recover(record: CaptainRecord): void
  /** Opens the dialog of an action on the list (`ListAction`), for one of its entries. */
  openAction(name: string, entry: string): void
  remove(records: readonly CaptainRecord[]): Promise<boolean>
  purge(records: readonly CaptainRecord[]): Promise<boolean>
}

export const ListScreenContext = createContext<ListScreen | undefined>(undefined)

export function useListScreen(): ListScreen {
  const screen = use(ListScreenContext)
  if (!screen) throw new Error('No list here: render below ListScreenContext.')
  return screen
}
