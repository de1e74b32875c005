/** Opens the sign-in dialog over the page; resolves to whether the user signed in again. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined
/** Answers for a dialog that is gone. */
let giveUp = (): void => {}

/** Registered by captain's frame. Public pages have no dialog; their calls fail, as do those of a page that is left. */
export function registerSignInDialog(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask !== dialog) return
    ask = undefined
    giveUp()
  }
}

/** Whether the page has the dialog: it shows what its account may see and write, and does not go on as another. */
export const canPromptSignIn = (): boolean => ask !== undefined

/** Calls that fail at the same time share one dialog. */
export function promptSignIn(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  asking ??= answerOf(ask).finally(() => {
    asking = undefined
  })
  return asking
}

const answerOf = (dialog: Ask): Promise<boolean> =>
  Promise.race([dialog(), new Promise<boolean>((resolve) => (giveUp = () => resolve(false)))])
