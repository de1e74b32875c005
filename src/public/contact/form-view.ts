import type { Issue } from '../../../entities/language/input/issues.ts'
import { issueText } from '../../../locales/issue-text.ts'
import { labelsOf } from '../../../locales/labels.ts'
import type { Words } from '../../shell/words/words.ts'

/** The contact form as the server hands it in: its fields, and how it stands after it was sent. */
export interface ContactForm {
  readonly fields: readonly {
    readonly name: string
    readonly kind: string
    readonly required: boolean
    readonly options: readonly string[]
  }[]
  /** The field that people do not see. */
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

export interface FieldView {
  readonly name: string
  readonly kind: string
  readonly label: string
  readonly required: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** As it was typed. */
  readonly value: string
  readonly error: string | null
}

/** The contact form with all its words, as its page shows it. */
export interface FormView {
  readonly step: 'write' | 'confirm'
  readonly fields: readonly FieldView[]
  readonly honeypot: FieldView
  /** Why nothing was taken in though nothing is wrong with the fields. */
  readonly refusal: string | null
  readonly key: string | null
  /** The edition of the privacy policy that is agreed to; empty where there is none. */
  readonly policy: string
}

/** Says the form in the words of the page. */
export function formView(form: ContactForm, policy: string, words: Words): FormView {
  const labels = labelsOf(words, 'contact')
  const { step = 'write', values = {}, issues = [], refusal, key = null } = form.posted ?? {}
  const viewOf = ({ name, kind, required, options }: ContactForm['fields'][number]): FieldView => {
    const issue = issues.find(({ path }) => path[0] === name)
    return {
      name,
      kind,
      required,
      label: labels.label(name),
      options: options.map((value) => ({ value, label: labels.option(name, value) })),
      // Who is asked to agree to another text has not agreed to it yet.
      value: (refusal === 'policyChanged' && kind === 'toggle' ? undefined : values[name]) ?? '',
      error: issue ? issueText(words.translate, labels, issue) : null,
    }
  }
  return {
    step,
    key,
    policy,
    fields: form.fields.map(viewOf),
    honeypot: viewOf({ name: form.honeypot, kind: 'toggle', required: false, options: [] }),
    refusal: refusal ? words.translate(`public.contact.form.refusals.${refusal}`) : null,
  }
}
