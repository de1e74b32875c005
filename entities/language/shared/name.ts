import { z } from 'zod'
import { isBlank, oneLine } from '../text/normalise-text.ts'

/** A text that belongs to no entity and is one line, as the fields of entities read it. */
export const line = () => z.string().overwrite(oneLine)

/** A name that belongs to no entity: of an account, of a file. It has something that can be seen. */
export const name = (max: number) =>
  line()
    .min(1)
    .max(max)
    .refine((text) => !isBlank(text), { params: { rule: 'nonBlank' } })
