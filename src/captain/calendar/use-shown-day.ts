import { useState } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { currentBusinessDay } from '../../../entities/language/dates/plain-date.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

/** By tenant and entity. */
const shownDays = new Map<string, string>()

const keyOf = (tenant: string, { name }: Entity): string => `${tenant}/${name}`

/** The day whose week or month the calendar shows: today, or the one last shown before the user left for a form. */
export function useShownDay(): readonly [string, (day: string) => void] {
  const { slug } = useTenant()
  const calendar = keyOf(slug, useEntity())
  const [day, setDay] = useState(() => shownDays.get(calendar) ?? currentBusinessDay())
  return [
    day,
    (next) => {
      shownDays.set(calendar, next)
      setDay(next)
    },
  ]
}

/** Lets the calendar begin with today. */
export const forgetShownDay = (tenant: string, entity: Entity): unknown => shownDays.delete(keyOf(tenant, entity))
