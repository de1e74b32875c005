import type { Field } from '../field-kind.ts'

/** The fields with pictures. The first picture there is in them, in this order, stands for a record in lists. */
export const pictureFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ kind }) => kind === 'image' || kind === 'images')

/** What a list calls the picture that stands for a record. It is answered where `include` names it. */
export const mainPictureName = 'mainPicture'

/** Whether a list answers that picture by itself, because a field with several pictures is too heavy for it. */
export const hasMainPicture = (fields: readonly Field[]): boolean =>
  pictureFields(fields).some(({ kind }) => kind === 'images')
