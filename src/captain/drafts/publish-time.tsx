import { useState, type ReactNode } from 'react'
import { fieldOf } from '../../../entities/language/entity.ts'
import { dateTime } from '../../../entities/language/fields/date-time.ts'
import * as input from '../../fields/input/date-time.tsx'
import { outsideForm } from '../../kernel/form/field-entry.ts'
import { useWords } from '../../shell/words/words-context.tsx'

const field = fieldOf('publishAt', dateTime().optional())

interface PublishTime {
  /** Where the time is entered, in the tenant's zone. */
  readonly control: ReactNode
  /** The instant that was entered; undefined if it is none, or past, which the control then says. */
  read(): string | undefined
}

/** Asks for a time to come, at which something is published. `initial` is the one that is set already. */
export function usePublishTime(id: string, label: string, initial: string | null): PublishTime {
  const { translate } = useWords()
  const [at, setAt] = useState<unknown>(initial)
  const [error, setError] = useState<string>()
  return {
    control: (
      <input.Input.Part
        entry={{
          field,
          path: field.name,
          id,
          label,
          ...outsideForm,
          error,
          value: at,
          change: (value) => {
            setAt(value)
            setError(undefined)
          },
        }}
      />
    ),
    read() {
      const time = typeof at === 'string' ? Date.parse(at) : Number.NaN
      if (time > Date.now()) return String(at)
      setError(translate(`drafts.schedule.${Number.isNaN(time) ? 'noTime' : 'past'}`))
      return undefined
    },
  }
}
