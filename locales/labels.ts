import { alertFilterName } from '../entities/language/declaration/alerts.ts'
import { sourceNameOf } from '../entities/language/declaration/translated.ts'
import { sharedOptionsName } from '../entities/language/shared/options.ts'

/** Translates a key; the option `_` is the text to use if the key is missing. */
export type Translate = (key: string, options?: object) => string

/** The labels of an entity and its parts at the tenant's site. */
export interface Labels {
  readonly name: string
  readonly plural: string
  /** The plural within a sentence: “deliveries”. */
  readonly things: string
  readonly menu: string
  readonly description: string | undefined
  label(field: string): string
  help(field: string): string | undefined
  option(field: string, value: string): string
  section(name: string): string
  /** The confirmation before a toggle changes to another status: its title, body, or confirm button. */
  ask(field: string, meaning: string, part: 'title' | 'body' | 'ok', params: object): string
  /** The text of an alert. */
  alert(name: string): string
  /** The label of the button for a transition; some depend on the current state. */
  transition(to: string, from?: string): string
  /** What is asked before a transition of so many records: 「この注文をキャンセルしますか？」, 「3件の注文を…」. */
  question(to: string, from?: string, total?: number): string
  /** The label of the button that gives a toggle a value: 「品切れにする」. */
  switchTo(field: string, value: boolean): string
  /** So many records: 「8 orders」. */
  count(total: number): string
  /** The same within a sentence; a single one is pointed at: 「3件の注文」, 「この注文」. */
  records(total: number): string
  /** The title of a screen: 「お知らせを追加」. */
  title(screen: 'list' | 'create' | 'edit' | 'preview'): string
}

/**
 * Looks labels up at the site first, then at the entity, then among the shared ones; as a last resort the key is shown.
 */
export function labelsOf({ translate }: { readonly translate: Translate }, entity: string, site?: string): Labels {
  const find = (paths: readonly string[], params: object = {}, withoutOwn = false): string | undefined => {
    const roots = [
      ...(site ? [`sites.${site}.entities.${entity}`] : []),
      ...(withoutOwn ? [] : [`resources.${entity}`]),
      'commons',
    ]
    for (const path of paths) {
      for (const root of roots) {
        const text = translate(`${root}.${path}`, { ...params, _: '' })
        if (text) return text
      }
    }
    return undefined
  }
  const own = (path: string): string | undefined =>
    (site && translate(`sites.${site}.entities.${entity}.${path}`, { _: '' })) ||
    translate(`resources.${entity}.${path}`, { _: '' }) ||
    undefined

  /** The label of the English of a field, of which only the Japanese has a label of its own. */
  const labelOfEnglish = (field: string): string | undefined => {
    const source = sourceNameOf(field)
    const label = source === undefined ? undefined : find([`fields.${source}`])
    return label && (translate('commons.inEnglish', { label, _: '' }) || undefined)
  }

  const name = own('name') ?? entity
  // The entity's own titles contain its default name, so a site that renames the entity does not use them.
  const renamed = site !== undefined && translate(`sites.${site}.entities.${entity}.name`, { _: '' }) !== ''
  const plural = own('plural') ?? name
  const records = (total: number): string =>
    total === 1
      ? translate('units.thisRecord', { noun: withinSentence(name) })
      : translate('units.theseRecords', { smart_count: total, noun: withinSentence(plural) })

  return {
    name,
    plural,
    things: withinSentence(plural),
    menu: own('menu') ?? plural,
    description: own('description'),
    label: (field) => find([`fields.${field}`]) ?? labelOfEnglish(field) ?? field,
    help: (field) =>
      find([`help.${field}`]) ??
      (labelOfEnglish(field) && (translate('commons.helpOfEnglish', { _: '' }) || undefined)),
    option: (field, value) =>
      find(
        field === alertFilterName
          ? [`alerts.${value}`]
          : [`options.${field}.${value}`, `options.${sharedOptionsName(field)}.${value}`],
      ) ?? value,
    section: (section) => find([`sections.${section}`]) ?? section,
    ask: (field, meaning, part, params) => find([`confirmOnChange.${field}.${meaning}.${part}`], params) ?? meaning,
    alert: (alert) => find([`alerts.${alert}`]) ?? alert,
    transition: (to, from) => find([...(from ? [`transitions.${from}-${to}`] : []), `transitions.${to}`]) ?? to,
    question: (to, from, total = 1) =>
      find([...(from ? [`questions.${from}-${to}`] : []), `questions.${to}`], { records: records(total) }) ?? to,
    switchTo: (field, value) => find([`switches.${field}.${value}`]) ?? `${field}: ${value}`,
    count: (total) =>
      translate('units.record', { smart_count: total, noun: withinSentence(total === 1 ? name : plural) }),
    records,
    title: (screen) => find([`titles.${screen}`], { name, plural, noun: withinSentence(name) }, renamed) ?? name,
  }
}

/** A name as it stands within a sentence: “Blog post” becomes “blog post”, and “FAQ” stays. */
export const withinSentence = (name: string): string =>
  name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
