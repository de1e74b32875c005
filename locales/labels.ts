import { alertFilterName } from '../entities/language/alerts.ts'
import { sharedOptionsName } from '../entities/language/shared/options.ts'

/** Says a key in a language; `_` is what is said where it has no words. */
export type Translate = (key: string, options?: object) => string

/** What an entity and its parts are called at the tenant's site. */
export interface Labels {
  readonly name: string
  readonly plural: string
  readonly menu: string
  readonly description: string | undefined
  label(field: string): string
  help(field: string): string | undefined
  /** A field inside a repeated group. */
  item(field: string, inner: string): string
  option(field: string, value: string): string
  section(name: string): string
  /** What is asked before a switch is turned to mean something else: the title, the body, or the button that does it. */
  ask(field: string, meaning: string, part: 'title' | 'body' | 'ok', params: object): string
  /** What about a record wants attention. */
  alert(name: string): string
  /** The verb of a button that brings a record into a state; some depend on the state it leaves. */
  transition(to: string, from?: string): string
  /** The title of a screen: 「お知らせを追加」. */
  title(screen: 'list' | 'create' | 'edit' | 'preview'): string
}

/** Words are looked up at the site first, then at the entity, then among those that all entities share; at last the key shows. */
export function labelsOf({ translate }: { readonly translate: Translate }, entity: string, site?: string): Labels {
  const find = (paths: readonly string[], params: object = {}, withoutOwn = false): string | undefined => {
    const roots = [
      ...(site ? [`sites.${site}.entities.${entity}`] : []),
      ...(withoutOwn ? [] : [`resources.${entity}`]),
      'commons',
    ]
    for (const path of paths) {
      for (const root of roots) {
        const found = translate(`${root}.${path}`, { ...params, _: '' })
        if (found) return found
      }
    }
    return undefined
  }
  const own = (path: string): string | undefined =>
    (site && translate(`sites.${site}.entities.${entity}.${path}`, { _: '' })) ||
    translate(`resources.${entity}.${path}`, { _: '' }) ||
    undefined

  const name = own('name') ?? entity
  // The entity's own titles name it as it is called elsewhere.
  const renamed = site !== undefined && translate(`sites.${site}.entities.${entity}.name`, { _: '' }) !== ''
  const plural = own('plural') ?? name

  return {
    name,
    plural,
    menu: own('menu') ?? plural,
    description: own('description'),
    label: (field) => find([`fields.${field}`]) ?? field,
    help: (field) => find([`help.${field}`]),
    item: (field, inner) => find([`items.${field}.${inner}`, `fields.${inner}`]) ?? inner,
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
    title: (screen) => find([`titles.${screen}`], { name, plural }, renamed) ?? name,
  }
}
