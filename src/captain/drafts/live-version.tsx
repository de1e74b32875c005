import { RecordContextProvider } from 'react-admin'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { useScope } from '../../kernel/words/scope.ts'
import { previewColumns } from '../columns/preview-columns.ts'
import { FieldList, hasNoValue } from '../record/field-list.tsx'
import { LiveDialog } from './live-dialog.tsx'

/** The live record, to read beside its draft. */
export default function LiveVersion({ close }: { close(): void }) {
  const { entity, site, translate } = useScope()
  return (
    <LiveDialog title={translate('drafts.live')} maxWidth="md" close={close}>
      {(live) => (
        <RecordContextProvider value={live}>
          <FieldList columns={previewColumns(siteFields(entity, site).filter(({ name }) => !hasNoValue(live[name])))} />
        </RecordContextProvider>
      )}
    </LiveDialog>
  )
}
