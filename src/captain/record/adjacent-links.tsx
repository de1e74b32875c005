import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { LinkBase } from 'react-admin'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { useAdjacentRecords } from './adjacent-records.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'

interface AdjacentLinksProps {
  readonly id: string
  /** The path of the same screen for another record. */
  pathOf(record: CaptainRecord): string | undefined
}

/** Links to the previous and next records of the list in its last state; nothing without a list. */
export function AdjacentLinks({ id, pathOf }: AdjacentLinksProps) {
  const { translate } = useWords()
  const { isListed, previous, next } = useAdjacentRecords(id)
  if (!isListed) return null
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <AdjacentLink
        words={translate('commons.actions.previousRecord')}
        path={previous && pathOf(previous)}
        icon={<NavigateBefore />}
      />
      <AdjacentLink
        words={translate('commons.actions.nextRecord')}
        path={next && pathOf(next)}
        icon={<NavigateNext />}
      />
    </Box>
  )
}

interface AdjacentLinkProps {
  readonly words: string
  readonly path: string | undefined
  readonly icon: ReactNode
}

const AdjacentLink = ({ words, path, icon }: AdjacentLinkProps) =>
  path === undefined ? (
    <IconButton disabled aria-label={words}>
      {icon}
    </IconButton>
  ) : (
    <IconButton component={LinkBase} to={path} aria-label={words} title={words}>
      {icon}
    </IconButton>
  )
