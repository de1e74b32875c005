import { useDataProvider } from 'react-admin'
import { useMemo } from 'react'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import type { ChildTables } from '../../../kernel/form/child-tables.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { Entity } from '../../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import type { Words } from '../../../shell/words/words.ts'
import { useWords } from '../../../shell/words/words-context.tsx'

/** Makes the tables of one form. */
export type MakeTables = (about: {
  readonly site: SiteSlug
  readonly provider: CaptainDataProvider
  readonly words: Words
}) => ChildTables

/** What was loaded with the form of an entity that others stand within, by its name. */
const loaded = new Map<string, MakeTables>()

/** The children that stand in forms, by name. */
const children = new Map<string, Entity>()

export function keepTables(parent: string, entities: readonly Entity[], make: MakeTables): void {
  for (const entity of entities) children.set(entity.name, entity)
  loaded.set(parent, make)
}

export const childEntity = (name: string): Entity | undefined => children.get(name)

/** The tables of children in the form of the current entity; undefined for most. */
export function useChildTables(): ChildTables | undefined {
  const { name } = useEntity()
  const { site } = useTenant()
  const words = useWords()
  const provider = useDataProvider<CaptainDataProvider>()
  return useMemo(() => loaded.get(name)?.({ site, provider, words }), [name, site, provider, words])
}
