import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { screens as all } from '../generated/screens.ts'
import { ScreenAwaited } from '../shell/screen-awaited.tsx'
import type { Words } from '../shell/words.ts'
import type { EntityScreens, ScreenMap } from './screen-map.ts'
import { setZodLocale } from './zod-words.ts'

const map: ScreenMap = all
const made = new Map<string, ComponentType>()

/** A screen that is loaded, with the words it needs, when it is first opened. */
export function lazyScreen(words: Words, entity: string, screen: keyof EntityScreens['screens']): ReactElement {
  const key = `${entity}/${screen}`
  const Screen = made.get(key) ?? lazy(() => load(words, entity, screen))
  made.set(key, Screen)
  return (
    <Suspense key={key} fallback={<ScreenAwaited shape={screen === 'list' ? 'list' : 'form'} />}>
      <Screen />
    </Suspense>
  )
}

async function load(words: Words, entity: string, screen: keyof EntityScreens['screens']) {
  const [module] = await Promise.all([
    map[entity]!.screens[screen]!(),
    // What is wrong with a value is said where values are filled in.
    words.load('ra', `entities/${entity}`, ...(screen === 'list' ? [] : ['validations'])),
    setZodLocale(words.locale),
  ])
  return module
}
