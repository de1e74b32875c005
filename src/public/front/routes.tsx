import { publicPage } from '../public-page.ts'

/** The front page of an installation of which no module has one. */
export const routes = [publicPage('/', { indexed: true }, 'fixed', () => import('./front.tsx'))] as const
