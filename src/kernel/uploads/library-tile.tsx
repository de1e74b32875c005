import AudioFileOutlinedIcon from '@mui/icons-material/AudioFileOutlined'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { PictureView } from './picture-view.tsx'
import type { Upload } from './upload.ts'

interface LibraryTileProps {
  readonly upload: Upload
  /** Whether the file is chosen, where several can be. */
  readonly pressed?: boolean | undefined
  /** A second line below the name. */
  readonly note?: string
  act(): void
}

/** A file of the library: thumbnail and name. */
export const LibraryTile = ({ upload, pressed, note, act }: LibraryTileProps) => (
  <ButtonBase
    onClick={act}
    data-part="upload"
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
    sx={{ ...tile, ...(pressed && { borderColor: 'primary.main', boxShadow: 2 }) }}
  >
    <Box sx={face}>
      <Face upload={upload} />
    </Box>
    <Box component="span" sx={{ ...nameLine, px: 1, py: 0.5 }}>
      {upload.name}
    </Box>
    {note && (
      <Box
        component="span"
        sx={{ ...nameLine, px: 1, pb: 0.75, mt: -0.5, fontSize: '0.75rem', color: 'text.secondary' }}
      >
        {note}
      </Box>
    )}
    {pressed && <CheckCircleIcon color="primary" sx={{ position: 'absolute', top: 4, right: 4 }} />}
  </ButtonBase>
)

function Face({ upload }: { readonly upload: Upload }) {
  if (upload.kind === 'audio') return <AudioFileOutlinedIcon fontSize="large" color="action" aria-hidden />
  if (upload.kind === 'document') return <PictureAsPdfOutlinedIcon fontSize="large" color="action" aria-hidden />
  return (
    <PictureView
      picture={{ ...upload, alt: upload.alt ?? '' }}
      sizes="200px"
      sx={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block', gridArea: '1 / 1', minHeight: 0 }}
    />
  )
}

const tile = {
  width: '100%',
  height: '100%',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  fontFamily: 'inherit',
} as const

// 4:3 whatever the picture's shape is: without a minimum of 0, a tall picture would make its own tile taller.
const face = {
  width: '100%',
  aspectRatio: '4 / 3',
  minHeight: 0,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  bgcolor: 'action.hover',
} as const

const nameLine = {
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
