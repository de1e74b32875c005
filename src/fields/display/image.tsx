import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import { PictureView, Thumbnail } from '../../kernel/uploads/picture-view.tsx'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

/** Gives a decorative picture an alternative text that says so, for where all fields are listed. */
export function useDescribed(picture: Picture): Picture {
  const translate = useTranslate()
  return picture.decorative ? { ...picture, alt: translate('commons.inputs.decorative') } : picture
}

const Small = ({ value }: DisplayProps) => <Thumbnail picture={useDescribed(value as Picture)} />

const Large = ({ value }: DisplayProps) => {
  const picture = useDescribed(value as Picture)
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <PictureView picture={picture} sizes="(max-width: 600px) 100vw, 480px" sx={{ width: 480, display: 'block' }} />
      {[picture.caption, picture.captionEn].filter(Boolean).map((caption) => (
        <Box key={caption} component="figcaption" sx={{ fontSize: '0.8125rem', color: 'text.secondary', mt: 0.5 }}>
          {caption}
        </Box>
      ))}
    </Box>
  )
}

export const Column = displayComponent(Small)
export const Preview = displayComponent(Large)
