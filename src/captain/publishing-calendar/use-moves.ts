import { useRef, useState } from 'react'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { instantFrom, wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useQuickWrite } from '../dashboard/quick-writes.ts'
import { keyOf, useMomentTitle, type Moment } from './moment.ts'

/** A moment on another day, at its time of day unless another is given; undefined if that is past, or no time. */
export function movedTo(moment: Moment, day: string, time = wallClock(moment.at)!.slice(11)): Moment | undefined {
  const at = instantFrom(`${day}T${moment.isDay ? '00:00' : time}`)
  if (at === undefined || (moment.isDay ? day <= today() : at <= new Date().toISOString())) return undefined
  return { ...moment, at, day }
}

interface Moves {
  /** The moments on their way, by key, where they will be. */
  readonly moving: ReadonlyMap<string, Moment>
  /** Moves a moment to a day, at its time of day unless another is given. Resolves to whether it is there. */
  move(moment: Moment, to: string, time?: string): Promise<boolean>
}

/**
 * Moves moments, never into the past. Each is shown where it will be at once, and again where it was if it is refused.
 * One write follows the other, so that a key may be pressed several times.
 */
export function useMoves(): Moves {
  const words = useWords()
  const { translate } = words
  const { site } = useTenant()
  const toast = useToast()
  const format = useFormat()
  const titleOf = useMomentTitle()
  const write = useQuickWrite()
  const [moving, setMoving] = useState<ReadonlyMap<string, Moment>>(new Map())
  const targets = useRef(new Map<string, Moment>())
  const versions = useRef(new Map<string, number>())
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve())

  const show = (key: string, target: Moment | undefined): void => {
    if (target) targets.current.set(key, target)
    else {
      targets.current.delete(key)
      versions.current.delete(key)
    }
    setMoving(new Map(targets.current))
  }

  async function save(from: Moment, target: Moment): Promise<boolean> {
    const key = keyOf(from)
    // What was to come after a move that was refused.
    if (!targets.current.has(key)) return false
    const { entity, id, field, language, isDay } = target
    const version = versions.current.get(key) ?? from.version
    const valueOf = (moment: Moment) => (isDay ? moment.day : moment.at)
    const [path, name] =
      entity === null
        ? [`publish-plans/${id}/schedule`, 'publishAt']
        : field === null
          ? [`${entity}/${id}/draft/schedule`, 'publishAt']
          : [`${entity}/${id}`, field]
    const answer = await write({
      entity: entity ?? 'publish-plan',
      method: 'PUT',
      path,
      body: { version, [name]: valueOf(target), ...(language && { language }) },
      done: translate('publishing.moved', {
        title: titleOf(target),
        what: entity === null ? translate('publishing.kinds.plan') : labelsOf(words, entity, site).menu,
        when: isDay ? format.date(target.day) : format.dateTime(target.at),
      }),
      // Of a schedule, which is in no change set.
      undo: (scheduled: { readonly version: number }) => ({
        method: 'PUT',
        path,
        body: { version: scheduled.version, [name]: valueOf(from), ...(language && { language }) },
      }),
    })
    if (answer) versions.current.set(key, answer.version)
    // The calendar has been read again by now.
    if (!answer || targets.current.get(key) === target) show(key, undefined)
    return answer !== undefined
  }

  return {
    moving,
    move(moment, to, time) {
      const from = targets.current.get(keyOf(moment)) ?? moment
      const target = movedTo(from, to, time)
      if (!target) {
        toast({ kind: 'error', text: translate('publishing.past') })
        return Promise.resolve(false)
      }
      show(keyOf(from), target)
      const saved = lastWrite.current.then(() => save(from, target))
      lastWrite.current = saved
      return saved
    },
  }
}
