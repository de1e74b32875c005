import type { Issue } from '../entities/language/input/issues.ts'
import { issueText } from './issue-text.ts'
import type { Labels, Translate } from './labels.ts'

/** What is wrong with a row of a file: `path` leads to the field. */
export interface ImportFault {
  readonly path: readonly (string | number)[]
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * The sentence for a fault of a row or of the file: why it cannot be read (`imports.unreadable`), what only a file can have
 * wrong (`imports.faults`), or what a form would say.
 */
export function importFaultText(translate: Translate, labels: Labels, { path, rule, params }: ImportFault): string {
  if (!rule.startsWith('imports.')) return issueText(translate, labels, { path, rule, params } as Issue)
  const name = rule.slice('imports.'.length)
  return translate(`imports.unreadable.${name}`, { ...params, _: '' }) || translate(`imports.faults.${name}`, params)
}
