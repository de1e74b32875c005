import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { plainStyle, qrCodeOf } from '../qr/qr-code.ts'
import { QrDrawing } from '../qr/qr-drawing.tsx'

/** The QR code of a link. */
export default function LinkCode({ address }: { readonly address: string }) {
  const { translate } = useWords()
  const code = useMemo(() => qrCodeOf(address, plainStyle), [address])
  return (
    <Box sx={{ mt: 1.5 }}>
      <QrDrawing code={code} label={translate('previews.codeOf', { address })} />
    </Box>
  )
}
