import type { ModulePages } from './module.ts'

export const pages: ModulePages = {
  redirects: [
    { from: '/index.html', to: '/' },
    { from: '/home', to: '/' },
    { from: '/login', to: '/auth/login', status: 302 },
    { from: '/manual', to: '/manual/captain-login', status: 302 },
  ],
}
