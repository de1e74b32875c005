import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { use, useMemo, useState } from 'react'
import { operatorSite } from '../../../entities/installation.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { FileButton } from '../../kernel/uploads/file-button.tsx'
import { qrCodeOf, cornerShapes, dotShapes, plainStyle, type QrStyle } from './qr-code.ts'
import { QrDrawing } from './qr-drawing.tsx'
import { ShapeSelect } from './shape-select.tsx'
import type { Entity } from '../../../entities/language/entity.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface QrDialogProps {
  readonly record: CaptainRecord
  close(): void
}

/** The QR code of a record's public URL, or of the current page, to open it on a phone. */
export default function QrDialog({ record, close }: QrDialogProps) {
  const words = useWords()
  use(words.load('qr'))
  const { translate } = words
  const { entity, tenant } = useScope()
  const titleOf = useRecordTitle([record])
  const { origin, pathname } = window.location
  const shown = publicUrl(entity, record, tenant, origin)
  const pageUrl = origin + pathname
  const [address, setAddress] = useState(shown ?? pageUrl)
  const [isHere, setHere] = useState(shown === undefined)
  const [look, setLook] = useState<QrStyle>(plainStyle)
  const [logoRefused, setLogoRefused] = useState(false)
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const code = useMemo(() => codeOrNone(address, look), [address, look])
  const change = (part: Partial<QrStyle>) => setLook((before) => ({ ...before, ...part }))

  async function takeLogo(file: File | undefined): Promise<void> {
    if (!file) return
    const logo = await logoFrom(file)
    setLogoRefused(logo === undefined)
    if (logo !== undefined) change({ logo })
  }
  async function save(extension: 'png' | 'svg'): Promise<void> {
    const name = fileNameOf(entity, record, titleOf(record))
    await code?.download({ name, extension })
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" fullScreen={phone} aria-labelledby="qr-title">
      <DialogTitle id="qr-title">{translate('qr.title')}</DialogTitle>
      <DialogContent
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', alignContent: 'flex-start' }}
      >
        <Box sx={{ flex: '0 0 auto', width: 300, maxWidth: '100%', mx: 'auto', pt: '1px' }}>
          {code && <QrDrawing code={code} label={translate('qr.codeOf', { address })} />}
        </Box>
        <Box sx={{ flex: '1 1 18rem', display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0, pt: 1 }}>
          {shown !== undefined && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={isHere ? 'here' : 'public'}
              aria-label={translate('qr.of')}
              onChange={(_, to: 'here' | 'public' | null) => {
                if (to === null) return
                setHere(to === 'here')
                setAddress(to === 'here' ? pageUrl : shown)
              }}
            >
              <ToggleButton value="public">{translate('qr.public')}</ToggleButton>
              <ToggleButton value="here">{translate('qr.preview')}</ToggleButton>
            </ToggleButtonGroup>
          )}
          <TextField
            size="small"
            type="url"
            label={translate('qr.address')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            error={!code}
            helperText={helpText()}
            slotProps={{ htmlInput: { maxLength: 500, readOnly: isHere, spellCheck: false } }}
          />
          <Box sx={row}>
            <ShapeSelect
              label={translate('qr.dots')}
              shapes={dotShapes}
              value={look.dots as (typeof dotShapes)[number]}
              choose={(dots) => change({ dots })}
            />
            <ShapeSelect
              label={translate('qr.corners')}
              shapes={cornerShapes}
              value={look.corners as (typeof cornerShapes)[number]}
              choose={(corners) => change({ corners })}
            />
          </Box>
          <Box sx={row}>
            <ColourBox label={translate('qr.colour')} value={look.colour} choose={(colour) => change({ colour })} />
            <ColourBox label={translate('qr.ground')} value={look.ground} choose={(ground) => change({ ground })} />
          </Box>
          <Box sx={row}>
            <FileButton
              variant="outlined"
              size="small"
              accept="image/png,image/jpeg,image/webp"
              take={(files) => void takeLogo(files[0])}
            >
              {translate('qr.chooseLogo')}
            </FileButton>
            {look.logo !== undefined && (
              <Button size="small" color="inherit" onClick={() => change({ logo: undefined })}>
                {translate('qr.dropLogo')}
              </Button>
            )}
          </Box>
          <Box role="status" sx={{ fontSize: 13, color: 'error.main', '&:empty': { display: 'none' } }}>
            {logoRefused && <div>{translate('qr.logoRefused')}</div>}
            {!isReadable(look.colour, look.ground) && <div>{translate('qr.unreadable')}</div>}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('commons.actions.close')}
        </Button>
        <Button variant="outlined" disabled={!code} onClick={() => void save('svg')}>
          {translate('qr.save', { type: 'SVG' })}
        </Button>
        <Button variant="contained" disabled={!code} onClick={() => void save('png')}>
          {translate('qr.save', { type: 'PNG' })}
        </Button>
      </DialogActions>
    </Dialog>
  )

  function helpText(): string | undefined {
    if (!code) return translate('qr.noAddress')
    if (isHere) return translate('qr.signInThere')
    return tenant.site === operatorSite ? undefined : translate('qr.correctIt')
  }
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const

