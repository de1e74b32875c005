import Box from '@mui/material/Box'
import { useEffect, useRef, type Ref } from 'react'
import { useSize } from './use-size.ts'

/** What the page of the site has said of itself: nothing yet, that it follows what is typed, or why it cannot be shown. */
export type SiteState = 'loading' | 'silent' | 'following' | 'down' | 'refused'

interface SiteFrameProps {
  /** The document that frames the site. */
  readonly address: string
  readonly title: string
  /** How wide the site is drawn, in pixels; it is made smaller until it fits. */
  readonly width: number
  /** When it has something else to show, another text. */
  readonly shown: string
  /** Says how it goes with the page of the site. */
  onState(state: SiteState): void
}

/** What messages to and from the document that frames the site have as their type. */
const type = 'captain:preview'
/** How long a page may take until it counts as one that does not follow, in milliseconds. */
const patience = 4_000

/** The site as it is on a device of a width. Whatever else is to be loaded is another one, by its key. */
export function SiteFrame({ address, title, width, shown, onState }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [place, size] = useSize<HTMLDivElement>()

  useEffect(() => {
    const silent = setTimeout(() => onState('silent'), patience)
    const hear = ({ source, origin, data }: MessageEvent<{ type?: unknown; event?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || data?.type !== type) return
      if (data.event === 'loaded') return
      clearTimeout(silent)
      onState(data.event === 'ready' ? 'following' : data.event === 'down' ? 'down' : 'refused')
    }
    addEventListener('message', hear)
    return () => {
      clearTimeout(silent)
      removeEventListener('message', hear)
    }
  }, [onState])

  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ type, event: 'changed', shown }, location.origin)
  }, [shown])

  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return (
    <Box ref={place as Ref<unknown>} sx={{ flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}>
      <Box
        component="iframe"
        ref={frame as Ref<unknown>}
        src={address}
        title={title}
        sx={{ display: 'block', border: 0, bgcolor: '#fff', transformOrigin: '0 0' }}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          marginLeft: Math.max(0, (size.width - width * scale) / 2),
        }}
      />
    </Box>
  )
}
