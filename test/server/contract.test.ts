// @module-tag sqlite
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { readBody, type Values } from '../../entities/language/input/body.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import { entities } from '../../entities/index.ts'
import { addComponents, componentNames } from '../../server/kernel/crud/contract/components.ts'
import { firstSite } from './support/record-client.ts'

type Properties = Readonly<Record<string, { readonly description?: string; readonly examples?: readonly unknown[] }>>

interface Component {
  readonly $ref?: string
  readonly allOf?: readonly Component[]
  readonly properties?: Properties
  readonly examples: readonly Values[]
}

describe.each(Object.values(entities).map((entity) => [entity.name, entity] as const))(
  'What the contract says of %s',
  (_, entity) => {
    const app = Fastify()
    addComponents(app, entity)
    const component = (name: string) => app.getSchema(name) as Component
    const propertiesOf = ({ $ref, allOf = [], properties }: Component): Properties =>
      $ref ? propertiesOf(component($ref.replace('#', ''))) : Object.assign({}, ...allOf.map(propertiesOf), properties)
    const names = componentNames(entity)
    const site = firstSite(entity)

    test('describes every field, and says which sites have it where not all do', () => {
      const properties = propertiesOf(component(names.record))
      const everywhere = Object.keys(entity.sites).every(
        (each) => siteFields(entity, each as typeof site).length === Object.keys(entity.fields).length,
      )
      for (const name of Object.keys(entity.fields)) expect(properties[name]!.description).toMatch(/^\S.*\./)
      expect(Object.values(properties).some(({ description }) => description?.includes('Only at '))).toBe(!everywhere)
    })

    test('shows examples that the server itself would take', () => {
      for (const [name, { examples = [] }] of Object.entries(propertiesOf(component(names.record)))) {
        for (const example of entity.fields[name] ? examples : []) {
          expect(entity.fields[name]!.schema.safeParse(example).success, name).toBe(true)
        }
      }
      if (entity.create)
        expect(readBody(entity, site, 'create', component(names.create).examples[0]).issues).toBeUndefined()
      if (entity.edit) {
        const { version, ...changes } = component(names.update).examples[0]!
        expect([version, readBody(entity, site, 'edit', changes).issues]).toEqual([1, undefined])
      }
    })
  },
)
