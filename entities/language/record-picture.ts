import type { Field } from './field-kind.ts'

/** The field whose picture stands for a record: the first that holds pictures. */
export const pictureField = (fields: readonly Field[]): Field | undefined =>
  fields.find(({ kind }) => kind === 'image' || kind === 'images')

/** What a list calls the main one of a record's several pictures. It is answered where `include` names it. */
export const mainPictureName = 'mainPicture'

/** Whether a list answers the picture that stands for its records by itself, because the field is too heavy for it. */
export const hasMainPicture = (fields: readonly Field[]): boolean => pictureField(fields)?.kind === 'images'
