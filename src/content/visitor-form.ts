import type { Issue } from '../../entities/language/input/issues.ts'

/** A form for visitors as passed in by the server: its fields, and its state after being sent. */
export interface VisitorForm {
  readonly fields: readonly {
    readonly name: string
    readonly kind: string
    readonly required: boolean
    readonly options: readonly string[]
  }[]
  /** The name of the hidden honeypot field. */
  readonly honeypot: string
  readonly posted?: {
    readonly step: 'write' | 'confirm'
    readonly values: Readonly<Record<string, string>>
    readonly issues: readonly Issue[]
    readonly refusal?: 'tooMany' | 'failed' | 'policyChanged'
    readonly key?: string
    readonly status: number
  }
}
