import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { issueText } from '../../../locales/issue-text.ts'
import { readBody } from '../../../entities/language/input/body.ts'
import type { Field } from '../../../entities/language/entity.ts'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputByKind } from '../../fields/input/by-kind.ts'
import { emptyItem } from '../../fields/lines/empty-item.ts'
import { statesWithHours, valuesOf, type Pattern, type Span } from './patterns.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface PatternFormProps {
  /** The pattern to start from. */
  readonly from: Pattern | undefined
  use(pattern: Pattern): void
}

/** Defines a pattern with hours, which are checked as in the record's form. */
export function PatternForm({ from, use }: PatternFormProps) {
  const { entity, site, labels, translate } = useScope()
  const { state, spans } = entity.calendar!
  const states = statesWithHours(entity)
  const hoursField = entity.fields[spans.field]!
  const [pattern, setPattern] = useState<Pattern>(() =>
    from?.hours?.length && states.includes(from.state) ? from : { state: states[0]!, hours: [emptyItem(hoursField)] },
  )
  const [tried, setTried] = useState(false)

  const result = readBody(entity, site, 'edit', valuesOf(entity, pattern))
  const missing = pattern.hours?.length ? [] : [{ path: [spans.field], rule: hoursField.missingRule, params: {} }]
  const issues = [...(result.issues ?? []), ...missing]
  const inside = (name: string) =>
    Object.fromEntries(
      tried
        ? issues
            .filter(({ path }) => path[0] === name)
            .map((issue) => [issue.path.slice(1).join('.'), issueText(translate, labels, issue)])
        : [],
    )
  const entryOf = (field: Field, value: unknown, change: (value: unknown) => void): FieldEntry => {
    const { '': error, ...rest } = inside(field.name)
    return {
      field,
      path: field.name,
      id: `pattern-${field.name}`,
      label: labels.label(field.name),
      required: true,
      readOnly: false,
      error,
      inside: rest,
      value,
      change,
      blur: () => {},
      focusable: () => {},
    }
  }
  const { Part: Hours } = inputByKind[hoursField.kind].Input
  const { Part: State } = inputByKind[entity.fields[state]!.kind].Input

  const submit = () => {
    setTried(true)
    if (result.issues || issues.length > 0) return
    use({ state: pattern.state, hours: result.values[spans.field] as readonly Span[] })
  }
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      sx={card}
    >
      {states.length > 1 && (
        <State
          entry={entryOf({ ...entity.fields[state]!, options: states }, pattern.state, (value) =>
            setPattern({ ...pattern, state: String(value) }),
          )}
        />
      )}
      <Hours
        entry={entryOf(hoursField, pattern.hours, (value) =>
          setPattern({ ...pattern, hours: value as readonly Span[] | null }),
        )}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {translate('calendar.paint.use')}
      </Button>
    </Box>
  )
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  maxWidth: 560,
  mb: 1.5,
  p: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