/** The code of an http(s) URL; undefined for anything else, and for URLs that are too long. */
function codeOrNone(address: string, look: QrStyle): ReturnType<typeof qrCodeOf> | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  try {
    return qrCodeOf(address, look)
  } catch {
    return undefined
  }
}

interface ColourBoxProps {
  readonly label: string
  readonly value: string
  choose(colour: string): void
}

/** A colour, chosen with the browser's picker. */
function ColourBox({ label, value, choose }: ColourBoxProps) {
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, fontSize: 14 }}>
      <Box
        component="input"
        type="color"
        value={value}
        onChange={(event: { target: { value: string } }) => choose(event.target.value)}
        sx={{ width: 40, height: 32, p: 0.25, border: 1, borderColor: 'divider', borderRadius: 1, cursor: 'pointer' }}
      />
      {label}
    </Box>
  )
}

/** The minimum contrast at which cameras detect the dots; the dots must be the darker colour. */
const minContrast = 4

/** Whether a QR code in these colours is readable: dark dots with enough contrast (WCAG 2.2, relative luminance). */
function isReadable(dots: string, ground: string): boolean {
  const [dark, light] = [luminance(dots), luminance(ground)]
  return (light + 0.05) / (dark + 0.05) >= minContrast
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Maximum size of a logo file, in bytes; it is embedded in every code. */
const maxLogoBytes = 1024 * 1024

/** Reads a picture as a `data:` URL; undefined if it is too large or the browser cannot decode it. */
async function logoFrom(file: File): Promise<string | undefined> {
  if (file.size > maxLogoBytes) return undefined
  try {
    ;(await createImageBitmap(file)).close()
  } catch {
    return undefined
  }
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(undefined))
    reader.readAsDataURL(file)
  })
}

/**
 * The public URL of a record: on this origin for the operator's articles and documents; otherwise on the tenant's own
 * site, whose paths Captain does not control, so there it is only a suggestion. All versions of a document share a
 * page. Undefined for records without a public page.
 */
export function publicUrl(
  { name, preview, public: shown, fields, versions }: Entity,
  record: CaptainRecord,
  { site, siteUrl }: Pick<TenantAnswer, 'site' | 'siteUrl'>,
  origin: string,
): string | undefined {
  const slug = preview && fields[preview]?.kind === 'slug' ? record[preview] : undefined
  const base = site === operatorSite ? origin : siteUrl.replace(/\/+$/, '')
  if (shown && versions) return `${base}/${name}`
  if (!shown || typeof slug !== 'string') return undefined
  return site === operatorSite && name !== 'article' ? undefined : `${base}/${name}/${encodeURIComponent(slug)}`
}

/** The name of a downloaded code, from the record's slug or title. */
function fileNameOf({ preview = 'id' }: Entity, record: CaptainRecord, title: string): string {
  const own = preview === 'id' ? title : String(record[preview] ?? title)
  return `qr-${own.replace(/[\s/\\:*?"<>|\p{Cc}]+/gu, '-').slice(0, 80)}`
}
