import { useRef } from 'react'
import Box, { type BoxProps } from '@mui/material/Box'
import { useScrollRegion } from './use-scroll-region.ts'

/** A box that scrolls where its contents do not fit, by keyboard too. */
export function ScrollRegion({ label, ...props }: BoxProps & { readonly label: string }) {
  const box = useRef<HTMLDivElement>(null)
  return <Box ref={box} {...props} {...useScrollRegion(box, label)} />
}
