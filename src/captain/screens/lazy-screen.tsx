import { Suspense, type ReactElement } from 'react'
import { screens as all } from '../../generated/screens.ts'
import { prefetchAll } from '../../shell/api/prefetch.ts'
import { lazyPart, type LazyPart } from '../../shell/ui/lazy-part.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import type { Words } from '../../shell/words/words.ts'
import { screenAt } from './is-screen.ts'
import type { EntityScreens, ScreenMap } from './screen-map.ts'
import { setZodLocale } from '../words/zod-locale.ts'

type ScreenName = keyof EntityScreens['screens']

const screenMap: ScreenMap = all
const lazyScreens = new Map<string, LazyPart<object>>()

/** A screen that is loaded, with the words it needs, when it is first opened. */
export function lazyScreen(words: Words, entity: string, screen: ScreenName): ReactElement {
  const Screen = screenPart(words, entity, screen)
  return (
    <Suspense key={`${entity}/${screen}`} fallback={<ScreenSkeleton shape={screen === 'list' ? 'list' : 'form'} />}>
      <Screen />
    </Suspense>
  )
}

/** Loads the screen at a path below the tenant before it is shown; where there is none, nothing. */
export async function loadScreen(words: Words, path: string): Promise<void> {
  const { entity, screen } = screenAt(path.split('/'))
  if (entity && screenMap[entity]?.screens[screen]) await screenPart(words, entity, screen).load()
}

function screenPart(words: Words, entity: string, screen: ScreenName): LazyPart<object> {
  const key = `${entity}/${screen}`
  const Screen = lazyScreens.get(key) ?? lazyPart(() => load(words, entity, screen))
  lazyScreens.set(key, Screen)
  return Screen
}

async function load(words: Words, entity: string, screen: ScreenName) {
  const { screens, single, calendar } = screenMap[entity]!
  const isForm = screen === 'create' || screen === 'edit'
  const [module] = await Promise.all([
    screens[screen]!(),
    // What is wrong with a value is said where values are filled in: in forms, and in a week or a month of days.
    words.load('ra', `entities/${entity}`, ...(screen === 'list' && !calendar ? [] : ['validations'])),
    setZodLocale(words.locale),
    screen === 'list' && (single || calendar) && loadViews(single),
  ])
  if (isForm) await prefetchAll(words)
  return module
}

/** How the records of such an entity show instead of as rows. */
async function loadViews(single: boolean | undefined): Promise<void> {
  const { Calendar, SingleRecord } = await import('./list.tsx')
  await (single ? SingleRecord : Calendar).load()
}
