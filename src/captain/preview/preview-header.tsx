import ArrowBack from '@mui/icons-material/ArrowBack'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'react-admin'
import type { ReactNode } from 'react'
import { isDeletable, statesOf } from '../../../entities/language/entity.ts'
import { AlertMark } from '../../fields/base/alert-mark.tsx'
import { DeleteButton } from '../record/delete-button.tsx'
import { DuplicateButton } from '../record/duplicate-button.tsx'
import { AdjacentLinks } from '../record/adjacent-links.tsx'
import { NextVersionButton } from '../record/next-version-button.tsx'
import { Presence } from '../record/presence/presence.tsx'
import { isKeptVersion, type CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { StatusPill } from '../../kernel/status/status-pill.tsx'
import { TransitionButtons } from '../record/transition-buttons.tsx'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** On phones two rows: icons and printing first, then the transitions, whose words may wrap into two lines. */
const actionRow = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    '& > :not(.MuiButton-root), & > a:last-of-type': { order: -1 },
    '& > .MuiButton-root': { flex: '1 1 auto', px: 1.25 },
    '& > .MuiButton-root:not(:has(.MuiButton-startIcon))': {
      order: 1,
      // Two fill a row; none squeezes in beside the icons, where it would be a word wide.
      flex: '1 1 45%',
      minWidth: 'min-content',
      px: 0.75,
      lineHeight: 1.3,
      whiteSpace: 'normal',
      wordBreak: 'auto-phrase',
      overflowWrap: 'normal',
    },
  },
})

interface PreviewHeaderProps {
  readonly record: CaptainRecord
  readonly actions: ReactNode
  /** A line under the title. */
  readonly lead?: ReactNode
  onDeleted(): void
}

/** The header of a preview: back link to the list in its last state, title, state and actions. */
export function PreviewHeader({ record, actions, lead, onDeleted }: PreviewHeaderProps) {
  const { entity, labels, translate } = useScope()
  const titleOf = useRecordTitle([record])
  const paths = useRecordPaths()
  const states = statesOf(entity)
  const edit = paths.edit(record)

  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Link
          component={LinkBase}
          to={paths.list}
          underline="hover"
          color="text.secondary"
          aria-label={`${translate('commons.actions.back')}: ${labels.plural}`}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            minHeight: { xs: 44, sm: 'auto' },
            fontSize: 13,
          }}
        >
          <ArrowBack sx={{ fontSize: 16 }} aria-hidden />
          {labels.plural}
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}>
          <Typography
            component="h1"
            tabIndex={-1}
            data-record-title
            sx={{
              outline: 'none',
              fontSize: { xs: 20, sm: 24 },
              fontWeight: 700,
              lineHeight: 1.4,
              overflowWrap: 'anywhere',
              wordBreak: 'auto-phrase',
            }}
          >
            {titleOf(record)}
          </Typography>
          {states && <AlertMark source={states.name} />}
          {states && <StatusPill record={record} field={states} />}
        </Box>
        {lead}
        <Box sx={{ fontSize: 13 }}>
          <Presence id={record.id} />
        </Box>
      </Box>
      <Box sx={actionRow}>
        {!entity.parent && entity.edit !== 'single' && <AdjacentLinks id={record.id} pathOf={paths.preview} />}
        {paths.create && isDeletable(entity) && !isKeptVersion(entity, record) && (
          <DeleteButton record={record} onDone={onDeleted} />
        )}
        <DuplicateButton record={record} />
        {actions}
        <TransitionButtons record={record} pinned />
        {!isKeptVersion(entity, record) && <NextVersionButton record={record} />}
        {edit && (
          <Button variant="outlined" startIcon={<EditOutlined />} component={LinkBase} to={edit}>
            {translate('commons.actions.edit')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
