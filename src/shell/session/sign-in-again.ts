/** Opens the sign-in dialog over the page; resolves to whether the user signed in again. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** Registered by captain's frame. Public pages have no dialog; their calls fail. */
export function registerSignInDialog(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask === dialog) ask = undefined
  }
}

/** Calls that fail at the same time share one dialog. */
export function promptSignIn(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
