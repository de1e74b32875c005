export interface Toast {
  readonly text: string
  readonly kind?: 'success' | 'error' | 'info' | 'warning'
  readonly action?: { readonly label: string; run(): void | Promise<void> }
  /** What it is about, where others may be called the same: the undo of one is not that of another. */
  readonly about?: string
  /** Time until it closes by itself, in ms; 0 for never. By default errors stay. */
  readonly life?: number
  /** How it is merged with others of the same `key`: into one message of so many records, with one action for all. */
  readonly merge?: { readonly key: string; readonly count: number; text(count: number): string }
}

export interface ShownToast extends Toast {
  readonly key: number
}

const maxShown = 3

/**
 * The messages shown once there is another one: it takes the place of one that says the same about the same, of those that
 * offer nothing to do, and of what it can be merged with. Errors stay until they are read.
 */
export function withToast(all: readonly ShownToast[], toast: ShownToast): readonly ShownToast[] {
  const others = all.filter(
    (each) =>
      !(each.text === toast.text && each.about === toast.about) &&
      !(each.about && each.about === toast.about && each.merge?.key === toast.merge?.key) &&
      (each.kind === 'error' || each.action),
  )
  const like = others.find((each) => mayMerge(each, toast))
  const next = like ? merged(like, toast) : toast
  return [...others.filter((each) => each !== like), next].slice(-maxShown)
}

/** Both report the same change to different records, and both or neither can be undone. */
const mayMerge = (shown: ShownToast, toast: ShownToast): boolean =>
  toast.merge !== undefined &&
  shown.merge?.key === toast.merge.key &&
  (shown.action === undefined) === (toast.action === undefined)

function merged(shown: ShownToast, toast: ShownToast): ShownToast {
  const [first, then] = [shown.action, toast.action]
  const merge = { ...toast.merge!, count: shown.merge!.count + toast.merge!.count }
  return {
    ...toast,
    about: [shown.about, toast.about].filter(Boolean).join(),
    text: merge.text(merge.count),
    merge,
    // What was done last is undone first.
    ...(first && then && { action: { ...then, run: async () => (await then.run(), first.run()) } }),
  }
}
