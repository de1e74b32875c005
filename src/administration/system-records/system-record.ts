import type { ReactNode } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import type { z } from 'zod'
import type { Operation } from '../../shell/base/answer.ts'
import type { useFormat } from '../../kernel/words/format.ts'
import type { useTenant } from '../../kernel/context/tenant-context.tsx'
import type { Words } from '../../shell/words/words.ts'
import type { Column } from '../data-rows.tsx'

/** What every answer about a system record has. */
export interface SystemRow {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly previous: { readonly hint: string; readonly until: string } | null
  readonly creator: { readonly name: string | null; readonly mayEnter: boolean }
}

type Format = ReturnType<typeof useFormat>

export type Values = Readonly<Record<string, unknown>>

type SystemPath = 'api-keys' | 'webhooks'

/** The address of the list of a tenant’s records. */
export type RecordsPath = `/api/v1/authorized/tenants/${string}/${SystemPath}`

/** The operations of the records, for the types of their answers. */
export type RecordsOperation<Method extends string, Rest extends string = ''> = Extract<
  `${Method} /api/v1/authorized/tenants/{tenant}/${SystemPath}${Rest}`,
  Operation
>

/** How the records of a declaration look. */
export interface SystemScreen<R extends SystemRow> {
  readonly declaration: {
    /** The last segment of its address, and the name of its texts. */
    readonly path: SystemPath
    readonly fields: z.ZodRawShape
    readonly create: readonly string[]
    readonly edit: readonly string[]
  }
  /** The key of the page’s heading. */
  readonly title: string
  readonly icon: SvgIconComponent
  /** The guide for developers that the page leads to, and the key of its name. */
  readonly guide: { readonly name: string; readonly key: string }
  subtitle(row: R): string
  /** Whether it is in force: nothing else shows that it works without the person who made it. */
  isInForce(row: R): boolean
  /** Whether anything of it may be changed. */
  mayChange(row: R): boolean
  /** The columns after the first. On a `phone` they have no headers, so that a value itself says what it is. */
  columns(words: Words, format: Format, phone: boolean): readonly Column<R>[]
  /** What its menu has before and after what every record has. */
  actions(row: R, act: Actions<R>): { readonly before?: readonly Action[]; readonly after: readonly Action[] }
  /** The inputs that the kinds of fields do not give, by field; undefined for a field that is hidden now. */
  readonly inputs?: Readonly<Record<string, ((props: FieldProps<R>) => ReactNode) | undefined>>
  /** The options that a tenant offers of a field, if not all. */
  offered?(field: string, tenant: ReturnType<typeof useTenant>): readonly string[] | undefined
  /** Whether a field is asked for, given the values so far. */
  isAsked?(field: string, values: Values): boolean
  /** The key of a field's help, if it depends on the record. */
  help?(field: string, values: Values, row: R | undefined): string | undefined
}

export interface Action {
  readonly label: string
  readonly run: () => void
  readonly disabled?: boolean
  /** Ends something for good. */
  readonly danger?: boolean
}

export interface FieldProps<R> {
  readonly label: string
  readonly value: unknown
  readonly error: boolean
  /** The record that is changed; undefined for a new one. */
  readonly row: R | undefined
  /** The answer of the list, which may say what is to choose from. */
  readonly list: unknown
  set(value: unknown): void
}

/** What a menu can do to a record. */
export interface Actions<R> {
  readonly words: Words
  /** The address of the list. */
  readonly path: RecordsPath
  /** Has the list read again. */
  reload(): void
  /** Asks by the texts below `key`, then calls the API at the record's address, and says that it is done. */
  ask(key: string, row: R, call: { readonly method: string; readonly rest?: string; readonly body?: object }): void
  /** Calls without a question; `done` says what came of it. */
  call(
    row: R,
    request: { readonly method: string; readonly rest?: string; readonly body?: object },
    done: (answer: unknown) => Outcome,
  ): void
  /** Opens a dialog about a record. */
  open(dialog: (close: () => void) => ReactNode): void
}

export interface Outcome {
  readonly kind?: 'error'
  readonly text: string
}
