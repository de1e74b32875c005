import { Suspense, type ReactElement } from 'react'
import { screens as all } from '../generated/screens.ts'
import { loadAhead } from '../shell/ahead.ts'
import { lazyPart, type LazyPart } from '../shell/lazy-part.ts'
import { ScreenAwaited } from '../shell/screen-awaited.tsx'
import type { Words } from '../shell/words.ts'
import { screenAt } from './is-screen.ts'
import type { EntityScreens, ScreenMap } from './screen-map.ts'
import { setZodLocale } from './zod-words.ts'

type ScreenName = keyof EntityScreens['screens']

const map: ScreenMap = all
const made = new Map<string, LazyPart<object>>()

/** A screen that is loaded, with the words it needs, when it is first opened. */
export function lazyScreen(words: Words, entity: string, screen: ScreenName): ReactElement {
  const Screen = screenPart(words, entity, screen)
  return (
    <Suspense key={`${entity}/${screen}`} fallback={<ScreenAwaited shape={screen === 'list' ? 'list' : 'form'} />}>
      <Screen />
    </Suspense>
  )
}

/** Loads the screen at a path below the tenant before it is shown; where there is none, nothing. */
export async function loadScreen(words: Words, path: string): Promise<void> {
  const { entity, screen } = screenAt(path.split('/'))
  if (entity && map[entity]?.screens[screen]) await screenPart(words, entity, screen).load()
}

function screenPart(words: Words, entity: string, screen: ScreenName): LazyPart<object> {
  const key = `${entity}/${screen}`
  const Screen = made.get(key) ?? lazyPart(() => load(words, entity, screen))
  made.set(key, Screen)
  return Screen
}

async function load(words: Words, entity: string, screen: ScreenName) {
  const { screens, single, calendar } = map[entity]!
  const isForm = screen === 'create' || screen === 'edit'
  const [module] = await Promise.all([
    screens[screen]!(),
    // What is wrong with a value is said where values are filled in: in forms, and in a week or a month of days.
    words.load('ra', `entities/${entity}`, ...(screen === 'list' && !calendar ? [] : ['validations'])),
    setZodLocale(words.locale),
    screen === 'list' && (single || calendar) && loadViews(single),
  ])
  if (isForm) await loadAhead(words)
  return module
}

/** How the records of such an entity show instead of as rows. */
async function loadViews(single: boolean | undefined): Promise<void> {
  const { Calendar, SingleRecord } = await import('./list.tsx')
  await (single ? SingleRecord : Calendar).load()
}
