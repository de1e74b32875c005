import { lazyComponent } from '../../shell/ui/lazy-component.ts'

// What only phones show.
export const Cards = lazyComponent(() => import('./table/cards.tsx'))

/** Loads what a list shows first. */
export async function loadRows(): Promise<void> {
  if (matchMedia('(max-width: 599.95px)').matches) await Cards.load()
}
