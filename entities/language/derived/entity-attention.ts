import { alertsOf } from './alert-field.ts'
import { alertFilterName, type Alert } from '../declaration/alerts.ts'
import type { Attention, Severity } from '../declaration/attention.ts'
import { derivedAlertsOf } from './derived-alerts.ts'
import { hasDerivedStatus } from './derived-status.ts'
import { statesOf, type Entity } from '../entity.ts'
import { conditionName } from './list-operators.ts'
import { screensOf } from '../screens.ts'
import type { SiteSlug } from '../../installation.ts'

export interface NamedAttention extends Attention {
  readonly name: string
}

/**
 * What the records of an entity at a site may want: what is declared about it, the states in which a record waits for
 * somebody, its alerts, and what follows from its fields. None for what has no list of its own.
 */
export function attentionsOf(entity: Entity, site: SiteSlug): readonly NamedAttention[] {
  if (!screensOf(entity, site).includes('list') || entity.parent || entity.edit === 'single') return []
  const states = statesOf(entity)
  const alert = (name: string, severity: Severity) => ({ name, severity, filter: { [alertFilterName]: name } })
  return [
    ...alertsOf(entity, site).map(([name, each]) => alert(name, severityOf(each))),
    ...(states ? (entity.waiting ?? []) : []).map((state): NamedAttention => ({
      name: state,
      severity: 'waiting',
      filter: hasDerivedStatus(entity, states!)
        ? { [conditionName(states!.name, 'now')]: [state] }
        : { [states!.name]: state },
    })),
    ...Object.entries(entity.attention ?? {}).map(([name, each]) => ({ name, ...each })),
    ...derivedAlertsOf(entity, site).map((name) => alert(name, name === 'opensSoon' ? 'planned' : 'unfinished')),
  ]
}

/** A day that has passed makes a record late; any other comparison warns before that. */
const severityOf = ({ comparison }: Alert): Severity =>
  'date' in comparison && typeof comparison.days === 'number' && comparison.days < 0 ? 'late' : 'soon'
