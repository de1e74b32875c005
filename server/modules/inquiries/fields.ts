import { contact } from '../../../entities/inquiries/contact.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Field } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/** What the sender of an inquiry fills in; everything else is set by the server or by staff. */
const senderFields: readonly string[] = [
  'category',
  'subject',
  'message',
  'name',
  'nameKana',
  'company',
  'email',
  'phone',
  'constructionSite',
  'budgetRange',
  'preferredReply',
  'agreedPrivacyPolicy',
]

/** The fields of a site's contact form, in order. */
export const inquiryFields = (site: SiteSlug): readonly Field[] =>
  siteFields(contact, site)
    .filter(({ name }) => senderFields.includes(name))
    .sort((a, b) => senderFields.indexOf(a.name) - senderFields.indexOf(b.name))
