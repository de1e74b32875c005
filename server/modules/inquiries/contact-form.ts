import { contact } from '../../../entities/inquiries/contact.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Field } from '../../../entities/language/entity.ts'
import { isId } from '../../../entities/language/reserved-names.ts'
import { operatorSite } from '../../../entities/installation.ts'
import type { VisitorForm } from '../../features/pages/visitor-form.ts'
import { honeypot } from '../../features/content/open-form.ts'
import { inquiryFields } from './fields.ts'

const fields = inquiryFields(operatorSite)
const optionsOf = ({ name, options = [] }: Field): readonly string[] =>
  contact.sites[operatorSite]?.options?.[name] ?? options

/** The form before anything was typed. */
export const blankForm: VisitorForm = {
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
