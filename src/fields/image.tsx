import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Picture } from '../../entities/pictures.ts'
import { PictureView, Thumbnail } from '../captain/uploads/picture-view.tsx'
import { input, laterInForm, shown, type ShownProps } from './halves.tsx'

const Editor = laterInForm(() => import('./pictures/one.tsx'), 64, 'uploads')

/** Who cannot see a picture that only decorates is told so where all fields are listed. */
export function useDescribed(picture: Picture): Picture {
  const translate = useTranslate()
  return picture.decorative ? { ...picture, alt: translate('commons.inputs.decorative') } : picture
}

const Small = ({ value }: ShownProps) => <Thumbnail picture={useDescribed(value as Picture)} />

const Large = ({ value }: ShownProps) => {
  const picture = useDescribed(value as Picture)
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <PictureView picture={picture} sizes="(max-width: 600px) 100vw, 480px" sx={{ width: 480, display: 'block' }} />
      {picture.caption && (
        <Box component="figcaption" sx={{ fontSize: '0.8125rem', color: 'text.secondary', mt: 0.5 }}>
          {picture.caption}
        </Box>
      )}
    </Box>
  )
}

export const Column = shown(Small)
export const Preview = shown(Large)
export const Input = input((entry) => <Editor {...entry} />, { group: true })
