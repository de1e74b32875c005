import type { VisitorForm } from '../../../content/visitor-form.ts'
import { issueText } from '../../../../locales/issue-text.ts'
import { labelsOf, type Translate } from '../../../../locales/labels.ts'

export interface FieldView {
  readonly name: string
  readonly kind: string
  readonly label: string
  readonly required: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The value as typed. */
  readonly value: string
  readonly error: string | null
}

/** The contact form with all its texts. */
export interface FormView {
  readonly step: 'write' | 'confirm'
  readonly fields: readonly FieldView[]
  readonly honeypot: FieldView
  /** Why the inquiry was not accepted although all fields are valid. */
  readonly refusal: string | null
  readonly key: string | null
  /** The edition of the privacy policy to agree to; empty where there is none. */
  readonly policy: string
}

/** Adds the texts in the page's language. */
export function formView(form: VisitorForm, policy: string, words: { readonly translate: Translate }): FormView {
  const labels = labelsOf(words, 'contact')
  const { step = 'write', values = {}, issues = [], refusal, key = null } = form.posted ?? {}
  const viewOf = ({ name, kind, required, options }: VisitorForm['fields'][number]): FieldView => {
    const issue = issues.find(({ path }) => path[0] === name)
    return {
      name,
      kind,
      required,
      label: labels.label(name),
      options: options.map((value) => ({ value, label: labels.option(name, value) })),
      // If the policy has changed in the meantime, consent must be given again.
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
