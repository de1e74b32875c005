import { Suspense, type ReactElement } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { screenAt } from '../../../entities/language/screens.ts'
import { screens as all } from '../../generated/screens.ts'
import { prefetchAll } from '../../shell/api/prefetch.ts'
import { lazyComponent, type LazyComponent } from '../../shell/ui/lazy-component.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import type { Words } from '../../shell/words/words.ts'
import { Calendar, loadRows, SingleRecord } from './list-parts.ts'
import type { EntityScreens, ScreenMap } from '../../kernel/context/screen-map.ts'
import { setZodLocale } from '../../kernel/words/zod-locale.ts'

type ScreenName = keyof EntityScreens['screens']

const screenMap: ScreenMap = all
const lazyScreens = new Map<string, LazyComponent<object>>()
const listed = new Map<string, Entity>()

/** A screen that loads its code and translations when first opened. */
export function lazyScreen(words: Words, entity: string, screen: ScreenName): ReactElement {
  const Screen = screenPart(words, entity, screen)
  return (
    <Suspense key={`${entity}/${screen}`} fallback={<ScreenSkeleton shape={screen === 'list' ? 'list' : 'form'} />}>
      <Screen />
    </Suspense>
  )
}

/** Preloads the screen at a path below the tenant; does nothing where there is none. */
export async function loadScreen(words: Words, path: string): Promise<void> {
  const { entity, screen } = screenAt(path.split('/'))
  if (entity && screenMap[entity]?.screens[screen]) await screenPart(words, entity, screen).load()
}

/** The entity whose records the list at a path shows, once that list is loaded; undefined at other paths. */
export const listedAt = (path: string): Entity | undefined => listed.get(path)

function screenPart(words: Words, entity: string, screen: ScreenName): LazyComponent<object> {
  const key = `${entity}/${screen}`
  const Screen = lazyScreens.get(key) ?? lazyComponent(() => load(words, entity, screen))
  lazyScreens.set(key, Screen)
  return Screen
}

async function load(words: Words, entity: string, screen: ScreenName) {
  const { screens, single, calendar, layouts } = screenMap[entity]!
  const isForm = screen === 'create' || screen === 'edit'
  // Values are entered in forms and in calendars, so these explain what is wrong with them.
  const validates = screen !== 'list' || single || calendar
  const [module] = await Promise.all([
    screens[screen]!(),
    words.load('ra', `entities/${entity}`, ...(validates ? ['validations', 'forms'] : [])),
    validates && setZodLocale(words.locale),
    screen === 'list' && single && SingleRecord.load(),
    screen === 'list' && calendar && Calendar.load(),
    screen === 'list' && !single && loadRows(words, entity, layouts),
  ])
  if (isForm) await prefetchAll(words)
  if (module.entity && !single && !calendar) listed.set(entity, module.entity)
  return module
}
