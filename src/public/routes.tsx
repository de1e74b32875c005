import { indexed, publicPage } from './public-page.ts'

/** The pages that every installation has. */
export const routes = [
  publicPage('/manual/captain-login', indexed('manualCaptainLogin'), 'fixed', () => import('./manual/manual.tsx')),
] as const
