import type { Values } from '../../entities/language/input/body.ts'

/**
 * What can be done to a record. `values` are as a form or an API caller sends them; `commit` reads them by the declaration.
 * With an `expectedVersion` a change is refused when the record is at another one.
 */
export type Change =
  | Create
  | { readonly kind: 'import'; readonly values: Values; readonly id?: string | undefined }
  | {
      readonly kind: 'single'
      /** 0 for a record that was never saved. */
      readonly expectedVersion: number
      readonly values: Values
      readonly unchanged: Values
    }
  | Update
  | {
      readonly kind: 'transition'
      readonly id: string
      readonly expectedVersion: number
      readonly to: string
      /** Working fields that are filled in on the way. */
      readonly values?: Values | undefined
    }
  | {
      readonly kind: 'restore'
      readonly id: string
      readonly expectedVersion: number
      /** The version whose content comes back; the one before the expected when left out. */
      readonly toVersion?: number | undefined
      /** Whether a record in the trash stays there. */
      readonly trashed?: true | undefined
    }
  | { readonly kind: 'reorder'; readonly id: string; readonly position: number }
  | { readonly kind: 'delete'; readonly id: string; readonly expectedVersion?: number | undefined }
  | { readonly kind: 'purge'; readonly id: string; readonly expectedVersion: number }

export type ChangeName = Change['kind']
export type ChangeOf<K extends ChangeName> = Extract<Change, { readonly kind: K }>

interface Create {
  readonly kind: 'create'
  readonly values: Values
  /** Drawn when left out. */
  readonly id?: string | undefined
}

interface Update {
  readonly kind: 'update'
  readonly id: string
  readonly expectedVersion?: number | undefined
  /** Which fields `values` may have: those of the edit form unless it says otherwise; `record` for the server's own work. */
  readonly form?: 'edit' | 'staff' | 'record'
  readonly values: Values
  /** The server's own fields as the caller sent them back; refused where they differ. */
  readonly unchanged?: Values
  /** Whether a record in the trash is changed too. */
  readonly trashed?: true
}
