import type { PersonDialogProps } from './person-dialog-props.ts'
import { BanDialog } from './ban-dialog.tsx'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SessionsDialog } from './sessions-dialog.tsx'
import { TenantsDialog } from './tenants-dialog.tsx'

const dialogs = {
  ban: BanDialog,
  impersonate: ImpersonateDialog,
  link: LinkDialog,
  password: PasswordDialog,
  sessions: SessionsDialog,
  tenants: TenantsDialog,
}

/** Actions on an account that need a dialog of their own. */
export type PersonTask = keyof typeof dialogs

export function PersonDialog({ task, ...props }: PersonDialogProps & { readonly task: PersonTask }) {
  const Dialog = dialogs[task]
  return <Dialog {...props} />
}
