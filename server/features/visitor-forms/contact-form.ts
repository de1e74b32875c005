import { contact } from '../../../entities/inquiries/contact.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Field } from '../../../entities/language/entity.ts'
import { isId } from '../../../entities/language/reserved-names.ts'
import { operatorSite } from '../../../entities/installation.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { honeypot, inquiryFields } from './fields.ts'

/** A field of the operator's contact form, with what a page needs. */
export interface FormField {
  readonly name: string
  readonly kind: string
  readonly required: boolean
  readonly options: readonly string[]
}

/** The state of a submitted form: what was typed, and why it is not finished yet. */
export interface PostedForm {
  /** Whether the form is being edited or reviewed before sending. */
  readonly step: 'write' | 'confirm'
  readonly values: Readonly<Record<string, string>>
  readonly issues: readonly Issue[]
  /** Why the inquiry was not accepted although the fields are valid. */
  readonly refusal?: 'tooMany' | 'failed' | 'policyChanged'
  /** The id the inquiry will have, so that sending it twice stores it once. */
  readonly key?: string
  readonly status: number
}

/** The contact form of the operator's site. */
export interface ContactForm {
  readonly fields: readonly FormField[]
  readonly honeypot: string
  readonly posted?: PostedForm
}

const fields = inquiryFields(operatorSite)
const optionsOf = ({ name, options = [] }: Field): readonly string[] =>
  contact.sites[operatorSite]?.options?.[name] ?? options

/** The form before anything was typed. */
export const blankForm: ContactForm = {
  honeypot,
  fields: fields.map((field) => ({
    name: field.name,
    kind: field.kind,
    required: !field.optional && field.initially === undefined,
    options: optionsOf(field),
  })),
}

export interface Submission {
  /** To check, to change or to send the inquiry. */
  readonly step: string
  readonly values: Readonly<Record<string, string>>
  readonly key: string | undefined
  /** The edition of the privacy policy shown on the page. */
  readonly policy: string
}

/** Reads a posted form. Unknown fields are ignored and not stored. */
export function readSubmission(body: unknown): Submission {
  const input = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  const textOf = (name: string): string => (typeof input[name] === 'string' ? input[name] : '')
  const key = textOf('key')
  return {
    step: textOf('step'),
    key: isId(key) ? key : undefined,
    policy: textOf('policy'),
    values: Object.fromEntries(
      [...fields.map(({ name }) => name), honeypot].flatMap((name) => (textOf(name) ? [[name, textOf(name)]] : [])),
    ),
  }
}

/** What was typed, as the body of an inquiry: checked boxes are true, empty fields are absent. */
export const inquiryBody = (values: Submission['values']): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, contact.fields[name]!.kind === 'toggle' ? true : value]),
  )
