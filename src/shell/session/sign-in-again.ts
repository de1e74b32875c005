/** Opens the sign-in dialog over the page; resolves with whether the person is signed in again. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** The captain frame lends its dialog; public pages have none, and their calls fail as they are. */
export function registerSignInDialog(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask === dialog) ask = undefined
  }
}

/** Calls that fail at the same time wait for one dialog. */
export function promptSignIn(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
