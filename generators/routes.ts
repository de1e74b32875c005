import { isWarning } from '../entities/language/cross-record-rules/index.ts'
import { isDeletable, statesOf, type Entity } from '../entities/language/entity.ts'
import { screensOf } from '../entities/language/screens.ts'
import { byName, type Declaration } from './declarations.ts'
import { apiPath, camel, header } from './names.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
interface Route {
  readonly method: Method
  readonly path: string
  /** The function of server/kernel/crud that handles the route. */
  readonly handler: string
}

/** server/generated/<entity>.ts: one line per route of an entity, so that every URL can be found by searching. */
export function entityRoutes({ entity, variable, file }: Declaration): string {
  const routes = routesOf(entity)
  const handlers = [...new Set(routes.map(({ handler }) => handler))].sort()
  return [
    header(`entities/${file}`),
    "import type { FastifyInstance } from 'fastify'",
    `import { ${variable} } from '../../entities/${file}'`,
    `import { ${handlers.join(', ')} } from '../kernel/crud/index.ts'`,
    '',
    `export function ${variable}Routes(app: FastifyInstance): void {`,
    ...routes.map(
      ({ method, path, handler }) => `app.${method}('${apiPath(entity)}${path}', ${handler}(app, ${variable}))`,
    ),
    '}',
  ].join('\n')
}

/** server/generated/index.ts: the routes of every entity. */
export function routeIndex(declarations: readonly Declaration[]): string {
  const sorted = byName(declarations)
  return [
    header('the declarations in entities/'),
    ...sorted.map(({ entity }) => `import { ${camel(entity.name)}Routes } from './${entity.name}.ts'`),
    '',
    `export const entityRoutes = [${sorted.map(({ entity }) => `${camel(entity.name)}Routes`).join(', ')}]`,
  ].join('\n')
}

const route = (method: Method, path: string, handler: string): Route => ({ method, path, handler })

/** The routes that follow from an entity's declaration. An absent flag means that the route does not exist. */
export function routesOf(entity: Entity): readonly Route[] {
  const {
    list,
    create,
    edit,
    staffFields: working,
    reorder,
    unique,
    crossRecordRules: among,
    calendar,
    keepsDraft,
  } = entity
  if (edit === 'single') return singleRoutes
  const states = statesOf(entity) !== undefined
  const deletable = isDeletable(entity)
  const has = (flag: unknown, ...routes: readonly Route[]): readonly Route[] => (flag ? routes : [])
  return [
    ...has(list, route('get', '', 'listRecords')),
    ...has(create, route('post', '', 'createRecord')),
    ...has(reorder, route('put', '/order', 'reorderRecords')),
    ...has(unique && (create || edit), route('get', '/availability', 'readAvailability')),
    ...has(among?.some(isWarning) && (create || edit), route('get', '/warnings', 'readWarnings')),
    ...has(deletable, route('post', '/deletions', 'deleteRecords')),
    ...has(deletable, route('post', '/purges', 'purgeRecords')),
    ...has(edit || working, route('post', '/edits', 'editRecords')),
    ...has(states, route('post', '/transitions', 'transitionRecords')),
    ...has(calendar?.rows, route('post', '/weeks', 'openWeek'), route('post', '/days', 'planDays')),
    ...has(create && calendar?.maxSeriesDays, route('post', '/series', 'createSeries')),
    ...has(deletable || states || working || calendar?.rows, route('post', '/restorations', 'restoreRecords')),
    ...has(
      screensOf(entity).some((screen) => screen !== 'create'),
      route('get', '/:id', 'readRecord'),
    ),
    ...has(edit, route('put', '/:id', 'updateRecord')),
    ...has(working, route('patch', '/:id', 'amendRecord')),
    ...has(deletable, route('delete', '/:id', 'deleteRecord')),
    ...has(
      screensOf(entity).some((screen) => screen !== 'create'),
      route('get', '/:id/revisions', 'listRevisions'),
    ),
    ...has(states, route('post', '/:id/transitions', 'transitionRecord')),
    ...has(create || edit || states || working, route('post', '/:id/restorations', 'restoreRecord')),
    ...has(
      keepsDraft,
      route('get', '/:id/draft', 'readDraft'),
      route('put', '/:id/draft', 'saveDraft'),
      route('delete', '/:id/draft', 'discardDraft'),
      route('post', '/:id/draft/restorations', 'restoreDraft'),
      route('post', '/:id/draft/publications', 'publishDraft'),
      route('put', '/:id/draft/schedule', 'scheduleDraft'),
    ),
  ]
}

/** The tenant's only record is read and saved without an id; data providers, and its history, use the tenant's. */
const singleRoutes: readonly Route[] = [
  route('get', '', 'readSingle'),
  route('put', '', 'saveSingle'),
  route('get', '/:id', 'readSingleById'),
  route('put', '/:id', 'saveSingleById'),
  route('get', '/:id/revisions', 'listRevisions'),
  route('post', '/:id/restorations', 'restoreRecord'),
]
