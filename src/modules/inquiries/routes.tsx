import { indexed, publicPage } from '../../public/public-page.ts'

/** The contact form of the operator's site. */
export const routes = [
  publicPage('/contact', indexed('contact'), 'contact', () => import('./contact-page/contact.tsx')),
  publicPage(
    '/contact/success',
    { title: 'contactSuccess' },
    'receipt',
    () => import('./contact-page/contact-success.tsx'),
  ),
] as const
