import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormat } from '../../kernel/words/format.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useCopied } from '../../shell/ui/use-copied.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { CommentsSwitch } from './comments-switch.tsx'
import { addressesIn, type PreviewLink } from './preview-link.ts'

const LinkCode = lazyPart(() => import('./link-code.tsx'))

interface LinkRowProps {
  readonly link: PreviewLink
  changed(): Promise<unknown>
  revoke(): void
}

/** A link that holds, with what one gives away of it. */
export function LinkRow({ link, changed, revoke }: LinkRowProps) {
  const { translate } = useWords()
  const format = useFormat()
  const [shown, setShown] = useState<string>()
  const addresses = addressesIn(link)
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid var(--line)' }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{link.name ?? translate('previews.unnamed')}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        {translate('previews.until', { time: format.dateTime(link.expiresAt) })}
        {link.isPinned && ` · ${translate('previews.pinned')}`}
      </Box>
      {addresses.length === 0 && <Box sx={{ fontSize: 13 }}>{translate('previews.noSlug')}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {addresses.map(({ lang, address }) => (
          <CopyButton key={lang} address={address} label={translate(`previews.copy.${lang}`)} />
        ))}
        {addresses.map(({ lang, address }) => (
          <Button
            key={lang}
            size="small"
            variant="outlined"
            aria-expanded={shown === address}
            onClick={() => setShown(shown === address ? undefined : address)}
            sx={tall}
          >
            {translate(`previews.code.${lang}`)}
          </Button>
        ))}
        <Button size="small" color="error" onClick={revoke} sx={tall}>
          {translate('previews.revoke')}
        </Button>
      </Box>
      <CommentsSwitch link={link} changed={changed} />
      {shown !== undefined && <LinkCode address={shown} />}
    </Box>
  )
}

const tall = { minHeight: { xs: 44, sm: 32 } } as const

function CopyButton({ address, label }: { readonly address: string; readonly label: string }) {
  const { translate } = useWords()
  const { isCopied, hasFailed, copy } = useCopied(address)
  return (
    <>
      <Button size="small" variant="outlined" onClick={copy} sx={tall}>
        <span role="status">{isCopied ? translate('previews.copied') : label}</span>
      </Button>
      {hasFailed && <Box sx={{ width: '100%', fontSize: 13, overflowWrap: 'anywhere' }}>{address}</Box>}
    </>
  )
}
