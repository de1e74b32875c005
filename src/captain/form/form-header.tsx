import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LinkBase, type RaRecord } from 'react-admin'
import { use, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { statesOf, titleOf } from '../../../entities/language/entity.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { StatusPill } from '../../kernel/status/status-pill.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { textIn } from '../../kernel/api/text-in.ts'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { RelatedCreationContext } from './related-creation.ts'
import { useFormState, useFormSession } from '../../kernel/form/session-context.tsx'
import { hasTitle } from '../../kernel/form/has-title.ts'

interface FormHeaderProps {
  /** The path of the list, which opens in its last state. None where the record is the tenant's only one. */
  readonly listPath: string | undefined
  /** When the record was last saved and by whom, and who else has it open. */
  readonly lastSaved?: ReactNode
  /** Links to the previous and next record. */
  readonly neighbours?: ReactNode
  readonly actions: ReactNode
  /** The table of contents of a long form. */
  readonly contents: ReactNode
}

/** The sticky header of a form: back link, the record's current title, its state, and its actions. */
export function FormHeader({ listPath, lastSaved, neighbours, actions, contents }: FormHeaderProps) {
  const { entity } = useFormSession()
  const { plural } = useLabels(entity)
  const { translate } = useWords()
  const base = useFormState((state) => state.base)
  const states = statesOf(entity)
  const title = useFormTitle()
  const titleId = use(RelatedCreationContext)?.titleId
  return (
    <Box component="header" sx={sticky}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            color: 'text.secondary',
            fontSize: '0.8125rem',
            lineHeight: 1.6,
          }}
        >
          {listPath !== undefined && (
            <Link
              component={LinkBase}
              to={listPath}
              underline="hover"
              color="inherit"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
              aria-label={`${translate('commons.actions.back')}: ${plural}`}
            >
              <ArrowBack sx={{ fontSize: '1rem' }} aria-hidden />
              {plural}
            </Link>
          )}
          {lastSaved}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Box
            component="h1"
            id={titleId}
            title={title}
            tabIndex={-1}
            data-record-title
            sx={{
              m: 0,
              outline: 'none',
              fontSize: '1.25rem',
              fontWeight: 700,
              lineHeight: 1.5,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {title}
          </Box>
          {states && base.id !== undefined && <StatusPill record={base as RaRecord} field={states} />}
        </Box>
      </Box>
      {neighbours}
      {actions}
      {contents}
    </Box>
  )
}

/** The record's title as currently typed; while it is empty, the name of the screen. */
export function useFormTitle(): string {
  const { entity, form } = useFormSession()
  const labels = useLabels(entity)
  const { locale } = useWords()
  const title = titleOf(entity)
  const [own, english] = useWatch<Record<string, unknown>>({ name: [title, `${title}En`] })
  const typed = textIn(locale, { [title]: own, [`${title}En`]: english }, title)
  const base = useFormState((state) => state.base)
  const untitled = base.id !== undefined && !hasTitle(entity) ? (base as CaptainRecord) : undefined
  const titleIn = useRecordTitle(untitled && [untitled])
  if (entity.edit === 'single') return labels.name
  if (untitled) return titleIn(untitled)
  return hasTitle(entity) && typeof typed === 'string' && typed.trim() !== ''
    ? typed
    : labels.title(form === 'create' ? 'create' : 'edit')
}

const sticky = {
  // On phones the frame shows the title, and the buttons are at the bottom.
  position: { xs: 'static', sm: 'sticky' },
  top: 'var(--bar, 56px)',
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 64,
  py: 1,
  mb: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const
