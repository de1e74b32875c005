import { screens as all } from '../../../generated/screens.ts'
import type { ScreenMap } from '../../../kernel/context/screen-map.ts'
import { isId } from '../../../../entities/language/reserved-names.ts'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { labelsOf } from '../../../kernel/words/labels.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { UploadDetail } from './upload-detail.ts'

interface FileUsesProps {
  readonly uses: UploadDetail['uses']
}

/** The records that use a file, as links. */
export const FileUses = (props: FileUsesProps) => (
  <WithWords sets={[...new Set(props.uses.map(({ entity }) => `entities/${entity}`))]}>
    <ul className="file-uses">
      {props.uses.map((use) => (
        <li key={`${use.entity} ${use.id} ${use.field}`}>
          <FileUseItem use={use} />
        </li>
      ))}
    </ul>
  </WithWords>
)

interface FileUseItemProps {
  readonly use: UploadDetail['uses'][number]
}

function FileUseItem({ use: { entity, field, title, trashed, id } }: FileUseItemProps) {
  const words = useWords()
  const { site } = useTenant()
  const labels = labelsOf(words, entity, site)
  const to = useAddress(entity, id, trashed)
  const useText = (
    <>
      <span>{title && !isId(title) ? title : labels.name}</span>
      <small>
        {labels.name} · {labels.label(field)}
        {trashed && ` · ${words.translate('commons.inputs.trashed')}`}
      </small>
    </>
  )
  if (!to) return <span>{useText}</span>
  return <PathLink to={to}>{useText}</PathLink>
}

/**
 * The path where a record opens on the tenant's site: the form or else the preview; for a record in the trash, the list
 * of the trash.
 */
function useAddress(name: string, id: string, trashed: boolean): string | undefined {
  const { slug, entities } = useTenant()
  const screens = entities.find((each) => each.name === name)?.screens ?? []
  // Only its id is known of a child, not that of its parent.
  if ((all as ScreenMap)[name]?.parent !== undefined) return undefined
  const base = `/captain/tenant/${slug}/${name}`
  if (trashed) return screens.includes('list') ? `${base}?trashed` : undefined
  if (screens.includes('edit')) return `${base}/${id}`
  return screens.includes('preview') ? `${base}/${id}/show` : undefined
}
