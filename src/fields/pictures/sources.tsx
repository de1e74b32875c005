import { useTranslate } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { fileRules } from '../../../entities/uploads-in.ts'
import { DropArea } from '../../captain/uploads/drop-area.tsx'
import { LibraryDialog } from '../../captain/uploads/library-dialog.tsx'
import { PendingList } from '../../captain/uploads/pending-list.tsx'
import { typesText } from '../../captain/uploads/refusal.ts'
import type { Upload } from '../../captain/uploads/upload.ts'
import { useSending } from '../../captain/uploads/use-sending.ts'
import { describedBy, type Entry } from '../entry.ts'

interface SourcesProps {
  readonly entry: Entry
  /** How many more the field takes. */
  readonly most: number
  take(upload: Upload): void
}

/** Where a field's files come from: chosen, dropped, pasted, or picked from the library. */
export function Sources({ entry, most, take }: SourcesProps): ReactNode {
  const translate = useTranslate()
  const rules = fileRules(entry.field)
  const { pending, send, dismiss } = useSending({ rules, most, take })
  const [browsing, setBrowsing] = useState(false)
  const types = String(rules.find(({ rule }) => rule === 'fileType')?.params.types ?? '*/*')
  const max = rules.find(({ rule }) => rule === 'fileSize')?.params.max
  if (entry.readOnly) return null
  return (
    <>
      <PendingList pending={pending} dismiss={dismiss} />
      {most > 0 && (
        <DropArea
          accept={types === 'image/*' ? 'image/*,.heic,.heif' : types.replaceAll('|', ',')}
          many={most > 1}
          hint={translate('uploads.takes', { types: typesText(translate, types), max })}
          describedBy={describedBy(entry)['aria-describedby']}
          focusable={entry.focusable}
          take={send}
          browse={() => setBrowsing(true)}
        />
      )}
      {browsing && (
        <LibraryDialog
          rules={rules}
          most={most}
          close={() => setBrowsing(false)}
          choose={(uploads) => {
            setBrowsing(false)
            for (const upload of uploads) take(upload)
          }}
        />
      )}
    </>
  )
}
