import Close from '@mui/icons-material/Close'
import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import PhoneIphone from '@mui/icons-material/PhoneIphone'
import Refresh from '@mui/icons-material/Refresh'
import TabletMac from '@mui/icons-material/TabletMac'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { useId, useState, type ReactNode } from 'react'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { storedChoice } from '../../shell/ui/stored-choice.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useShownLanguages } from '../../kernel/words/shown-languages.ts'
import { addressesIn, addressesPath } from './preview-link.ts'
import { SiteFrame, type SiteState } from './site-frame.tsx'
import { useShownTyping, type PreviewPane as Pane } from './use-shown-typing.ts'

const devices = ['phone', 'tablet', 'desk'] as const
const useDevice = storedChoice('captain.previewDevice', devices)

/** How wide the site is drawn, in pixels, and the sign of the device. */
const deviceOf = {
  phone: { width: 390, Icon: PhoneIphone },
  tablet: { width: 820, Icon: TabletMac },
  desk: { width: 1280, Icon: DesktopWindowsOutlined },
} as const

interface PreviewPaneProps {
  readonly id: string
  close(): void
}

/** The site with what is typed in the form: beside it, or over it where the window is narrow. */
export default function PreviewPane({ id, close }: PreviewPaneProps) {
  const { translate } = useWords()
  const titleId = useId()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const content = <PaneContent id={id} close={close} />
  const label = translate('previews.pane.title')
  if (isNarrow)
    return (
      <Dialog open fullScreen onClose={close} aria-labelledby={titleId}>
        <h2 id={titleId} className="visually-hidden">
          {label}
        </h2>
        {content}
      </Dialog>
    )
  return (
    <Box component="section" aria-label={label} sx={beside}>
      {content}
    </Box>
  )
}

