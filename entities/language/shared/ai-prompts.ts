import { z } from 'zod'
import { rulesCheck } from '../rule.ts'
import { maxFullWidth, nonBlank } from '../rules/text.ts'

/**
 * How long a prompt for pictures may be, in characters: as it was typed and in English, which is typed by people or made
 * by a translation. The models read about as much.
 */
export const maxPromptLength = 2000

const rules = [nonBlank(), maxFullWidth(maxPromptLength)]

/** A prompt: reads a text, and gives it without the spaces around it. */
export const promptText = z
  .string()
  .trim()
  .check(rulesCheck(rules))
  .meta(Object.assign({}, ...rules.map(({ json }) => json)))
