import { useTranslate } from 'react-admin'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { fileRules } from '../../../entities/uploads-in.ts'
import { useMayMakePictures } from '../../captain/ai/may-make.ts'
import { DropArea } from '../../captain/uploads/drop-area.tsx'
import { LibraryDialog } from '../../captain/uploads/library-dialog.tsx'
import { PendingList } from '../../captain/uploads/pending-list.tsx'
import { typesText } from '../../captain/uploads/refusal.ts'
import type { Upload } from '../../captain/uploads/upload.ts'
import { useSending } from '../../captain/uploads/use-sending.ts'
import { describedBy, type Entry } from '../entry.ts'

const MakeDialog = lazy(() => import('../../captain/ai/make-dialog.tsx'))

interface SourcesProps {
  readonly entry: Entry
  /** How many more the field takes. */
  readonly most: number
  /** Takes one that has come; a picture that was made only to decorate says so. */
  take(upload: Upload, decorative?: boolean): void
}

/** Where a field's files come from: chosen, dropped, pasted, picked from the library, or made. */
export function Sources({ entry, most, take }: SourcesProps): ReactNode {
  const translate = useTranslate()
  const rules = fileRules(entry.field)
  const { pending, send, dismiss } = useSending({ rules, most, take })
  const [browsing, setBrowsing] = useState(false)
  const mayMake = useMayMakePictures()
  const [making, setMaking] = useState(false)
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
          make={mayMake && types === 'image/*' ? () => setMaking(true) : undefined}
        />
      )}
      {making && (
        <Suspense>
          <MakeDialog
            close={() => setMaking(false)}
            take={(upload, decorative) => {
              setMaking(false)
              take(upload, decorative)
            }}
          />
        </Suspense>
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
