import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { issueText, listText } from '../../../../locales/issue-text.ts'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { ScrollRegion } from '../../../kernel/controls/scroll-region.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useScope } from '../../../kernel/words/scope.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { moveKey, useRecordPaths } from '../../navigation/record-paths.ts'
import type { Barred } from './read-moves.ts'

/** Which records are moved. */
export function RecordNames({ names }: { readonly names: readonly string[] }) {
  const { labels, translate } = useScope()
  if (names.length === 1) return <p style={{ margin: 0 }}>{translate('commons.quoted', { title: names[0]! })}</p>
  return (
    <ScrollRegion label={labels.records(names.length)} sx={{ maxHeight: 144, overflowY: 'auto' }}>
      <Box component="ul" data-chosen sx={list}>
        {names.map((name, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- records may be called the same
          <li key={place}>{name}</li>
        ))}
      </Box>
    </ScrollRegion>
  )
}

interface BarredRecordsProps {
  readonly barred: readonly Barred[]
  readonly to: string
  titleOf(record: CaptainRecord): string
}

/** Which of the chosen records are not moved, and why; each leads to its form, beside the dialog and what is typed there. */
export function BarredRecords({ barred, to, titleOf }: BarredRecordsProps) {
  const { entity, labels, translate } = useScope()
  const paths = useRecordPaths()
  if (barred.length === 0) return null
  const text = translate('commons.working.barred', { smart_count: barred.length })
  const reasonOf = ({ issues }: Barred): string =>
    [...new Set(issues.map((issue) => issueText(translate, labels, issue)))].reduce((first, second) =>
      translate('commons.sentences', { first, second }),
    )
  return (
    <MessageBar tone="warning">
      <b>{text}</b>
      <ScrollRegion label={text} sx={{ maxHeight: 168, overflowY: 'auto', mt: 0.5 }}>
        <Box component="ul" data-barred sx={list}>
          {barred.map((each) => (
            <li key={each.record.id}>
              {entity.edit === true && each.issues.some(({ rule }) => !rule.startsWith('integrity.')) ? (
                <LinkBase to={`${paths.edit(each.record)}?${moveKey}=${to}`} target="_blank">
                  {titleOf(each.record)}
                </LinkBase>
              ) : (
                <b>{titleOf(each.record)}</b>
              )}
              <div>{reasonOf(each)}</div>
            </li>
          ))}
        </Box>
      </ScrollRegion>
    </MessageBar>
  )
}

interface OwnValuesProps {
  readonly labels: readonly string[]
  fillIn(): void
}

/** The fields of which each record keeps its own value, and a way to fill in one for all. */
export function OwnValues({ labels, fillIn }: OwnValuesProps) {
  const { translate } = useWords()
  return (
    <MessageBar
      tone="info"
      actions={
        <Button size="small" variant="outlined" onClick={fillIn}>
          {translate('commons.working.sameForAll')}
        </Button>
      }
    >
      {translate('commons.working.own', { labels: listText(translate, labels) })}
    </MessageBar>
  )
}

const list = { m: 0, p: 0, pl: 2.5, '& li': { overflowWrap: 'anywhere' } } as const
