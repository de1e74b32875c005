import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { DialogIconButton } from '../../kernel/controls/dialog-icon-button.tsx'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { planChoices } from './plan-choices.ts'

const AddToPlanDialog = lazyPart(() => import('./add-to-plan-dialog.tsx'))

const OfOne = ({ record, close }: { readonly record: CaptainRecord; close(): void }) => (
  <AddToPlanDialog records={[record]} close={close} />
)

/** Adds a saved record to a publish plan. */
export default function AddToPlanButton({ record }: { readonly record: CaptainRecord }) {
  const entity = useEntity()
  // What is not saved yet has none.
  if (record.version === 0 || planChoices(entity, [record]).length === 0) return null
  return (
    <DialogIconButton words="commons.actions.addToPlan" icon={PlaylistAddOutlined} record={record} Dialog={OfOne} />
  )
}
