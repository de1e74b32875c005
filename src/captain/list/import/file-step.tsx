import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { maxImportRows } from '../../../../entities/language/derived/import-forms.ts'
import { ChooseFile } from './choose-file.tsx'
import { isPartlyTakenBack } from '../judged/judged-state.tsx'
import { isAtWork } from '../judged/use-judged.ts'
import type { Imports } from './use-imports.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** The file: chosen, dropped, or one of before; and templates to fill in. */
export function FileStep({ mine: imports, upload, open, remove, download, busy }: Imports) {
  const { entity, labels, translate, locale, format } = useScope()
  const id = useId()
  const [reading, setReading] = useState<string>()

  async function take(file: File): Promise<void> {
    setReading(file.name)
    await upload(file)
    setReading(undefined)
  }
  const template = (kind: 'xlsx' | 'csv'): Promise<void> => {
    const query = new URLSearchParams({ entity: entity.name, format: kind, language: locale })
    return download(`template?${query}`, `${labels.plural}.${kind}`)
  }

  return (
    <>
      <ChooseFile
        text={translate('imports.drop', { rows: format.number(maxImportRows) })}
        accept=".csv,.tsv,.txt,.xlsx,.zip,application/zip,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        busy={busy}
        choose={(file) => void take(file)}
      >
        <Box role="status" sx={{ width: '100%', '&:empty': { position: 'absolute' } }}>
          {reading !== undefined && (
            <>
              <Typography sx={{ fontSize: 13 }}>{translate('imports.reading', { file: reading })}</Typography>
              <LinearProgress aria-label={reading} sx={{ mt: 1 }} />
            </>
          )}
        </Box>
      </ChooseFile>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontSize: 14, flex: { xs: '1 1 100%', sm: '1 1 160px' } }}>
          {translate('imports.template')}
        </Typography>
        <Button size="small" variant="outlined" disabled={busy} onClick={() => void template('xlsx')}>
          {translate('imports.templateXlsx')}
        </Button>
        <Button size="small" variant="outlined" disabled={busy} onClick={() => void template('csv')}>
          {translate('imports.templateCsv')}
        </Button>
      </Box>
      <Link
        underline="always"
        href={`/api/docs/guides/imports?lang=${locale}`}
        target="_blank"
        rel="noopener"
        sx={{ fontSize: 14, justifySelf: 'start' }}
      >
        {translate('imports.help')}
      </Link>
      <Box component="section" aria-labelledby={id}>
        <Typography id={id} component="h3" sx={{ fontSize: 14, fontWeight: 700 }}>
          {translate('imports.mine')}
        </Typography>
        {imports?.length === 0 && (
          <Typography sx={{ fontSize: 14, color: 'text.secondary', mt: 1 }}>{translate('imports.none')}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {imports?.map((each) => (
            <Box
              key={each.id}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                py: 1,
                borderTop: '1px solid var(--line)',
              }}
            >
              <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
                <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{each.title}</Typography>
                <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {format.dateTime(each.createdAt)}{' '}
                  {translate(`imports.status.${each.status}${isPartlyTakenBack(each) ? 'But' : ''}`)}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={translate('imports.open', { file: each.title })}
                onClick={() => open(each.id)}
              >
                {translate('imports.show')}
              </Button>
              <Button
                size="small"
                aria-label={translate('imports.remove', { file: each.title })}
                disabled={busy || (isAtWork(each) && each.status !== 'judging')}
                onClick={() => void remove(each.id)}
              >
                {translate('commons.actions.delete')}
              </Button>
            </Box>
          ))}
        </Box>
      </Box>
    </>
  )
}
