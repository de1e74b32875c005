import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Polyglot from 'node-polyglot'
import type { Issue } from '../../entities/language/input/issues.ts'
import { issueText } from '../../locales/issue-text.ts'
import { polyglotOptions } from '../../locales/polyglot.ts'
import { rulesPage } from '../../locales/field-kinds.ts'
import type { Language } from '../locales.ts'
import { evaluate } from './calls.ts'

/** A call of each rule that declarations may use, by the heading it stands under. */
export const ruleCalls = {
  text: [
    'halfWidth()',
    'startsWithAt()',
    'alphabet()',
    'alphabetUpper()',
    'alphabetLower()',
    'alphanumeric()',
    'alphanumeric(12)',
    'hiragana()',
    'katakana()',
    'hiraganaKatakana()',
    'bankName()',
    'numeric()',
    'digitsExact(8)',
    'digitsMin(4)',
    'digitsMax(8)',
    'digitsHyphen()',
    'digitsHyphenDigits(3, 4)',
    'janCode()',
    'editionShape()',
    'yearMonth()',
    'filePath()',
    'fileName()',
    'startsWithImageBase64()',
    'xAccount()',
    'facebookId()',
    'instagramId()',
    'lineId()',
    'youtubeChannelId()',
    'domainName()',
    'ipAddress()',
    'ipv4()',
    'ipv6()',
    'macAddress()',
    'origin()',
  ],
  dates: ['notAfterToday()', 'notBeforeToday()', "notAfter('2026-03-31')"],
  toggles: ['onlyTrue()', 'onlyFalse()'],
  lines: [
    'countMax(20)',
    'countMin(1)',
    'countBetween(1, 5)',
    'countExact(7)',
    'uniqueItems()',
    "uniqueItems('day')",
    "exactlyOneTrue('isMain')",
    "rowsInOrder('start', 'end')",
    "rowsEndNotBeforeStart('start', 'end')",
    "rowsDoNotOverlap('start', 'end')",
    "lastOrderInside('lastOrder', 'open', 'close')",
    "exactlyOneInEachRow('amount', 'rate')",
  ],
  record: [
    "requiredWhen('price', { kind: 'paid' })",
    "anyRequiredWhen(['phone', 'email'], { kind: 'paid' })",
    "requiredTogether('start', 'end')",
    "atLeastOne('phone', 'email')",
    "exactlyOneOf('phone', 'email')",
    "emptyWhen('price', { kind: 'free' })",
    "onWhen('isVisible', { kind: 'paid' })",
    "offWhen('isVisible', { kind: 'free' })",
    "endAfterStart('start', 'end')",
    "endNotBeforeStart('start', 'end')",
    "endInFuture('end', 'isVisible')",
    "deadlineBeforeEnd('deadline', 'end')",
    "sessionsInside('sessions', 'start', 'end')",
    "yearMatches('year', 'date')",
    "monthMatches('month', 'date')",
    "maxNotBelowMin('min', 'max')",
    "listPriceHigher('listPrice', 'price')",
    "discountLimit('discount', 'price')",
    "refundLimit('refunded', 'paid')",
    "remainingLimit('remaining', 'capacity')",
    "amountMatches('paid', 'due', { status: 'paid' })",
    "amountShape('amount', 'type')",
    "notSelf('related')",
    "invoiceMatchesCorporate('corporateNumber', 'invoiceNumber')",
  ],
  crossRecord: [
    "uniquePair('day', 'place')",
    "maxPerValue('day', 3)",
    "atMostOne('isMain')",
    "noOverlap('start', 'end')",
    "noOverlapPerGroup('start', 'end', 'place')",
    "onlyWhen(noOverlapPerGroup('start', 'end', 'place'), { status: ['reserved', 'out'] })",
    "uniqueAcrossParents('name')",
    "onePublishedPerDate('date', 'status')",
    "notReferencedWhen('status', 'ended')",
    "dateInYear('date', 'year')",
  ],
} as const

/** The rules that serve a single entity of the registry. */
export const rulesOfOne = ['hostUnderDomain', 'screenExists', 'coversHeld', 'noOverlapWithNextDay']

/** The reference of the rules in a language, as Markdown: a call, and the sentence that people read where it is broken. */
export function rulesGuide(root: string, language: Language): string {
  const { intro, headings, columns } = rulesPage[language]
  const sentence = sentencesIn(root, language)
  return [
    intro,
    ...Object.entries(ruleCalls).flatMap(([group, calls]) => {
      const { heading, about } = headings[group as keyof typeof ruleCalls]
      const rows = calls.map((call) => `| \`${call}\` | ${sentence(call)} |`)
      return [`## ${heading}`, about, [`| ${columns.join(' | ')} |`, '| --- | --- |', ...rows].join('\n')]
    }),
  ].join('\n\n')
}

type AnyRule = Pick<Issue, 'rule'> & { readonly params: unknown; readonly at?: string; readonly warning?: boolean }

function sentencesIn(root: string, language: Language): (call: string) => string {
  const words = (name: string): object =>
    JSON.parse(readFileSync(join(root, `locales/${language}/${name}.json`), 'utf8')) as object
  const polyglot = new Polyglot({ ...polyglotOptions, locale: language, allowMissing: true })
  polyglot.extend({ validations: words('validations'), commons: words('commons') })
  const { field, warns } = rulesPage[language]
  // The arguments of a call stand in its sentence as the fields that they name.
  const names = {
    name: field,
    label: (name: string) => (name === 'value' ? field : name),
    option: (_: string, value: string) => value,
  }
  return (call) => {
    const made = evaluate(call) as AnyRule | readonly AnyRule[]
    const { rule, params, at, warning } = Array.isArray(made) ? (made[0] as AnyRule) : (made as AnyRule)
    const known = typeof params === 'object' ? (params as Issue['params']) : {}
    const text = issueText((key, options) => polyglot.t(key, options), names, {
      path: [at ?? 'value'],
      rule,
      params: known,
    })
    return `${text.replaceAll(/%\{\w+\}/g, '…').replaceAll('|', '\\|')}${warning ? ` ${warns}` : ''}`
  }
}
