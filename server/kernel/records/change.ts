import type { Values } from '../../../entities/language/input/body.ts'

/**
 * A change to a record. `values` are as sent by a form or an API caller; `commit` parses them against the declaration.
 * If `expectedVersion` is given, the change is refused unless the record is at that version.
 */
export type Change =
  | Create
  | { readonly kind: 'import'; readonly values: Values; readonly id?: string | undefined }
  | {
      readonly kind: 'single'
      /** 0 for a record that has never been saved. */
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
      /** Working fields set along with the transition. */
      readonly values?: Values | undefined
      /**
       * The records that move along, by id. `none` leaves those as they are: a record that moves because of one of them
       * asks nothing of the others.
       */
      readonly related?: Readonly<Record<string, RelatedMove>> | 'none' | undefined
    }
  | {
      readonly kind: 'restore'
      readonly id: string
      readonly expectedVersion: number
      /** The version to restore; by default, what is in the trash as it lies there, otherwise the one before `expectedVersion`. */
      readonly toVersion?: number | undefined
      /** Leaves a record that is in the trash there. */
      readonly trashed?: true | undefined
      /** Brings back what is counted too: everything is undone that counted since. */
      readonly counted?: true | undefined
      /** A child that comes back with its parent: nobody is given what they did not have before. */
      readonly along?: true | undefined
    }
  | { readonly kind: 'reorder'; readonly id: string; readonly position: number }
  | {
      readonly kind: 'delete'
      readonly id: string
      readonly expectedVersion?: number | undefined
      /** When the parent of a child went to the trash: what went there together comes back together. */
      readonly trashedAt?: string | undefined
    }
  | { readonly kind: 'purge'; readonly id: string; readonly expectedVersion: number }

/**
 * A record that moves along with another. If the caller names versions, the change is refused unless exactly the named
 * records move, at these versions.
 */
export interface RelatedMove {
  readonly expectedVersion?: number | undefined
  /** Working fields set along with the transition. */
  readonly values: Values
}

export type ChangeName = Change['kind']
export type ChangeOf<K extends ChangeName> = Extract<Change, { readonly kind: K }>

interface Create {
  readonly kind: 'create'
  readonly values: Values
  /** Generated if omitted. */
  readonly id?: string | undefined
}

interface Update {
  readonly kind: 'update'
  readonly id: string
  readonly expectedVersion?: number | undefined
  /**
   * Determines which fields `values` may contain; defaults to those of the edit form. `record` is for the server's own
   * changes.
   */
  readonly form?: 'edit' | 'staff' | 'record'
  readonly values: Values
  /** System fields as the caller sent them back; the change is refused if they differ. */
  readonly unchanged?: Values
  /** Also allows changing a record that is in the trash. */
  readonly trashed?: true
}
