import Box from '@mui/material/Box'
import { draftState } from '../../../entities/language/fields/states.ts'
import { useShortTime } from '../../kernel/form/short-time.ts'
import { derivedStatusOf } from '../../kernel/status/status.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { StatusPill } from '../../kernel/status/status-pill.tsx'
import { useBinding } from '../base/binding-context.ts'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'

/** Shows a record's state. Only transitions change it, so that saving never publishes. */
function StatusInput({ field, value }: FieldEntry) {
  const { Values } = useBinding()
  const { versions } = useEntity()
  const { translate } = useWords()
  const clock = useShortTime()
  const { from = versions?.from, until } = field.window ?? {}
  const noteOf = (opens: unknown, closes: unknown): string | undefined => {
    if (!field.window) return undefined
    const status = derivedStatusOf(field, {
      [field.name]: value,
      [field.window.from]: opens,
      [field.window.until]: closes,
    })
    if (status === draftState) return translate('commons.form.draftHidden')
    if (status === 'scheduled') return translate('commons.form.opensAt', { time: clock(String(opens)) })
    if (status === field.window.during && closes)
      return translate('commons.form.closesAt', { time: clock(String(closes)) })
    return undefined
  }
  return (
    <Values of={[from ?? field.name, until ?? field.name]}>
      {([opens, closes]) => (
        <div>
          <StatusPill
            record={{ id: '', ...(from && { [from]: opens }), ...(until && { [until]: closes }), [field.name]: value }}
            field={field}
          />
          <Box data-status-note sx={note}>
            {noteOf(opens, closes)}
          </Box>
        </div>
      )}
    </Values>
  )
}

const note = { mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary', '&:empty': { display: 'none' } } as const

export const Input = inputComponent(StatusInput, { group: true })
