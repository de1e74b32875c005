import { foldText } from '../../../entities/language/text/fold-text.ts'

/** The text by which an upload is searched. */
export const uploadText = ({ title, alt }: { readonly title: string; readonly alt?: string | null }): string =>
  foldText(`${title}\n${alt ?? ''}`)
