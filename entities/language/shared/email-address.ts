import { z } from 'zod'
import { emailPattern } from '../text/email-address.ts'
import { rulesCheck } from '../rule.ts'
import { emailShape } from '../rules/contact.ts'
import { maxBytes } from '../rules/text.ts'

/** An e-mail address in a body that belongs to no entity, by the rules of the field `email`. */
export const emailAddress = z
  .string()
  .check(rulesCheck([maxBytes(254), emailShape()]))
  .meta({ pattern: emailPattern.source, maxLength: 254 })
