import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { hundredths, positionOf, roundedFocus, type Focus } from '../../../entities/language/uploads/focus.ts'
import { copyRatios } from '../../../entities/language/uploads/picture-copies.ts'
import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import { srcSetOf } from '../../../entities/language/uploads/upload-url.ts'
import { useWords } from '../../shell/words/words-context.tsx'

interface FocusEditorProps {
  readonly picture: Pick<Picture, 'src' | 'width' | 'height'>
  readonly focus: Focus
  /** What the point applies to. */
  readonly note: string
  change(focus: Focus): void
}

/** Sets the focal point of a picture by pointing, or by keys, and shows each shape as it will be cut. */
export function FocusEditor({ picture, focus, note, change }: FocusEditorProps) {
  const { translate } = useWords()
  const ids = { help: useId(), shapes: useId(), x: useId(), y: useId() }
  const set = (next: Focus) => change(roundedFocus({ x: within(next.x), y: within(next.y) }))
  const texts = { x: hundredths(focus.x), y: hundredths(focus.y) }
  return (
    <>
      <Typography id={ids.help} variant="body2" color="text.secondary">
        {translate('uploads.focus.help')}
      </Typography>
      <Box sx={columns}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
          <Surface picture={picture} focus={focus} describedBy={ids.help} set={set} />
          {(['x', 'y'] as const).map((axis) => (
            <Box key={axis} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Typography id={ids[axis]} variant="body2" sx={{ minWidth: '7em' }}>
                {translate(`uploads.focus.${axis}`)}
              </Typography>
              <Slider
                size="small"
                value={texts[axis]}
                aria-labelledby={ids[axis]}
                getAriaValueText={(value) => translate(`uploads.focus.${axis}At`, { n: value })}
                onChange={(_, value) => set({ ...focus, [axis]: Number(value) / 100 })}
                sx={{ flex: 1, mx: 1 }}
              />
            </Box>
          ))}
          <Typography variant="body2" color="text.secondary" role="status">
            {translate('uploads.focus.at', texts)} {note}
          </Typography>
        </Box>
        <Box component="section" aria-labelledby={ids.shapes} sx={{ minWidth: 0 }}>
          <Typography id={ids.shapes} component="h3" variant="subtitle2" sx={{ mb: 1 }}>
            {translate('uploads.focus.shapes')}
          </Typography>
          <Box sx={shapes}>
            {copyRatios.map((ratio) => (
              <Shape key={ratio} picture={picture} ratio={ratio} focus={focus} />
            ))}
          </Box>
        </Box>
      </Box>
    </>
  )
}

const within = (fraction: number): number => Math.min(Math.max(fraction, 0), 1)

/** How far an arrow key moves the point, and with Shift. */
const steps = { small: 0.01, large: 0.1 } as const

/** The direction of each arrow key. */
const directions: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface SurfaceProps extends Pick<FocusEditorProps, 'picture'> {
  readonly focus: Focus
  readonly describedBy: string
  set(focus: Focus): void
}

/** The whole picture with the point in it, which follows a finger, a mouse or the arrow keys. */
function Surface({ picture: { src, width, height }, focus, describedBy, set }: SurfaceProps) {
  const { translate } = useWords()
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    set({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? steps.large : steps.small
    set({ x: focus.x + direction.x * step, y: focus.y + direction.y * step })
  }
  const srcSet = srcSetOf(src, width)
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', bgcolor: 'action.hover', borderRadius: 1, p: 1 }}>
      <Box
        role="application"
        tabIndex={0}
        aria-label={translate('uploads.focus.surface')}
        aria-describedby={describedBy}
        data-part="focus-surface"
        onKeyDown={move}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
        }}
        sx={surface}
      >
        <img
          src={src}
          {...(srcSet && { srcSet, sizes: '(max-width: 600px) 100vw, 480px' })}
          {...(width && height && { width, height })}
          alt=""
          draggable={false}
        />
        <Box component="span" aria-hidden sx={mark} style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }} />
      </Box>
    </Box>
  )
}

interface ShapeProps extends Pick<FocusEditorProps, 'picture'> {
  readonly ratio: (typeof copyRatios)[number]
  readonly focus: Focus
}

/** A picture as it is cut to a shape. */
function Shape({ picture: { src, width }, ratio, focus }: ShapeProps) {
  const srcSet = srcSetOf(src, width)
  return (
    <Box component="figure" data-shape={ratio} sx={{ m: 0, minWidth: 0 }}>
      <img
        src={src}
        {...(srcSet && { srcSet, sizes: '200px' })}
        alt=""
        style={{ aspectRatio: ratio.replace('x', ' / '), objectPosition: positionOf(focus) }}
      />
      <Typography component="figcaption" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {ratio.replace('x', ':')}
      </Typography>
    </Box>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 2,
} as const

const shapes = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 1,
  '& img': { display: 'block', width: '100%', objectFit: 'cover', borderRadius: 0.5, bgcolor: 'action.hover' },
} as const

// The page does not scroll under a finger that moves the point.
const surface = {
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: '2px' },
  '& img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: { xs: '34dvh', sm: '46dvh' },
  },
} as const

// White in black, so that it is seen on any picture.
const mark = {
  position: 'absolute',
  width: 28,
  height: 28,
  transform: 'translate(-50%, -50%)',
  border: '3px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px rgb(0 0 0 / 70%), inset 0 0 0 2px rgb(0 0 0 / 70%)',
  pointerEvents: 'none',
} as const
