import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { codeOf } from './code.ts'

interface DrawingProps {
  readonly code: ReturnType<typeof codeOf>
  readonly label: string
}

/** A code on the screen, as large as it will be in the file. */
export function Drawing({ code, label }: DrawingProps) {
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
