import { z } from 'zod'
import { emailPattern } from '../../../entities/language/text/email-address.ts'
import { rulesCheck } from '../../../entities/language/rule.ts'
import { emailShape } from '../../../entities/language/rules/contact.ts'
import { maxBytes } from '../../../entities/language/rules/text.ts'

/** An e-mail address in a body that belongs to no entity, by the rules of the field `email`. */
export const emailAddress = z
  .string()
  .check(rulesCheck([maxBytes(254), emailShape()]))
  .meta({ pattern: emailPattern.source, maxLength: 254 })
