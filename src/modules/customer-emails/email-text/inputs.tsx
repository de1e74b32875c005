import type { FormParts } from '../../../captain/form/form-parts.ts'
import { WordsHelp } from './words-help.tsx'

export const parts: FormParts = { below: { aside: <WordsHelp /> } }
