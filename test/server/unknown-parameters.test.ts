// @module-tag sqlite
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { countable } from '../../entities/language/derived/public-content.ts'
import { screensOf } from '../../entities/language/screens.ts'
import { provingEntities } from '../covering-entities.ts'
import { admin, publicUrl, start, type World } from './support/world.ts'

const proving = new Set(provingEntities.map(({ name }) => name))
const id = '01980000-0000-7000-8000-000000000001'

/** The calls of the API: of each entity, or of those that prove what is generic. */
const calls = (world: World) =>
  world.app.routeTable.flatMap(({ method, url, config = {} }) => {
    const { entity } = config
    const isAsked = url.startsWith('/api/') && !url.startsWith('/api/docs')
    if (!isAsked || (entity && entity in entities && !proving.has(entity))) return []
    const methods = [method].flat().filter((each) => each !== 'OPTIONS' && each !== 'HEAD')
    return methods.map((each) => ({ method: each as NonNullable<InjectOptions['method']>, url, config }))
  })

test('a query parameter that a call does not know is refused by its name, on every call of the API', async () => {
  const world = await start()
  await world.sql('update auth_user set "cfAi" = true where "id" = ?', await world.account(admin))
  const authorization = `Bearer ${await world.tokenFor(admin)}`
  const wrong: string[] = []
  for (const { method, url, config } of calls(world)) {
    const entity = config.entity === undefined ? undefined : entities[config.entity]
    const sites = Object.keys(entity?.sites ?? { 'emu-esu-com': {} }) as SiteSlug[]
    const screens = [config.screen ?? []].flat()
    const has = (site: SiteSlug) =>
      (screens.length === 0 || screensOf(entity!, site).some((screen) => screens.includes(screen))) &&
      (!entity || !url.includes(':field') || countable(entity, site).length > 0)
    const site = entity ? sites.find(has)! : sites[0]!
    const path = url
      .replace(/:tenant(?:Slug)?\b/, site)
      .replace(':parent', world.tenants[site].id)
      .replace(':field', () => (entity ? countable(entity, site)[0]!.name : 'title'))
      .replaceAll(/:\w+/g, id)
    const { statusCode, body } = await world.app.inject({
      method,
      url: `${path}?colour=red`,
      headers: { authorization, origin: publicUrl },
    })
    if (statusCode !== 400 || !/"path":\["colour"\],"rule":"unknownField"/.test(body))
      wrong.push(`${method} ${url}: ${statusCode} ${body.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
})
