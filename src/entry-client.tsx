import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { loadCaptainWords } from './captain/words/captain-words.ts'
// Every page with rich text needs these styles before its script runs.
import './blocks/blocks.css'
import './public/public.css'
import './shell/ui/base.css'
import { reloadWhenChunksAreGone } from './shell/document/watch-build.ts'
import { checkOnServer } from './shell/routing/access-checks.ts'
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
  ask: checkOnServer,
  loadCaptain: () => loadCaptainWords(words),
  loadWords: words.load,
  cookie: (name) => readCookie(document.cookie, name),
  keepCookies: (cookies) => {
    for (const { name, value, maxAge } of cookies) setCookie(name, value, { maxAge, sameSite: 'Lax' })
    return undefined
  },
})

// The maintenance page is static: it is not hydrated.
if (!document.querySelector('.closed')) hydrateRoot(document, <RouterClient router={router} />)
