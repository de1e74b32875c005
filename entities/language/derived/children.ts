import type { SiteSlug } from '../../installation.ts'
import type { Entity } from '../entity.ts'
import { screensOf } from '../screens.ts'

/**
 * Whether the children of an entity stand as a table in the form of their parent, at one site or at any: those that have a
 * form of their own, within parents that have one. Others are added and removed in their list.
 */
export const standsInForm = (child: Entity, site?: SiteSlug): boolean =>
  child.parent !== undefined &&
  [child, child.parent].every((entity) => (!site || entity.sites[site]) && screensOf(entity, site).includes('edit')) &&
  screensOf(child, site).includes('list')
