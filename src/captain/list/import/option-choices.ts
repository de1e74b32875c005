import type { Entity } from '../../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import type { Labels } from '../../../../locales/labels.ts'

/** The options of a field that a site offers, for a select. */
export const optionChoices = (
  entity: Entity,
  name: string,
  site: SiteSlug,
  labels: Labels,
): readonly { readonly value: string; readonly label: string }[] =>
  (entity.sites[site]?.options?.[name] ?? entity.fields[name]?.options ?? []).map((value) => ({
    value,
    label: labels.option(name, value),
  }))
