import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { mainPicture, type ListedPicture } from '../../../entities/language/uploads/pictures.ts'
import { PictureView, Thumbnail } from '../../kernel/uploads/picture-view.tsx'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { useDescribed } from './image.tsx'

function Main({ value }: DisplayProps) {
  const translate = useTranslate()
  const pictures = value as readonly ListedPicture[]
  const main = useDescribed(mainPicture(pictures)!)
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Thumbnail picture={main} /> {translate('units.picture', { smart_count: pictures.length })}
    </Box>
  )
}

const All = ({ value }: DisplayProps) => (
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

export const Column = displayComponent(Main)
export const Preview = displayComponent(All)
