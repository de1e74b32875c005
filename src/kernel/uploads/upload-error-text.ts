import type { Issue } from '../../../entities/language/input/issues.ts'
import type { ApiError } from '../../shell/api/api.ts'
import type { Words } from '../../shell/words/words.ts'
import { issuesOfError } from '../words/issues-of-error.ts'

/** The message for a rejected file. */
export function uploadErrorText(translate: Words['translate'], error: unknown, name: string): string {
  const [issue] = issuesOfError(error)
  if (issue) return uploadRuleText(translate, issue, name)
  const { status } = error as ApiError
  if (status === 0) return translate('uploads.failures.network', { name })
  if (status === 401) return translate('uploads.failures.signedOut', { name })
  if (status === 507) return translate('uploads.failures.full', { name })
  if (status === 429) return translate('commons.failures.tooMany')
  return translate('uploads.failures.other', { name })
}

/** The message for a rule that a file breaks. */
export function uploadRuleText(
  translate: Words['translate'],
  { rule, params }: Omit<Issue, 'path'>,
  name: string,
): string {
  const shown = { ...params, ...(typeof params.types === 'string' && { types: typesText(translate, params.types) }) }
  return translate(`validations.${rule}`, {
    ...shown,
    name,
    label: name,
    _: translate('uploads.failures.other', { name }),
  })
}

/** Readable names of MIME types such as `audio/mpeg|audio/wav`. */
export const typesText = (translate: Words['translate'], types: string): string =>
  types
    .split('|')
    .map((type) => translate(`uploads.types.${type.replace(/[/*.+-]+/g, '_')}`, { _: type }))
    .join(translate('commons.listSeparator', { _: ', ' }))
