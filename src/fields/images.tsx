import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { mainPicture, type ListedPicture } from '../../entities/pictures.ts'
import { PictureView, Thumbnail } from '../captain/uploads/picture-view.tsx'
import { input, laterInForm, shown, type ShownProps } from './halves.tsx'
import { useDescribed } from './image.tsx'

const Editor = laterInForm(() => import('./pictures/many.tsx'), 64, 'uploads')

function Main({ value }: ShownProps) {
  const translate = useTranslate()
  const pictures = value as readonly ListedPicture[]
  const main = useDescribed(mainPicture(pictures)!)
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Thumbnail picture={main} /> {translate('units.item', { smart_count: pictures.length })}
    </Box>
  )
}

const All = ({ value }: ShownProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {(value as readonly ListedPicture[]).map((picture) => (
      <li key={picture.src}>
        <Tile picture={picture} />
      </li>
    ))}
  </Box>
)

const Tile = ({ picture }: { readonly picture: ListedPicture }) => (
  <PictureView
    picture={useDescribed(picture)}
    sizes="160px"
    sx={{ width: 160, height: 120, objectFit: 'cover', display: 'block' }}
  />
)

export const Column = shown(Main)
export const Preview = shown(All)
export const Input = input((entry) => <Editor {...entry} />, { group: true })
