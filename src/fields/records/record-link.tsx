import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { LinkBase, useGetManyAggregate, useTranslate } from 'react-admin'
import { useWords } from '../../shell/words/words-context.tsx'
import { recordName, useOpening } from '../../kernel/words/record-name.ts'
import { isAccountList } from '../../kernel/words/account-target.ts'

interface RecordProps {
  readonly entity: string
  readonly id: string
}

/** A record's title. One that was deleted, or that the user may not see, is reported as such. */
export function RecordName({ entity, id }: RecordProps) {
  const { locale, translate } = useWords()
  const { data, isPending, error } = useGetManyAggregate(entity, { ids: [id] })
  const record = data?.find((each) => each?.id === id)
  if (record) return <>{recordName(locale, entity, record)}</>
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {isPending && !error
        ? '…'
        : translate(isAccountList(entity) ? 'commons.inputs.unknownAccount' : 'commons.inputs.missing')}
    </Box>
  )
}

/** The title as a link to the page where the record opens. */
export function RecordLink(props: RecordProps) {
  const opening = useOpening(props.entity)
  if (!opening) return <RecordName {...props} />
  return (
    <LinkBase to={opening(props.id)}>
      <RecordName {...props} />
    </LinkBase>
  )
}

/** Opens the record in a new tab, beside the form. */
export function OpenRecord({ entity, id }: RecordProps) {
  const translate = useTranslate()
  const opening = useOpening(entity)
  const words = translate('commons.actions.openInNewTab')
  if (!opening) return null
  return (
    <IconButton
      component={LinkBase}
      to={opening(id)}
      target="_blank"
      rel="noopener"
      size="small"
      aria-label={words}
      title={words}
    >
      <OpenInNewIcon fontSize="small" />
    </IconButton>
  )
}
