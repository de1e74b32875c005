import { useId, useRef, useState, type FormEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { exportEncodings, exportFormats } from '../../../../entities/language/declaration/export-layouts.ts'
import { isPersonal, pathsOf } from '../../../../entities/language/derived/layout-paths.ts'
import { siteFields } from '../../../../entities/language/site-fields.ts'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { FullPageDialog } from '../../../kernel/controls/full-page-dialog.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useListScreen } from '../state/list-context.ts'
import { ExportList } from './export-list.tsx'
import { useExports, type ExportBody } from './use-exports.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface ExportDialogProps {
  close(): void
}

/** Exports the selection, or what the list shows, and has one's exports of the last day. */
export default function ExportDialog(props: ExportDialogProps) {
  return (
    <WithWords sets={['exports']}>
      <Dialog {...props} />
    </WithWords>
  )
}

const systemColumns = ['createdAt', 'updatedAt', 'createdBy', 'updatedBy']
const columnChoices = ['all', 'shown', 'chosen'] as const

/** The contents of a file without a layout: the list's own fields. */
const ofList = ''

function Dialog({ close }: ExportDialogProps) {
  const { entity, parent, site, labels, translate, locale } = useScope()
  const { columns: shown, trashed } = useListScreen()
  const { sort, filterValues, selectedIds, total = 0 } = useListContext<CaptainRecord>()
  const id = useId()
  const { exports, fault, start, ...actions } = useExports()
  const [layout, setLayout] = useState(ofList)
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('xlsx')
  const [encoding, setEncoding] = useState<(typeof exportEncodings)[number]>('utf-8')
  const [columnsOf, setColumnsOf] = useState<(typeof columnChoices)[number]>('all')
  const [chosen, setChosen] = useState<readonly string[]>(() => shown.map(({ field }) => field.name))
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)

  const fields = siteFields(entity, site)
  const known = ['id', ...fields.map(({ name }) => name), ...systemColumns]
  const columns = {
    all: known,
    shown: shown.map(({ field }) => field.name),
    chosen: known.filter((name) => chosen.includes(name)),
  }[columnsOf]
  const layouts = entity.layouts ?? {}
  const inFile = layout === ofList ? columns : layouts[layout]!.columns.flatMap(pathsOf)
  const personal = inFile.some((path) => {
    const [name, inner] = path.split('.')
    const field = fields.find((each) => each.name === name)
    // What a layout reads of another record is known to the server alone.
    return field && (isPersonal(field) || (inner !== undefined && field.kind === 'reference'))
  })

  function choose(name: string): void {
    setLayout(name)
    setFormat(layouts[name]?.format ?? 'xlsx')
    setEncoding(layouts[name]?.encoding ?? 'utf-8')
  }

  const isEmpty = layout === ofList && columns.length === 0
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || isEmpty) return
    setBusy(true)
    const narrowed = selectedIds.length > 0 ? { id: selectedIds } : filterValues
    const body: ExportBody = {
      entity: entity.name,
      filter: { ...(narrowed as object), ...(trashed && { trashed: true }) },
      sort: [sort.field, sort.order],
      format,
      language: locale,
      ...(parent !== undefined && { parent }),
      ...(format === 'csv' && { encoding }),
      ...(layout === ofList ? columnsOf !== 'all' && { columns } : { layout }),
    }
    await start(body)
    setBusy(false)
    // Below a long choice of columns nobody would see what became of it.
    list.current?.scrollIntoView({ block: 'nearest' })
  }

  const radios = <T extends string>(
    name: string,
    label: string,
    options: readonly T[],
    value: T,
    change: (value: T) => void,
    text: (option: T) => string,
  ) => (
    <FormControl>
      <FormLabel id={`${id}-${name}`} sx={{ fontSize: 14 }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-${name}`}
        name={name}
        value={value}
        onChange={(_, next) => change(next as T)}
      >
        {options.map((option) => (
          <FormControlLabel key={option} value={option} control={<Radio size="small" />} label={text(option)} />
        ))}
      </RadioGroup>
    </FormControl>
  )

  return (
    <FullPageDialog close={close} maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{translate('exports.title', { name: labels.things })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <form id={`${id}-form`} onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 12 }}>
          <Typography>
            {selectedIds.length > 0
              ? translate('exports.selection', { smart_count: selectedIds.length })
              : translate('exports.count', { smart_count: total })}
          </Typography>
          {Object.keys(layouts).length > 0 &&
            radios('what', translate('exports.what'), [ofList, ...Object.keys(layouts)], layout, choose, (name) =>
              name === ofList ? translate('exports.list') : translate(`resources.${entity.name}.layouts.${name}.name`),
            )}
          {radios('format', translate('exports.format'), exportFormats, format, setFormat, (each) =>
            translate(`exports.formats.${each}`),
          )}
          {format === 'csv' &&
            radios('encoding', translate('exports.encoding'), exportEncodings, encoding, setEncoding, (each) =>
              translate(`exports.encodings.${each}`),
            )}
          {layout === ofList &&
            radios('columns', translate('exports.columns'), columnChoices, columnsOf, setColumnsOf, (each) =>
              translate(`exports.columnsOf.${each}`),
            )}
          {layout === ofList && columnsOf === 'chosen' && (
            <FormGroup
              role="group"
              aria-label={translate('exports.chooseColumns')}
              sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pl: 1 }}
            >
              {known.map((name) => (
                <FormControlLabel
                  key={name}
                  control={
                    <Checkbox
                      size="small"
                      checked={chosen.includes(name)}
                      onChange={(_, checked) =>
                        setChosen((all) => (checked ? [...all, name] : all.filter((each) => each !== name)))
                      }
                    />
                  }
                  label={labels.label(name)}
                />
              ))}
            </FormGroup>
          )}
          {isEmpty && <Alert severity="warning">{translate('exports.noColumns')}</Alert>}
          {personal && (
            <Alert severity="info" variant="outlined">
              {translate('exports.personal')}
            </Alert>
          )}
          {fault !== undefined && <Alert severity="error">{fault}</Alert>}
        </form>
        <div ref={list}>
          <ExportList exports={exports} {...actions} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {translate('commons.actions.close')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" disabled={busy || isEmpty}>
          {translate('exports.start')}
        </Button>
      </DialogActions>
    </FullPageDialog>
  )
}
