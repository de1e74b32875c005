import type { Feature } from '../../features/feature.ts'
import type { ModuleWithEmails } from '../customer-emails/writer.ts'
import { blankForm } from './contact-form.ts'
import { replies } from './email-writer.ts'
import { contactFormRoutes } from './form-routes.ts'
import { inquiryRoutes } from './routes.ts'

/** Inquiries that sites send, and those from the contact page of the operator's own. */
const contact: Feature = {
  name: 'contact',
  pageForm: { blank: blankForm, routes: contactFormRoutes },
  start: ({ env }) => ({ routes: (app) => inquiryRoutes(app, env) }),
}

/** Inquiries and the replies to them. */
export const inquiries: ModuleWithEmails = { features: [contact], emails: [replies] }
