import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import type { Values } from '../../../../entities/language/input/body.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { ScrollRegion } from '../../../kernel/controls/scroll-region.tsx'
import { FieldText } from '../../history/field-text.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import type { ConflictChoice, MergeResult } from '../../../kernel/form/merge.ts'
import { useFormSession } from '../../../kernel/form/session-context.tsx'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'

interface CompareVersionsProps {
  readonly merge: MergeResult
  /** What both sides come from; left out where nobody needs it for the choice. */
  readonly base?: Values
  readonly theirs?: Values
  /** What the two sides are called. */
  readonly words: {
    readonly title: string
    readonly theirs: string
    readonly mine: string
    /** The text above the fields to choose from, or shown when there are none. */
    readonly intro: string
    readonly noClash: string
    /** The heading of the fields that need no choice, next to those that do. */
    readonly others: string
    readonly ok: string
  }
  onChoose(choices: Readonly<Record<string, ConflictChoice>>): void
  onClose(): void
}

/**
 * Compares two sides of a record field by field against their common base. Where both changed a field, the user chooses
 * one.
 */
export default function CompareVersions({ merge, base, theirs, words, onChoose, onClose }: CompareVersionsProps) {
  const { translate } = useWords()
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({})
  const open = merge.clashes.filter(({ field }) => choices[field] === undefined).length
  const clashing = new Set(merge.clashes.map(({ field }) => field))
  const others = merge.touched.filter((field) => !clashing.has(field))
  return (
    <ActionDialog
      title={words.title}
      maxWidth="lg"
      first={
        <>
          {open > 0 && (
            <Box role="status" sx={{ mr: 'auto', pl: 2, color: 'text.secondary' }}>
              {translate('forms.conflict.remaining', { smart_count: open })}
            </Box>
          )}
        </>
      }
      actions={
        <Button variant="contained" disabled={open > 0} onClick={() => onChoose(choices)}>
          {words.ok}
        </Button>
      }
      close={onClose}
    >
      <p style={{ margin: 0 }}>{merge.clashes.length > 0 ? words.intro : words.noClash}</p>
      {merge.clashes.map(({ field, ...sides }) => (
        <Row
          key={field}
          field={field}
          sides={base ? sides : { theirs: sides.theirs, mine: sides.mine }}
          words={words}
          choice={choices[field] ?? null}
          onChoose={(choice) => setChoices({ ...choices, [field]: choice })}
        />
      ))}
      {others.length > 0 && merge.clashes.length > 0 && (
        <Box component="h3" sx={{ m: 0, fontSize: '0.875rem' }}>
          {words.others}
        </Box>
      )}
      {others.map((field) => (
        <Row
          key={field}
          field={field}
          sides={{ base: base?.[field], theirs: theirs?.[field], mine: merge.values[field] }}
          words={words}
          taken={merge.taken.includes(field) ? 'theirs' : 'mine'}
        />
      ))}
    </ActionDialog>
  )
}

interface RowProps {
  readonly field: string
  readonly sides: { readonly base?: unknown; readonly theirs: unknown; readonly mine: unknown }
  readonly words: CompareVersionsProps['words']
  readonly choice?: ConflictChoice | null
  /** The side that is taken without a choice. */
  readonly taken?: ConflictChoice
  onChoose?(choice: ConflictChoice): void
}

function Row({ field, sides, words, choice, taken, onChoose }: RowProps) {
  const { entity } = useFormSession()
  const { translate } = useWords()
  const name = useLabels(entity).label(field)
  const sideOf = (side: ConflictChoice) => (
    <ScrollRegion label={words[side]} sx={{ ...cell, ...((choice ?? taken) === side && chosen) }}>
      {onChoose ? (
        <FormControlLabel
          value={side}
          control={<Radio size="small" />}
          label={words[side]}
          sx={{ display: 'flex', mt: -1, '& .MuiFormControlLabel-label': caption }}
        />
      ) : (
        <Box sx={caption}>{words[side]}</Box>
      )}
      <FieldText field={entity.fields[field]!} value={sides[side]} />
    </ScrollRegion>
  )
  const sidesShown = (
    <Box sx={columns}>
      {'base' in sides && (
        <ScrollRegion label={translate('forms.conflict.base')} sx={cell}>
          <Box sx={caption}>{translate('forms.conflict.base')}</Box>
          <FieldText field={entity.fields[field]!} value={sides.base} />
        </ScrollRegion>
      )}
      {sidesOf(taken).map((side) => (
        <div key={side}>{sideOf(side)}</div>
      ))}
    </Box>
  )
  return (
    <Box role="group" aria-label={name} data-compare={field}>
      <Box sx={{ fontWeight: 700, mb: 0.5 }}>{name}</Box>
      {onChoose ? (
        <RadioGroup value={choice ?? ''} onChange={(_, value) => onChoose(value as ConflictChoice)}>
          {sidesShown}
        </RadioGroup>
      ) : (
        sidesShown
      )}
    </Box>
  )
}

const sidesOf = (taken: ConflictChoice | undefined): readonly ConflictChoice[] => (taken ? [taken] : ['theirs', 'mine'])

/** The sides beside each other where there is room. */
const columns = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'none' },
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: 'minmax(0, 1fr)' },
} as const
const caption = { fontSize: '0.75rem', fontWeight: 700, color: 'text.secondary' } as const
const cell = {
  height: '100%',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  minWidth: 0,
  maxHeight: 320,
  overflow: 'auto',
} as const
const chosen = { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' } as const
