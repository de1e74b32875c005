import { listAll, type Content } from '../../content/content.ts'
import { pageError, type LoaderRequest } from '../../public/content-loader.ts'
import type { Meta, MetaContext } from '../../shell/document/meta.ts'
import { readCompany } from '../../public/company.ts'
import type { PrivacyPolicy } from '../legal/content.ts'
import { versionInForce } from '../legal/documents/version-in-force.ts'
import { BeforeForm } from './contact-page/before-form.tsx'
import { FormBody } from './contact-page/form-body.tsx'
import { formView } from './contact-page/form-view.ts'

async function readContact(content: Content, _: MetaContext, { context }: LoaderRequest) {
  const { form, renderPart, words } = context
  if (!form) throw pageError(404, 'Not Found')
  const policy = versionInForce(await listAll<PrivacyPolicy>(content, 'privacy-policy'))
  const view = formView(form, policy?.edition ?? '', words)
  const before = renderPart!(<BeforeForm company={await readCompany(content)} />)
  const fields = renderPart!(<FormBody form={view} />)
  const title = view.step === 'confirm' && words.translate('public.contact.confirm.title')
  return { before, form: { step: view.step, html: fields }, meta: { ...(title && { title }) } }
}

/** The receipt number in the URL to which sending the form redirects. */
async function readReceipt(_: Content, __: MetaContext, { location, context }: LoaderRequest) {
  const { no = '' } = location.search as { readonly no?: string }
  if (/^\d{8}-\d{4}$/.test(no)) return { receiptNo: no }
  const title = context.words.translate('public.contact.success.none.title')
  return { receiptNo: null, meta: { title } satisfies Meta }
}

export const reads = { contact: readContact, receipt: readReceipt }
