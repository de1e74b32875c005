import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import type { Upload } from '../../kernel/uploads/upload.ts'

/** Turns an upload into a picture value, with the alternative text from the library. */
export const newPicture = ({ src, alt, width, height }: Upload, decorative = false): Picture => ({
  src,
  alt: alt ?? '',
  decorative,
  caption: null,
  width,
  height,
})
