import type { Entity } from '../entity.ts'
import { readBody, recordIssues } from '../input/body.ts'
import type { SiteSlug } from '../sites.ts'
import { fault, type Fault } from './fault.ts'

/** Checks that the records a new tenant starts with could be created in a form. */
export const starterFaults = (entity: Entity): readonly Fault[] =>
  (entity.starters ?? []).flatMap((values, index) => {
    const at = `${entity.name}.starters.${index}`
    if (!entity.create || entity.parent)
      return [fault('E198', at, entity.name, 'Only what has a `create` screen and no parent starts with records.')]
    const issues = (Object.keys(entity.sites) as SiteSlug[]).flatMap((site) => {
      const read = readBody(entity, site, 'create', values)
      return read.issues ?? recordIssues(entity, read.values)
    })
    return issues.map(({ path, rule }) =>
      fault('E198', `${at}.${path.join('.')}`, rule, 'The record breaks this rule of its own entity.'),
    )
  })
