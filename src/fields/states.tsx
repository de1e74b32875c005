import { useRecordContext } from 'react-admin'
import { useEntity } from '../captain/entity-context.tsx'
import { StatusPill } from '../captain/status-pill.tsx'
import { useBinding } from './binding.ts'
import type { Entry } from './entry.ts'
import { input, shown, type ShownProps } from './halves.tsx'

function Pill({ field, value }: ShownProps) {
  const record = useRecordContext()
  return <StatusPill record={{ id: '', ...record, [field.name]: value }} field={field} />
}

/** Where a record stands. Moving it is the matter of its transitions, so that no plain save ever publishes. */
function Standing({ field, value }: Entry) {
  const { Values } = useBinding()
  const { versions } = useEntity()
  const { from = versions?.from, until } = field.window ?? {}
  return (
    <Values of={[from ?? field.name, until ?? field.name]}>
      {([opens, closes]) => (
        <div>
          <StatusPill
            record={{ id: '', ...(from && { [from]: opens }), ...(until && { [until]: closes }), [field.name]: value }}
            field={field}
          />
        </div>
      )}
    </Values>
  )
}

export const Column = shown(Pill)
export const Preview = shown(Pill)
export const Input = input(Standing, { group: true })
