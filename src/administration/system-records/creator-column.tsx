import { useMemo } from 'react'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Column } from '../data-rows.tsx'
import { Pill } from '../pill.tsx'

interface Made {
  readonly creator: { readonly name: string | null; readonly mayEnter: boolean }
}

/**
 * The column that says who made a key or a webhook, and marks who may no longer enter the tenant, as long as it is in
 * force: nothing else shows that it continues to work without them. Its texts are in `api-keys`.
 */
export function useCreatorColumn<Row extends Made>(isInForce: (row: Row) => boolean): Column<Row> {
  const { translate } = useWords()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return useMemo(
    () => ({
      name: 'createdBy',
      label: translate('api-keys.creator.label'),
      cell: (row) => {
        const { name, mayEnter } = row.creator
        const shown = name ?? translate('commons.inputs.unknownAccount')
        return (
          <Box component="span" sx={style}>
            {/* Cards have no column headers, so the value itself says whose name it is. */}
            <span>{phone ? translate('api-keys.creator.by', { name: shown }) : shown}</span>
            {!mayEnter && isInForce(row) && <Pill colour="amber">{translate('api-keys.creator.left')}</Pill>}
          </Box>
        )
      },
    }),
    [translate, phone, isInForce],
  )
}

const style = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.25,
  // Two lines are higher than a row.
  py: { xs: 0, sm: 0.75 },
} as const
