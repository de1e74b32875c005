import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
// Every page with rich text needs these styles before its script runs.
import './blocks/blocks.css'
import './public/public.css'
import './shell/ui/base.css'
import { reloadWhenChunksAreGone } from './shell/document/watch-build.ts'
import { readTenant } from './shell/routing/read-tenant.ts'
import { setCookie, readCookie } from './shell/session/cookies.ts'
import { localeOf } from './shell/words/locale.ts'
import { readPage } from './shell/document/page-context.ts'
import { createAppRouter } from './shell/routing/router.tsx'
import { alignToken, getSession, refreshOnReturn, setSession } from './shell/session/session.ts'
import { createWords } from './shell/words/words.ts'

reloadWhenChunksAreGone()
const page = readPage()
setSession(page.session)
void alignToken()
refreshOnReturn()

const words = createWords(localeOf(page.prefix), page.words)

const router = createAppRouter({
  page,
  words,
  session: getSession,
  readTenant,
  // Both are imported on demand: public pages need neither.
  ask: async (check) => (await import('./shell/routing/access-checks.ts')).checkOnServer(check),
  loadCaptain: async () => (await import('./captain/words/captain-words.ts')).loadCaptainWords(words),
  loadWords: words.load,
  cookie: (name) => readCookie(document.cookie, name),
  keepCookies: (cookies) => {
    for (const { name, value, maxAge } of cookies) setCookie(name, value, { maxAge, sameSite: 'Lax' })
    return undefined
  },
})

// Pages that need no script, as during maintenance, stay as the server wrote them.
if (!document.querySelector('[data-static]'))
  hydrateRoot(document, <RouterClient router={router} />, {
    // React repaired the page by itself: nothing to tell people.
    onRecoverableError: (error) => console.error(error),
  })
