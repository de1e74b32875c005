import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { loadCaptainWords } from './captain/menu-words.ts'
// Every page that shows a body has its styles before its script.
import './blocks/blocks.css'
import './public/public.css'
import './shell/base.css'
import { reloadWhenPartsAreGone } from './shell/build.ts'
import { askServer } from './shell/checks.ts'
import { readTenant } from './shell/read-tenant.ts'
import { keepCookie, readCookie } from './shell/cookies.ts'
import { localeOf } from './shell/locale.ts'
import { readPage } from './shell/page.ts'
import { createAppRouter } from './shell/router.tsx'
import { alignToken, getSession, refreshOnReturn, setSession } from './shell/session.ts'
import { createWords } from './shell/words.ts'

reloadWhenPartsAreGone()
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
  ask: askServer,
  loadCaptain: () => loadCaptainWords(words),
  loadWords: words.load,
  cookie: (name) => readCookie(document.cookie, name),
  keepCookies: (cookies) => {
    for (const { name, value, maxAge } of cookies) keepCookie(name, value, { maxAge, sameSite: 'Lax' })
    return undefined
  },
})

// The page of a closed site stands as the server wrote it.
if (!document.querySelector('.closed')) hydrateRoot(document, <RouterClient router={router} />)
