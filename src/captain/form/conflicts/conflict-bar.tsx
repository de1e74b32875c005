import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useConfirm } from '../../../shell/ui/confirm.tsx'
import { prefetchable } from '../../../shell/api/prefetch.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { useShortTime } from '../../../kernel/form/short-time.ts'
import { isOwnWriting, type Conflict } from '../../../kernel/form/conflict.ts'
import type { ConflictChoice } from '../../../kernel/form/merge.ts'
import { joinSentences } from '../../../kernel/words/join-sentences.ts'
import { useFormState, useFormSession } from '../../../kernel/form/session-context.tsx'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'

const CompareVersions = lazyPart(prefetchable(() => import('./compare-versions.tsx')))

interface ConflictBarProps {
  resolve(choices: Readonly<Record<string, ConflictChoice>>): void
}

/** Reports that another user has saved in the meantime; offers to compare the changes, keep them or discard them. */
export function ConflictBar({ resolve }: ConflictBarProps) {
  const conflict = useFormState((state) => state.conflict)
  return conflict ? <OpenConflict conflict={conflict} resolve={resolve} /> : null
}

function OpenConflict({ conflict, resolve }: ConflictBarProps & { readonly conflict: Conflict }) {
  const session = useFormSession()
  const { translate } = useWords()
  const confirm = useConfirm()
  const clock = useShortTime()
  const fieldNames = useFieldNames()
  useFormState((state) => state.changed)
  const { base } = session.state.get()
  const { theirs, by, at } = conflict
  const merge = session.mergeWith(theirs)
  const time = at ? clock(at) : ''
  const own = isOwnWriting(theirs)

  const safe = translate('forms.conflict.safe')
  // What is typed here by now may be what the other side wrote.
  const changes =
    merge.clashes.length > 0
      ? translate('forms.conflict.clashing', { fields: fieldNames(merge.clashes.map(({ field }) => field)) })
      : merge.taken.length > 0 && translate('forms.conflict.takenIn', { fields: fieldNames(merge.taken) })

  const show = (open: boolean) => session.state.set({ conflict: { ...conflict, open } })
  const reload = async () => {
    if (!(await confirm({ mode: 'reset' }))) return
    session.state.set({ base: theirs })
    session.reset()
  }

  return (
    <>
      <MessageBar
        tone="warning"
        actions={
          <>
            <Button size="small" variant="contained" onClick={() => show(true)} data-action="compare">
              {translate('forms.conflict.compare')}
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={() => resolve({})}>
              {translate('forms.conflict.applyMine')}
            </Button>
            <Button size="small" color="inherit" onClick={() => void reload()}>
              {translate('forms.conflict.reload')}
            </Button>
          </>
        }
      >
        <Box component="strong" sx={{ display: 'block' }}>
          {translate(`forms.conflict.${own ? 'updatedOwn' : by ? 'updated' : 'updatedUnknown'}`, { name: by, time })}
        </Box>
        {changes ? joinSentences(translate, changes, safe) : safe}
      </MessageBar>
      {conflict.open && (
        <CompareVersions
          merge={merge}
          base={base}
          theirs={theirs}
          words={{
            title: translate('forms.conflict.title'),
            intro: translate('forms.conflict.intro'),
            noClash: translate('forms.conflict.mergeOnly'),
            others: translate('forms.conflict.merged'),
            theirs: translate(`forms.conflict.${own ? 'theirsOwn' : by ? 'theirsOf' : 'theirs'}`, { name: by }),
            mine: translate('forms.conflict.mine'),
            ok: translate('forms.conflict.save'),
          }}
          onChoose={resolve}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}

/** Joins field labels into a readable list: 「タイトル、本文」. */
function useFieldNames(): (fields: readonly string[]) => string {
  const labels = useLabels(useFormSession().entity)
  const { locale } = useWords()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (fields) => list.format(fields.map((field) => labels.label(field)))
}
