import { Suspense, type ComponentType, type ReactElement } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { screenAt, type Screen } from '../../../entities/language/screens.ts'
import { screens as all } from '../../generated/screens.ts'
import { prefetchAll } from '../../shell/api/prefetch.ts'
import { lazyComponent, type LazyComponent } from '../../shell/ui/lazy-component.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import type { Words } from '../../shell/words/words.ts'
import { Calendar, loadRows, SingleRecord } from './list-parts.ts'
import type { EntityModule, ScreenMap } from '../../kernel/context/screen-map.ts'
import { setZodLocale } from '../../kernel/words/zod-locale.ts'

const screenMap: ScreenMap = all
const lazyScreens = new Map<string, LazyComponent<object>>()
const listed = new Map<string, Entity>()

/** A screen that loads its code and translations when first opened. */
export function lazyScreen(words: Words, entity: string, screen: Screen): ReactElement {
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
  if (entity && hasScreen(entity, screen)) await screenPart(words, entity, screen).load()
}

const hasScreen = (entity: string, screen: Screen): boolean =>
  Object.values(screenMap[entity]?.sites ?? {}).some((screens) => screens.includes(screen))

/** The entity whose records the list at a path shows, once that list is loaded; undefined at other paths. */
export const listedAt = (path: string): Entity | undefined => listed.get(path)

function screenPart(words: Words, entity: string, screen: Screen): LazyComponent<object> {
  const key = `${entity}/${screen}`
  const Screen = lazyScreens.get(key) ?? lazyComponent(() => load(words, entity, screen))
  lazyScreens.set(key, Screen)
  return Screen
}

interface ScreenFile {
  readonly default: ComponentType<EntityModule>
  readonly prepareInputs?: (entity: Entity) => void
}

const screenFiles: Readonly<Record<Screen, () => Promise<ScreenFile>>> = {
  list: () => import('../screens/list.tsx'),
  create: () => import('../screens/create.tsx'),
  edit: () => import('../screens/edit.tsx'),
  preview: () => import('../screens/preview.tsx'),
}

/** The children that stand as tables in the form of an entity. */
const childrenInForm = (name: string): readonly string[] =>
  Object.keys(screenMap).filter((each) => screenMap[each]!.parent === name && hasScreen(each, 'edit'))

async function load(words: Words, name: string, screen: Screen) {
  const { single, calendar, layouts, load: loadEntity, own = {} } = screenMap[name]!
  const isForm = screen === 'create' || screen === 'edit'
  const inForm = isForm ? childrenInForm(name) : []
  // Values are entered in forms and in calendars, so these explain what is wrong with them.
  const validates = screen !== 'list' || single || calendar
  const [of, { default: Usual, prepareInputs }, taken, inputs] = await Promise.all([
    loadEntity(),
    screenFiles[screen](),
    own[screen]?.(),
    isForm ? own.inputs?.() : undefined,
    words.load('ra', `entities/${name}`, ...(validates ? ['validations', 'forms'] : [])),
    validates && setZodLocale(words.locale),
    screen === 'list' && single && SingleRecord.load(),
    screen === 'list' && calendar && Calendar.load(),
    screen === 'list' && !single && loadRows(words, name, layouts),
    inForm.length > 0 &&
      import('../form/children/child-tables.ts').then(({ loadTables }) => loadTables(words, name, inForm)),
  ])
  prepareInputs?.(of.entity)
  if (isForm) await prefetchAll(words)
  if (screen === 'list' && !single && !calendar) listed.set(name, of.entity)
  return taken ?? { default: () => <Usual {...of} {...inputs?.parts} /> }
}
