import { indexed, publicPage } from '../../public/public-page.ts'

/** The operator's legal documents. */
export const routes = [
  publicPage('/tokusho', indexed('tokusho'), 'tokusho', () => import('./documents/tokusho.tsx')),
  publicPage(
    '/privacy-policy',
    indexed('privacyPolicy'),
    'privacyPolicy',
    () => import('./documents/privacy-policy.tsx'),
  ),
  publicPage(
    '/term-of-service',
    indexed('termOfService'),
    'termOfService',
    () => import('./documents/term-of-service.tsx'),
  ),
] as const
