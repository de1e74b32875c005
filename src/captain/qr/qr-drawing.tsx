import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { qrCodeOf } from './qr-code.ts'

interface QrDrawingProps {
  readonly code: ReturnType<typeof qrCodeOf>
  readonly label: string
}

/** A code on screen, in the size of the downloaded file. */
export function QrDrawing({ code, label }: QrDrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current!.replaceChildren()
    code.append(place.current!)
  }, [code])
  return (
    <Box
      ref={place}
      role="img"
      aria-label={label}
      sx={{
        width: 300,
        height: 300,
        maxWidth: '100%',
        outline: '1px solid var(--line)',
        borderRadius: 1,
        '& svg': { display: 'block', maxWidth: '100%' },
      }}
    />
  )
}
