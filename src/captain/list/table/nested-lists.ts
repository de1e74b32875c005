import type { ElementType } from 'react'
import { useBasename } from 'react-admin'
import { screens } from '../../../generated/screens.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { labelsOf } from '../../../kernel/words/labels.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import type { ScreenMap } from '../../../kernel/context/screen-map.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'

interface NestedList {
  readonly path: string
  readonly label: string
  readonly icon: ElementType
}

/** The lists nested under a record of the current entity, such as a tenant's users. */
export function useNestedLists(record: CaptainRecord): readonly NestedList[] {
  const { name } = useEntity()
  const { site } = useTenant()
  const words = useWords()
  const basename = useBasename()
  return Object.entries(screens as ScreenMap)
    .filter(([, { parent, sites }]) => parent === name && sites[site]?.includes('list'))
    .map(([nested, { icon }]) => ({
      path: `${basename}/${name}/${record.id}/${nested}`,
      label: labelsOf(words, nested, site).plural,
      icon,
    }))
}
