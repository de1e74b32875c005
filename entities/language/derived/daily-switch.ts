import { statesOf, type Entity } from '../entity.ts'

/** A value that staff switch several times a day: a toggle, or two states that follow each other. */
export interface DailySwitch {
  readonly field: string
  readonly isState: boolean
  readonly usual: boolean | string
  readonly other: boolean | string
}

/** What an entity declares under `daily`; undefined for most. */
export function dailySwitchOf(entity: Entity): DailySwitch | undefined {
  const [declared] = Object.entries(entity.daily ?? {}) as [string, readonly [boolean | string, boolean | string]][]
  if (!declared) return undefined
  const [field, [usual, other]] = declared
  return { field, isState: field === statesOf(entity)?.name, usual, other }
}
