import { z } from 'zod'
import { draftLanguages } from '../language/derived/draft-fields.ts'

/** Which language of a draft is published by a plan or a schedule, or was. */
export const publishedLanguage = z
  .enum(draftLanguages)
  .nullable()
  .describe('The only language of the draft that is published; null for both.')