function PaneContent({ id, close }: PreviewPaneProps) {
  const { translate } = useWords()
  const { slug } = useTenant()
  const { pane, fault } = useShownTyping(id)
  const [device, choose] = useDevice()
  const [lang, setLang] = useLanguage(pane)
  const [reloads, setReloads] = useState(0)
  const address = pane?.[lang] ?? undefined
  return (
    <>
      <Box sx={bar}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={device}
          onChange={(_, chosen: (typeof devices)[number] | null) => chosen && choose(chosen)}
          aria-label={translate('previews.pane.widths')}
        >
          {devices.map((each) => {
            const { Icon } = deviceOf[each]
            const label = translate(`previews.pane.${each}`)
            return (
              <ToggleButton key={each} value={each} aria-label={label} title={label} sx={{ px: 1 }}>
                <Icon fontSize="small" />
              </ToggleButton>
            )
          })}
        </ToggleButtonGroup>
        {pane && addressesIn(pane).length > 1 && (
          <ToggleButtonGroup
            size="small"
            exclusive
            value={lang}
            onChange={(_, chosen: 'ja' | 'en' | null) => chosen && setLang(chosen)}
            aria-label={translate('previews.pane.language')}
            // Where there is no room for all, it goes below.
            sx={{ order: { xs: 1, md: 0 } }}
          >
            {addressesIn(pane).map(({ lang: each }) => (
              <ToggleButton key={each} value={each} sx={{ px: 1, textTransform: 'none' }}>
                {translate(`previews.pane.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Box sx={{ flex: 1 }} />
        {address !== undefined && (
          <>
            <BarButton words="previews.pane.reload" onClick={() => setReloads((count) => count + 1)}>
              <Refresh fontSize="small" />
            </BarButton>
            <IconButton
              component="a"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={translate('previews.pane.open')}
              title={translate('previews.pane.open')}
              size="small"
            >
              <OpenInNew fontSize="small" />
            </IconButton>
          </>
        )}
        <BarButton words="previews.pane.close" onClick={close}>
          <Close fontSize="small" />
        </BarButton>
      </Box>
      {fault !== undefined && <Notice>{fault}</Notice>}
      {pane && address !== undefined && (
        <Site
          key={`${pane.token} ${lang} ${reloads}`}
          frame={`/api/v1/tenants/${slug}/preview/frame?preview=${pane.token}&lang=${lang}`}
          address={address}
          width={deviceOf[device].width}
          pane={pane}
          again={() => setReloads((count) => count + 1)}
        />
      )}
      {pane && address === undefined && <NoAddress />}
    </>
  )
}

interface SiteProps {
  /** The address of the document that frames the site, and that of the site itself. */
  readonly frame: string
  readonly address: string
  readonly width: number
  readonly pane: Pane
  again(): void
}

/** The site, or why it is not there. */
function Site({ frame, address, width, pane, again }: SiteProps) {
  const { translate } = useWords()
  const [state, setState] = useState<SiteState>('loading')
  const [isRead, setRead] = useState(false)
  const open = (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {translate('previews.pane.open')}
    </Link>
  )
  if (state === 'down' || state === 'refused')
    return (
      <Box role="alert" sx={empty}>
        <Box sx={{ fontWeight: 700 }}>{translate(`previews.pane.${state}.title`)}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {translate(`previews.pane.${state}.body`, { site: new URL(address).host })}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'center' }}>
          <Button variant="outlined" onClick={again}>
            {translate('previews.pane.again')}
          </Button>
          {open}
        </Box>
      </Box>
    )
  return (
    <>
      {state === 'silent' && !isRead && (
        <Notice>
          {translate('previews.pane.silent')}{' '}
          <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 2 }}>
            {open}
            <Link component="button" type="button" onClick={() => setRead(true)}>
              {translate('previews.pane.dismiss')}
            </Link>
          </Box>
        </Notice>
      )}
      <SiteFrame
        address={frame}
        title={translate('previews.pane.title')}
        width={width}
        shown={pane.expiresAt}
        onState={setState}
      />
    </>
  )
}

/** Says what is missing: where the site shows such records, or the slug of this one. */
function NoAddress() {
  const { translate } = useWords()
  const { slug } = useTenant()
  const { name: entity } = useEntity()
  const { data } = useQuery(
    apiQueryOptions([slug, 'preview-addresses'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/preview-addresses'>(addressesPath(slug), { signal }),
    ),
  )
  const addresses = data?.find((each) => each.entity === entity)
  if (!data) return null
  if (addresses && addressesIn(addresses).length > 0) return <Box sx={empty}>{translate('previews.noSlug')}</Box>
  return (
    <Box sx={empty}>
      <Box>{translate('previews.pane.noAddress')}</Box>
      <Link component={LinkBase} to={`/captain/tenant/${slug}/preview-links`}>
        {translate('previews.pane.setAddress')}
      </Link>
    </Box>
  )
}

/** The language of the page: the one that the form shows, until another is chosen; the only one where there is one. */
function useLanguage(pane: Pane | undefined): readonly ['ja' | 'en', (lang: 'ja' | 'en') => void] {
  const [languages] = useShownLanguages()
  const [chosen, choose] = useState<{ readonly beside: string; readonly lang: 'ja' | 'en' }>()
  const wanted = chosen?.beside === languages ? chosen.lang : languages === 'en' ? 'en' : 'ja'
  const there = pane ? addressesIn(pane).map(({ lang }) => lang) : []
  return [there.includes(wanted) ? wanted : (there[0] ?? wanted), (lang) => choose({ beside: languages, lang })]
}

function BarButton({ words, onClick, children }: { readonly words: string; onClick(): void; children: ReactNode }) {
  const { translate } = useWords()
  return (
    <IconButton size="small" aria-label={translate(words)} title={translate(words)} onClick={onClick}>
      {children}
    </IconButton>
  )
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <Box role="status" sx={{ px: 1.5, py: 1, fontSize: 13, borderBottom: 1, borderColor: 'divider' }}>
    {children}
  </Box>
)

const beside = {
  position: 'sticky',
  top: 'calc(var(--bar, 56px) + 5rem)',
  height: 'calc(100dvh - var(--bar, 56px) - 6rem)',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const

const bar = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  px: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiIconButton-root, & .MuiToggleButton-root': { minHeight: { xs: 44, md: 32 }, minWidth: { xs: 44, md: 32 } },
} as const

const empty = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  p: 3,
  textAlign: 'center',
} as const
