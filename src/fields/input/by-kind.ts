import type { KindName } from '../../../entities/language/field-kind-names.ts'
import type { inputComponent } from '../base/input-component.tsx'
import * as account from './account.tsx'
import * as choice from './choice.tsx'
import * as choices from './choices.tsx'
import * as colour from './colour.tsx'
import * as corporateNumber from './corporate-number.tsx'
import * as date from './date.tsx'
import * as dateTime from './date-time.tsx'
import * as decimal from './decimal.tsx'
import * as email from './email.tsx'
import * as file from './file.tsx'
import * as icon from './icon.tsx'
import * as image from './image.tsx'
import * as images from './images.tsx'
import * as integer from './integer.tsx'
import * as invoiceNumber from './invoice-number.tsx'
import * as lines from './lines.tsx'
import * as longText from './long-text.tsx'
import * as phone from './phone.tsx'
import * as postalCode from './postal-code.tsx'
import * as reference from './reference.tsx'
import * as references from './references.tsx'
import * as richText from './rich-text.tsx'
import * as slug from './slug.tsx'
import * as states from './states.tsx'
import * as tags from './tags.tsx'
import * as text from './text.tsx'
import * as time from './time.tsx'
import * as toggle from './toggle.tsx'
import * as url from './url.tsx'
import * as week from './week.tsx'
import * as yen from './yen.tsx'

/** The exports of each kind's file in this folder. */
export interface KindInput {
  readonly Input: ReturnType<typeof inputComponent>
}

/** How every kind is filled in, for code that learns the kind only at run time. Screens import their kinds directly. */
export const inputByKind = {
  account,
  choice,
  choices,
  colour,
  'corporate-number': corporateNumber,
  date,
  'date-time': dateTime,
  decimal,
  email,
  file,
  icon,
  image,
  images,
  integer,
  'invoice-number': invoiceNumber,
  lines,
  'long-text': longText,
  phone,
  'postal-code': postalCode,
  reference,
  references,
  'rich-text': richText,
  slug,
  states,
  tags,
  text,
  time,
  toggle,
  url,
  week,
  yen,
} satisfies Record<KindName, KindInput>
