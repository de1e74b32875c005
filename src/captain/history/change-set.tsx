import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainDataProvider, Revision, SetRevision } from '../../kernel/api/data-provider.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useNameText } from '../../kernel/words/name-text.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

/** The most names a history entry lists; the rest is shown as a count. */
const maxNamedRecords = 10

interface ChangeSetProps {
  /** The id of the record whose history this is. */
  readonly record: string
  readonly revision: Revision
  readonly onUndo: (changeSet: string) => Promise<void>
}

/** The other changes made in the same call, with a button to undo all of them. */
export function ChangeSet({ record, revision: { changeSet, others }, onUndo }: ChangeSetProps) {
  const words = useWords()
  const { translate, load } = words
  const { site } = useTenant()
  const confirm = useConfirm()
  const provider = useDataProvider<CaptainDataProvider>()
  const { data } = useQuery({ queryKey: ['change-sets', changeSet], queryFn: () => provider.changeSet(changeSet) })
  const [isNamed, setIsNamed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  // Only the names of the other entities are needed; their translations are loaded here, since they otherwise come with
  // their screens.
  useEffect(() => {
    if (data) void load(...new Set(data.map(({ entity }) => `entities/${entity}`))).then(() => setIsNamed(true))
  }, [load, data])

  const named = recordsOf(data ?? [], record).slice(0, maxNamedRecords)
  const nameText = useNameText()
  const kindOf = (entity: string): string => (isNamed ? labelsOf(words, entity, site).name : ' ')
  const smart_count = others + 1

  const undo = async () => {
    const agreed = await confirm({
      mode: 'confirm',
      title: translate('commons.dialogs.undoTogether.title', { smart_count }),
      body: translate('commons.dialogs.undoTogether.body'),
      ok: translate('commons.dialogs.undoTogether.ok'),
    })
    if (!agreed) return
    setIsBusy(true)
    try {
      await onUndo(changeSet)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Box sx={{ mt: 1, pt: 1, borderTop: '1px solid var(--line)', fontSize: 13 }}>
      <Typography sx={{ fontWeight: 700, fontSize: 12, color: 'text.secondary' }}>
        {translate('commons.history.togetherTitle')}
      </Typography>
      <Box component="ul" aria-label={translate('commons.history.togetherTitle')} sx={{ m: 0, pl: 2.5, py: 0.5 }}>
        {named.map(({ entity, id, name, action }) => (
          <Box component="li" key={`${entity}/${id}`} sx={{ overflowWrap: 'anywhere' }}>
            {name.length > 0 ? nameText(entity, name) : kindOf(entity)}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {name.length > 0 && kindOf(entity)} · {translate(`commons.history.actions.${action}`)}
            </Box>
          </Box>
        ))}
      </Box>
      {data && others > named.length && (
        <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate('commons.history.togetherMore', { smart_count: others - named.length })}
        </Typography>
      )}
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void undo()} sx={{ my: 0.5 }}>
        {translate('commons.history.undoTogether', { smart_count })}
      </Button>
    </Box>
  )
}

/** The other records of a change set, once each, with the last action on them. */
const recordsOf = (revisions: readonly SetRevision[], record: string): readonly SetRevision[] => [
  ...new Map(
    revisions
      .filter(({ id }) => id !== record)
      .toReversed()
      .map((each) => [`${each.entity} ${each.id}`, each]),
  ).values(),
]
