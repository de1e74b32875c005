import { useId, useState, type FormEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useDataProvider } from 'react-admin'
import { statesOf } from '../../../../entities/language/entity.ts'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { FullPageDialog } from '../../../kernel/controls/full-page-dialog.tsx'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useRecordActions } from '../../record/record-actions.ts'
import { ChooseFile } from '../import/choose-file.tsx'
import { useMatching, type Matched } from './use-matching.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface MatchingDialogProps {
  readonly name: string
  close(): void
}

/** Matches the rows of a file to the list's records, shows them as pairs, and moves those that are confirmed. */
export default function MatchingDialog(props: MatchingDialogProps) {
  return (
    <WithWords sets={['imports']}>
      <Dialog {...props} />
    </WithWords>
  )
}

/** By the number of a row, the record that was chosen for it; `` for none. */
type Choice = Readonly<Record<number, string>>

const suggested = (matched: Matched): Choice =>
  Object.fromEntries(matched.rows.map(({ number, certain, candidates }) => [number, certain ? candidates[0]!.id : '']))

function Dialog({ name, close }: MatchingDialogProps) {
  const { entity, labels, translate, format } = useScope()
  const provider = useDataProvider<CaptainDataProvider>()
  const actions = useRecordActions()
  const id = useId()
  const matching = entity.matchings![name]!
  const [choice, setChoice] = useState<Choice>({})
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<string>()
  const [writing, setWriting] = useState(false)
  const { file, matched, fault, reading, read } = useMatching(name, (next) => {
    setRefused(undefined)
    setChoice(suggested(next))
  })

  const states = statesOf(entity)!.name
  const records = new Map(matched?.waiting.map((record) => [record.id, record]))
  const used = Object.values(choice).filter(Boolean)
  const isTwice = new Set(used).size < used.length
  const pairs = (matched?.rows ?? []).filter(({ number }) => choice[number])
  const stateOf = ({ candidates }: Matched['rows'][number], record: string): string =>
    candidates.find((each) => each.id === record)?.to ?? matching.to

  const textOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return ''
    const { kind } = entity.fields[field] ?? {}
    if (typeof value === 'number')
      return kind === 'yen'
        ? translate('units.yen', { smart_count: value, n: format.number(value) })
        : format.number(value)
    return kind === 'date' ? format.date(String(value)) : String(value)
  }
  const recordText = (record: string): string => {
    const { title = '', values = {} } = records.get(record) ?? {}
    const texts = Object.entries(values).map(([path, value]) => textOf(path, value))
    return [...new Set([title, ...texts])].filter(Boolean).join(translate('commons.listSeparator'))
  }

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (writing || pairs.length === 0 || isTwice) return
    setWriting(true)
    setRefused(undefined)
    const moved = pairs.map((row) => {
      const record = choice[row.number]!
      return {
        id: record,
        version: records.get(record)!.version,
        to: stateOf(row, record),
        values: { ...row.sets, ...asked },
      }
    })
    try {
      const { changeSet } = await provider.transition(entity.name, { to: matching.to, records: moved })
      actions.notifyEdited(translate('imports.matching.done', { smart_count: moved.length }), changeSet)
      close()
    } catch (error) {
      const named = moved.map(({ id: record, version }) => ({ id: record, version, ...records.get(record)!.values }))
      setRefused(actions.failure(error, named as unknown as readonly CaptainRecord[]))
    } finally {
      setWriting(false)
    }
  }

  const hint = translate(`resources.${entity.name}.matchings.${name}.hint`)
  const unasked = (matching.asks ?? []).some((field) => !asked[field])
  return (
    <FullPageDialog close={close} maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} sx={{ fontSize: 16, fontWeight: 700, pb: 1 }}>
        {translate(`resources.${entity.name}.matchings.${name}.name`)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <ChooseFile text={file ?? hint} isChosen={file !== undefined} busy={reading} choose={(next) => void read(next)}>
          {reading && <LinearProgress aria-label={file ?? hint} sx={{ width: '100%' }} />}
        </ChooseFile>
        {fault !== undefined && <Alert severity="error">{fault}</Alert>}
        {matched && (
          <>
            <Columns
              key={matched.columns.join()}
              matched={matched}
              choose={(columns) => void read(undefined, columns)}
            />
            {matched.missing.length === 0 && (
              <form id={`${id}-form`} onSubmit={(event) => void confirm(event)} style={{ display: 'grid', gap: 12 }}>
                <Typography role="status" sx={{ fontSize: 14 }}>
                  {translate('imports.matching.found', {
                    smart_count: matched.rows.length,
                    certain: format.number(matched.rows.filter(({ certain }) => certain).length),
                  })}
                  {matched.skipped > 0 && ` ${translate('imports.matching.skipped', { smart_count: matched.skipped })}`}
                </Typography>
                {matching.asks?.map((field) => (
                  <NativeSelect
                    key={field}
                    id={`${id}-${field}`}
                    label={labels.label(field)}
                    value={asked[field] ?? ''}
                    options={[
                      { value: '', label: translate('imports.matching.choose') },
                      ...(entity.fields[field]!.options ?? []).map((value) => ({
                        value,
                        label: labels.option(field, value),
                      })),
                    ]}
                    choose={(value) => setAsked((all) => ({ ...all, [field]: value }))}
                  />
                ))}
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {matched.rows.map((row) => {
                    const { number, candidates } = row
                    const chosen = choice[number] ?? ''
                    const others = matched.waiting.filter(({ id: each }) => !candidates.some((one) => one.id === each))
                    const agreed = candidates.find((each) => each.id === chosen)?.agrees ?? []
                    const text = Object.keys(matching.columns)
                      .map((field) => textOf(field, row.values[field]))
                      .filter(Boolean)
                      .join(translate('commons.listSeparator'))
                    const differing = matching.pairs
                      .map(({ column }) => column)
                      .filter((each) => !agreed.includes(each))
                    return (
                      <Box key={number} component="li" sx={{ py: 1.5, borderTop: '1px solid var(--line)' }}>
                        <NativeSelect
                          id={`${id}-row-${number}`}
                          label={text}
                          value={chosen}
                          options={[
                            { value: '', label: translate('imports.matching.none') },
                            ...[...candidates, ...others].map((each) => ({
                              value: each.id,
                              label: recordText(each.id),
                            })),
                          ]}
                          choose={(record) => setChoice((all) => ({ ...all, [number]: record }))}
                        />
                        {chosen && (
                          <Typography
                            sx={{ fontSize: 13, color: differing.length > 0 ? 'warning.main' : 'text.secondary' }}
                          >
                            {translate(differing.length > 0 ? 'imports.matching.differs' : 'imports.matching.agrees', {
                              fields: differing
                                .map((field) => labels.label(field))
                                .join(translate('commons.listSeparator')),
                              status: labels.option(states, stateOf(row, chosen)),
                            })}
                          </Typography>
                        )}
                      </Box>
                    )
                  })}
                </Box>
                {isTwice && <Alert severity="warning">{translate('imports.matching.twice')}</Alert>}
                {refused !== undefined && <Alert severity="error">{refused}</Alert>}
              </form>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {translate('commons.actions.close')}
        </Button>
        {matched && matched.missing.length === 0 && (
          <Button
            type="submit"
            form={`${id}-form`}
            variant="contained"
            disabled={writing || pairs.length === 0 || isTwice || unasked}
          >
            {translate('imports.matching.confirm', { smart_count: pairs.length })}
          </Button>
        )}
      </DialogActions>
    </FullPageDialog>
  )
}

interface ColumnsProps {
  readonly matched: Matched
  choose(columns: readonly (string | null)[]): void
}

/** Which column of the file is which field; open where one is missing. */
function Columns({ matched, choose }: ColumnsProps) {
  const { labels, translate } = useScope()
  const id = useId()
  const { columns, fields, headings, samples, missing } = matched
  return (
    <details open={missing.length > 0}>
      <summary style={{ fontSize: 14, cursor: 'pointer', minHeight: 32 }}>
        {translate('imports.matching.columns')}
      </summary>
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('imports.matching.missing', {
            fields: missing.map((field) => labels.label(field)).join(translate('commons.listSeparator')),
          })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
        {fields.map((field) => (
          <Box key={field} sx={{ minWidth: 0 }}>
            <Typography component="label" htmlFor={`${id}-${field}`} sx={{ fontSize: 13 }}>
              {labels.label(field)}
            </Typography>
            <NativeSelect
              id={`${id}-${field}`}
              label={labels.label(field)}
              value={String(columns.indexOf(field))}
              options={[
                { value: '-1', label: translate('imports.leaveOut') },
                ...headings.map((heading, place) => ({
                  value: String(place),
                  label: [heading, samples[place]?.[0]].filter(Boolean).join(' / '),
                })),
              ]}
              choose={(value) =>
                choose(columns.map((each, place) => (place === Number(value) ? field : each === field ? null : each)))
              }
            />
          </Box>
        ))}
      </Box>
    </details>
  )
}
