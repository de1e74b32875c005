import { contact } from '../../entities/contact.ts'
import type { Values } from '../../entities/language/input/body.ts'
import type { Field } from '../../entities/language/entity.ts'
import { isId } from '../../entities/language/reserved-names.ts'
import { operatorSite } from '../../entities/language/sites.ts'
import type { Issue } from '../../entities/language/input/issues.ts'
import { honeypot, inquiryFields } from './fields.ts'

/** A field of the operator's contact form, as far as a page needs it. */
export interface FormField {
  readonly name: string
  readonly kind: string
  readonly required: boolean
  readonly options: readonly string[]
}

/** The form as it stands after it was sent: what was typed, and why it is not done yet. */
export interface PostedForm {
  /** Whether it is to be written, or read once more before it is sent. */
  readonly step: 'write' | 'confirm'
  readonly values: Readonly<Record<string, string>>
  readonly issues: readonly Issue[]
  /** Why nothing was taken in though nothing is wrong with the fields. */
  readonly refusal?: 'tooMany' | 'failed' | 'policyChanged'
  /** The id that the inquiry will have, so that sending it twice stores it once. */
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

/** The form before anybody typed in it. */
export const blankForm: ContactForm = {
  honeypot,
  fields: fields.map((field) => ({
    name: field.name,
    kind: field.kind,
    required: !field.optional && field.initially === undefined,
    options: optionsOf(field),
  })),
}

/** What a browser sent of the form. */
export interface Submission {
  /** To check it, to change it, or to send it for good. */
  readonly step: string
  readonly values: Readonly<Record<string, string>>
  readonly key: string | undefined
  /** The edition of the privacy policy that the page named. */
  readonly policy: string
}

/** Reads a posted form. What it does not know it passes over: nothing of that is stored. */
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

/** What was typed as the body of an inquiry: ticks are true, and what was left empty is absent. */
export const inquiryBody = (values: Submission['values']): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, contact.fields[name]!.kind === 'toggle' ? true : value]),
  )
