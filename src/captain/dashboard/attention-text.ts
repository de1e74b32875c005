import { alertFilterName } from '../../../entities/language/declaration/alerts.ts'
import type { Answer } from '../../shell/base/answer.ts'
import type { Words } from '../../shell/words/words.ts'
import { labelsOf } from '../../kernel/words/labels.ts'

export type Attention = Answer<'GET /api/v1/authorized/attention'>['tenants'][number]['attention'][number]

/** Whether a number counts the records of an alert that their entity declares, which has a word of its own. */
export const isDeclaredAlert = ({ translate }: Words, { name, filter }: Attention): boolean =>
  filter[alertFilterName] === name && translate(`board.derived.${name}`, { _: '' }) === ''

/** How a number is marked: by the word of its alert (在庫切れ), else by how urgent it is. */
export const badgeOf = (words: Words, site: string, attention: Attention): string =>
  isDeclaredAlert(words, attention)
    ? labelsOf(words, attention.entity, site).alert(attention.name)
    : words.translate(`board.severity.${attention.severity}`)

/** What a number counts: a sentence of its own, or what any entity may have, with the entity's name. */
export function attentionText(words: Words, site: string, { entity, name, count }: Attention): string {
  const params = { smart_count: count, name: labelsOf(words, entity, site).menu }
  const own = words.translate(`board.attention.${entity}.${name}`, { ...params, _: '' })
  return own || words.translate(`board.derived.${name}`, params)
}
