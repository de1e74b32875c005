import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { maxSheetCellLength } from '../../../../entities/language/declaration/export-layouts.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useFormat } from '../../../kernel/words/format.ts'
import { isUnfinished, type Export, type useExports } from './use-exports.ts'

type Actions = Pick<ReturnType<typeof useExports>, 'asked' | 'remove' | 'download' | 'again'>

interface ExportListProps extends Actions {
  /** Undefined until they are loaded. */
  readonly exports: readonly Export[] | undefined
}

/** One's exports of the last day: how far each is, its file, and what is wrong with it. */
export function ExportList({ exports, ...actions }: ExportListProps) {
  const { translate } = useWords()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} aria-busy={exports === undefined}>
      <Typography id={id} component="h3" sx={{ fontSize: 14, fontWeight: 700 }}>
        {translate('exports.mine')}
      </Typography>
      {exports?.length === 0 && (
        <Typography sx={{ fontSize: 14, color: 'text.secondary', mt: 1 }}>{translate('exports.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {exports?.map((each) => (
          <ExportItem key={each.id} item={each} {...actions} />
        ))}
      </Box>
    </Box>
  )
}

/** The geta mark, which stands for characters that an encoding lacks. */
const mark = '〓'

/** At most so many of the missing characters are shown. */
const maxCharacters = 20

function ExportItem({ item, asked, remove, download, again }: Actions & { readonly item: Export }) {
  const { translate } = useWords()
  const format = useFormat()
  const { file, status, written, records, missing, cut, cutTexts } = item
  const unfinished = isUnfinished(item)
  const isRefused = status === 'characters' || status === 'too-long'
  const isFault = status === 'failed' || isRefused
  const mayAsk = isRefused && asked[item.id] !== undefined
  const [busy, setBusy] = useState(false)
  const others = missing.length - maxCharacters

  async function once(work: Promise<void>): Promise<void> {
    setBusy(true)
    await work
    setBusy(false)
  }

  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid var(--line)', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontSize: 14, fontWeight: 700, overflowWrap: 'anywhere' }}>{file}</Typography>
          <Typography
            role="status"
            // How far it is changes every second, and is only there to read.
            aria-live={status === 'running' ? 'off' : 'polite'}
            sx={{ fontSize: 13, color: isFault ? 'error.main' : 'text.secondary' }}
          >
            {translate(`exports.${status}`, {
              smart_count: written,
              written: format.number(written),
              records: format.number(records),
              size: sizeText(item.size ?? 0, format.number),
            })}
            {isRefused && !mayAsk && ` ${translate(`exports.${status}-again`)}`}
          </Typography>
          {status === 'done' && (
            <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
              {translate('exports.expires', { time: format.dateTime(item.expiresAt) })}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, '& button': { minHeight: { xs: 44, sm: 32 } } }}>
          {status === 'done' && (
            <Button
              size="small"
              variant="outlined"
              aria-label={translate('exports.downloadOf', { file })}
              onClick={() => void download(item)}
            >
              {translate('exports.download')}
            </Button>
          )}
          <Button
            size="small"
            variant="text"
            aria-label={translate(unfinished ? 'exports.cancelOf' : 'exports.deleteOf', { file })}
            disabled={busy}
            onClick={() => void once(remove(item))}
          >
            {translate(unfinished ? 'commons.actions.cancel' : 'commons.actions.delete')}
          </Button>
        </Box>
      </Box>
      {unfinished && (
        <LinearProgress
          aria-label={file}
          {...(status === 'running' && records > 0
            ? { variant: 'determinate', value: Math.min((100 * written) / records, 100) }
            : {})}
          sx={{ mt: 1 }}
        />
      )}
      {missing.length > 0 && status !== 'too-long' && (
        <>
          {status === 'done' && (
            <Typography sx={{ fontSize: 13, mt: 0.5 }}>{translate('exports.replaced', { mark })}</Typography>
          )}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 13 }}>
            {missing.slice(0, maxCharacters).map(({ character, count, column }) => (
              <li key={character}>
                {translate('exports.missing', {
                  character,
                  column,
                  count: format.number(count),
                  code: `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
                })}
              </li>
            ))}
            {others > 0 && (
              <li>{translate('exports.missingMore', { smart_count: others, count: format.number(others) })}</li>
            )}
          </Box>
        </>
      )}
      {cutTexts.length > 0 && status !== 'characters' && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 13 }}>
          {cutTexts.map(({ column, title }) => (
            <li key={`${column} ${title}`}>{translate('exports.cutText', { column, title })}</li>
          ))}
          {cut > cutTexts.length && (
            <li>{translate('exports.cutTextsMore', { smart_count: cut - cutTexts.length })}</li>
          )}
        </Box>
      )}
      {cut > 0 && status === 'done' && (
        <Typography sx={{ fontSize: 13, mt: 0.5 }}>
          {/* What a layout has cut did not fit the columns of a courier. */}
          {translate(item.format === 'xlsx' && item.layout === null ? 'exports.cutCells' : 'exports.cut', {
            smart_count: cut,
            max: maxSheetCellLength,
          })}
        </Typography>
      )}
      {mayAsk && status === 'too-long' && (
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() => void once(again(item, { cutTexts: true }))}
          sx={{ mt: 1 }}
        >
          {translate('exports.cutAndMake')}
        </Button>
      )}
      {mayAsk && status === 'characters' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={() => void once(again(item, { replaceMissing: true }))}
          >
            {translate('exports.replace', { mark })}
          </Button>
          <Button
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={() => void once(again(item, { encoding: 'utf-8' }))}
          >
            {translate('exports.useUtf8')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const sizeText = (bytes: number, number: (value: number) => string): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1000))} KB` : `${number(Math.round(bytes / 100_000) / 10)} MB`
