import { use } from 'react'
import { useGetMany, type RaRecord } from 'react-admin'
import { daysOlderThan } from '../../../../entities/language/dates/relative-days.ts'
import { ownAccount } from '../../../../entities/language/derived/list-operators.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { nobodyValue } from '../../../../entities/language/derived/assignee.ts'
import { amountText } from '../../../kernel/words/amount-text.ts'
import { recordName } from '../../../kernel/words/record-name.ts'
import { referenceTarget } from '../../../kernel/words/account-target.ts'
import { type Format } from '../../../kernel/words/format.ts'
import { type Labels } from '../../../kernel/words/labels.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { daysIn, optionsIn, editorKind, type Condition } from './conditions.ts'
import { useScope } from '../../../kernel/words/scope.ts'

type Translate = (key: string, params?: object) => string

/** The text of a condition's chip: 「状態：下書き」. */
export function useConditionText(condition: Condition): string {
  const { labels, format } = useScope()
  const words = useWords()
  const { locale, translate } = words
  if (condition.parts.within !== undefined) use(words.load('views'))
  const { timeZone } = useTenant()
  const target = referenceTarget(condition.field) ?? ''
  const ids =
    target && condition.parts.eq !== null
      ? optionsIn(condition).filter((id) => id !== ownAccount && id !== nobodyValue)
      : []
  const { data } = useGetMany<RaRecord<string>>(target, { ids: [...ids] }, { enabled: ids.length > 0 })
  const nameOf = (id: string): string => {
    if (id === ownAccount) return translate('commons.filters.me')
    if (id === nobodyValue) return translate('commons.filters.nobody')
    const record = data?.find((each) => each?.id === id)
    return record ? recordName(locale, target, record) : '…'
  }
  return conditionText(condition, { labels, format, translate, timeZone, nameOf })
}

interface TextContext {
  readonly labels: Labels
  readonly format: Format
  readonly translate: Translate
  readonly timeZone: string
  /** The title of a referenced record. */
  nameOf(id: string): string
}

export function conditionText(condition: Condition, reader: TextContext): string {
  const { field, parts } = condition
  const { labels, format, translate } = reader
  const chip = (operator: string, value: string) =>
    translate(`commons.operators.chip.${operator}`, { field: labels.label(field.name), value })
  if (parts.eq === null) return chip('eq', translate('commons.table.empty'))
  switch (editorKind(field)) {
    case 'options':
      return chip(
        'eq',
        optionsIn(condition)
          .map((option) => labels.option(field.name, option))
          .join(translate('commons.listSeparator')),
      )
    case 'record':
      return chip('eq', optionsIn(condition).map(reader.nameOf).join(translate('commons.listSeparator')))
    case 'toggle':
      return chip('eq', translate(parts.eq ? 'commons.table.yes' : 'commons.table.no'))
    case 'days': {
      if (parts.within !== undefined) return chip('eq', relativeText(translate, String(parts.within)))
      const { from, until } = daysIn(condition, reader.timeZone)
      if (from && until)
        return chip(
          'eq',
          from === until ? format.date(from) : rangeText(translate, format.date(from), format.date(until)),
        )
      return from ? chip('from', format.date(from)) : chip('until', until ? format.date(until) : '…')
    }
    case 'times': {
      const [from, until] = [parts.gte, parts.lte].map((time) => (time === undefined ? undefined : String(time)))
      if (from && until) return chip('eq', from === until ? from : rangeText(translate, from, until))
      return from ? chip('from', from) : chip('until', until ?? String(Object.values(parts)[0]))
    }
    case 'number': {
      const amount = (value: unknown) => amountText(field, value, format, translate)
      if (parts.gte !== undefined && parts.lte !== undefined)
        return chip('eq', rangeText(translate, amount(parts.gte), amount(parts.lte)))
      return parts.gte !== undefined ? chip('gte', amount(parts.gte)) : chip('lte', amount(parts.lte))
    }
    default:
      return parts.contains === undefined
        ? chip('eq', String(Object.values(parts)[0]))
        : chip('contains', String(parts.contains))
  }
}

/** The words for days as seen from today; those of `views` must have been loaded. */
export function relativeText(translate: Translate, name: string): string {
  const days = daysOlderThan(name)
  return days === undefined ? translate(`views.within.${name}`) : translate('views.olderThan', { smart_count: days })
}

const rangeText = (translate: Translate, from: string, to: string): string => translate('units.range', { from, to })
