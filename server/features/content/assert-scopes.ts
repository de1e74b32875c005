import type { FastifyRequest } from 'fastify'
import { scopeMissing } from '../../base/errors/api-error.ts'
import { entitiesRead } from './expansions.ts'
import type { ShownContent } from './query.ts'

/** Throws where an API key may not read what is expanded. */
export function assertScopes({ access }: FastifyRequest, { view, expand }: ShownContent): void {
  const wanted = entitiesRead(expand).map((name) => `${name}:${view.verb}`)
  const scope = access?.scopes && wanted.find((each) => !access.scopes!.has(each))
  if (scope) throw scopeMissing(scope)
}
