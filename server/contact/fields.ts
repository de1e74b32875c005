import { contact } from '../../entities/contact.ts'
import { fieldsOf } from '../../entities/at-site.ts'
import type { Field } from '../../entities/entity.ts'
import type { SiteSlug } from '../../entities/sites.ts'

/** What the sender of an inquiry fills in; all else is noted by the server or by staff. */
const sent: readonly string[] = [
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

/** The field that people do not see: whoever fills it in is a machine. */
export const honeypot = 'website'

/** The fields of a site's contact form, in order. */
export const inquiryFields = (site: SiteSlug): readonly Field[] =>
  fieldsOf(contact, site)
    .filter(({ name }) => sent.includes(name))
    .sort((a, b) => sent.indexOf(a.name) - sent.indexOf(b.name))
