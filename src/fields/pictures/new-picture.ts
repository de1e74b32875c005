import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import type { Upload } from '../../captain/media/uploads/upload.ts'

/** An upload as a picture of a record; what the library says it shows comes along. */
export const newPicture = ({ src, alt, width, height }: Upload, decorative = false): Picture => ({
  src,
  alt: alt ?? '',
  decorative,
  caption: null,
  width,
  height,
})
