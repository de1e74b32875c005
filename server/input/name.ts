import { z } from 'zod'
import { isBlank } from '../../entities/language/input/normalise-text.ts'

/** A name that belongs to no entity: of an account, of a file. It has something that can be seen. */
export const name = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !isBlank(text), { params: { rule: 'nonBlank' } })
