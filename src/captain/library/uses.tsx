import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isId } from '../../../entities/paths.ts'
import { WithWords } from '../../shell/with-words.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { labelsOf } from '../labels.ts'
import { PathLink } from '../path-link.tsx'
import { useTenant } from '../tenant-context.tsx'
import type { UploadDetail } from './upload-detail.ts'

interface UsesProps {
  readonly uses: UploadDetail['uses']
  /** Whether one may leave the page; asks where something typed would be lost. */
  mayLeave(): Promise<boolean>
}

/** The records that use a file, as links to where that can be changed. */
export const Uses = (props: UsesProps) => (
  <WithWords sets={[...new Set(props.uses.map(({ entity }) => `entities/${entity}`))]}>
    <ul className="file-uses">
      {props.uses.map((use) => (
        <li key={`${use.entity} ${use.id} ${use.field}`}>
          <OneUse use={use} mayLeave={props.mayLeave} />
        </li>
      ))}
    </ul>
  </WithWords>
)

interface OneUseProps extends Pick<UsesProps, 'mayLeave'> {
  readonly use: UploadDetail['uses'][number]
}

function OneUse({ use: { entity, field, title, trashed, id }, mayLeave }: OneUseProps) {
  const words = useWords()
  const { site } = useTenant()
  const navigate = useNavigate()
  const labels = labelsOf(words, entity, site)
  const to = useAddress(entity, id, trashed)
  const said = (
    <>
      <span>{title && !isId(title) ? title : labels.name}</span>
      <small>
        {labels.name} · {labels.label(field)}
        {trashed && ` · ${words.translate('commons.inputs.trashed')}`}
      </small>
    </>
  )
  if (!to) return <span>{said}</span>
  const go = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (await mayLeave()) void navigate({ to: to as never })
  }
  return (
    <PathLink to={to} onClick={(event) => void go(event)}>
      {said}
    </PathLink>
  )
}

/** Where a record opens at the tenant's site: its form, or else its preview; in the trash, the list of what is there. */
function useAddress(name: string, id: string, trashed: boolean): string | undefined {
  const { slug, entities } = useTenant()
  const screens = entities.find((each) => each.name === name)?.screens ?? []
  const base = `/captain/tenant/${slug}/${name}`
  if (trashed) return screens.includes('list') ? `${base}?trashed` : undefined
  if (screens.includes('edit')) return `${base}/${id}`
  return screens.includes('preview') ? `${base}/${id}/show` : undefined
}
