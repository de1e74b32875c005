import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { DialogIconButton } from '../../kernel/controls/dialog-icon-button.tsx'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const AddToPlanDialog = lazyPart(() => import('./add-to-plan-dialog.tsx'))

/** Adds a saved record to a publish plan. */
export default function AddToPlanButton({ record }: { readonly record: CaptainRecord }) {
  // What is not saved yet has none.
  if (record.version === 0) return null
  return (
    <DialogIconButton
      words="commons.actions.addToPlan"
      icon={PlaylistAddOutlined}
      record={record}
      Dialog={AddToPlanDialog}
    />
  )
}
