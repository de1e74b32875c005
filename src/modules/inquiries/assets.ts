import { publicAssets } from '../../shell/document/asset-parts.ts'

export const assets = {
  '/contact': publicAssets('modules/inquiries/contact-page/contact', 'contact', 'public.document.edition'),
  '/contact/success': publicAssets(
    'modules/inquiries/contact-page/contact-success',
    'contact',
    'public.document.edition',
  ),
} as const
