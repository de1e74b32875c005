import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { DialogIconButton } from '../../kernel/controls/dialog-icon-button.tsx'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const PreviewLinksDialog = lazyPart(() => import('./preview-links-dialog.tsx'))

/** Opens the preview links of a saved record. */
export default function PreviewLinkButton({ record }: { readonly record: CaptainRecord }) {
  // What is not saved yet has none.
  if (record.version === 0) return null
  return (
    <DialogIconButton
      words="commons.actions.previewLink"
      icon={AddLinkOutlined}
      record={record}
      Dialog={PreviewLinksDialog}
    />
  )
}
