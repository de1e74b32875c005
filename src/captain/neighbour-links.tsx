import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { LinkBase } from 'react-admin'
import type { ReactNode } from 'react'
import { useWords } from '../shell/words-context.tsx'
import { useNeighbours } from './neighbours.ts'
import type { CaptainRecord } from './record.ts'

interface NeighbourLinksProps {
  readonly id: string
  /** Where the same screen of another record is. */
  pathOf(record: CaptainRecord): string | undefined
}

/** The ways to the records before and after one in the list as it was left; nothing where there was no list. */
export function NeighbourLinks({ id, pathOf }: NeighbourLinksProps) {
  const { translate } = useWords()
  const { listed, previous, next } = useNeighbours(id)
  if (!listed) return null
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <Step
        words={translate('commons.actions.previousRecord')}
        path={previous && pathOf(previous)}
        icon={<NavigateBefore />}
      />
      <Step words={translate('commons.actions.nextRecord')} path={next && pathOf(next)} icon={<NavigateNext />} />
    </Box>
  )
}

interface StepProps {
  readonly words: string
  readonly path: string | undefined
  readonly icon: ReactNode
}

const Step = ({ words, path, icon }: StepProps) =>
  path === undefined ? (
    <IconButton disabled aria-label={words}>
      {icon}
    </IconButton>
  ) : (
    <IconButton component={LinkBase} to={path} aria-label={words} title={words}>
      {icon}
    </IconButton>
  )
