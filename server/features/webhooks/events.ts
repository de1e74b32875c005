import type { ReportedChange, ReportedEvent } from './message.ts'
import type { StagedChange, WaitingChange } from './staged-changes.ts'
import { isVisibleAt } from '../../kernel/public/windows.ts'

/** Whether the public saw records after their last reported change, by entity and id. */
export type KnownRecords = Map<string, boolean>

type RecordChange = Extract<StagedChange, { kind: 'record' }>

/** A record or a file within a change set: what it was at first, and has become. */
interface NetChange {
  readonly first: StagedChange
  readonly wasVisible: boolean
  last: StagedChange
  isVisible: boolean
}

/**
 * The events of changes, one for each change set: what its changes together made of each record. Publication windows
 * were looked at until `windowsUntil`; what opened or closed since then is reported with the change that came after.
 */
export function eventsOf(
  waiting: readonly WaitingChange[],
  windowsUntil: string,
  known: KnownRecords,
): readonly ReportedEvent[] {
  const sets: WaitingChange[][] = []
  for (const each of waiting) {
    if (sets.at(-1)?.[0]!.changeSet === each.changeSet) sets.at(-1)!.push(each)
    else sets.push([each])
  }
  return sets.map((set) => ({
    changeSet: set[0]!.changeSet,
    at: set.at(-1)!.at,
    changes: changesOf(set, windowsUntil, known),
  }))
}

function changesOf(
  set: readonly WaitingChange[],
  windowsUntil: string,
  known: KnownRecords,
): readonly ReportedChange[] {
  const netChanges = new Map<string, NetChange>()
  for (const { change, at } of set) {
    const key = keyOf(change)
    const before = netChanges.get(key)
    const isVisible = change.kind === 'record' && isVisibleAt(change.after, at)
    if (before) Object.assign(before, { last: change, isVisible })
    else {
      const wasVisible = change.kind === 'record' && (known.get(key) ?? isVisibleAt(change.before, windowsUntil))
      netChanges.set(key, { first: change, last: change, wasVisible, isVisible })
    }
    if (change.kind === 'record') known.set(key, isVisible)
  }
  return [...netChanges.values()].flatMap(changeOf)
}

/** Whether the public saw a record after its last reported change; undefined if there is none. */
export const lastReportedVisibility = (known: KnownRecords, entity: string, id: string): boolean | undefined =>
  known.get(`record ${entity} ${id}`)

/** An order that was placed and moved in one set is reported as both. */
const keyOf = (change: StagedChange): string => `${change.kind} ${'entity' in change ? change.entity : ''} ${change.id}`

function changeOf({ first, last, wasVisible, isVisible }: NetChange): readonly ReportedChange[] {
  switch (last.kind) {
    case 'record':
      return recordChange(last, wasVisible, isVisible)
    case 'received':
      return [{ event: last.event, entity: last.entity, id: last.id }]
    case 'moved': {
      const { from } = first as typeof last
      return from === last.to ? [] : [{ event: 'order.moved', entity: last.entity, id: last.id, from, to: last.to }]
    }
    case 'file':
      return [{ event: 'file.replaced', entity: null, id: last.id, replacedBy: last.replacedBy }]
  }
}

function recordChange(
  { entity, id }: RecordChange,
  wasVisible: boolean,
  isVisible: boolean,
): readonly ReportedChange[] {
  if (!wasVisible && !isVisible) return []
  const event = !wasVisible ? 'record.published' : isVisible ? 'record.changed' : 'record.withdrawn'
  return [{ event, entity, id }]
}
