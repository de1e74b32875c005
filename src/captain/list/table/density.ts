import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../shell/base/browser-storage.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const key = 'captain.density'
const changed = 'captain:density'

/** The row height: one setting for all lists, stored in this browser. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'comfortable'), write]
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

// Fallback for browsers that block storage: the setting then lasts as long as the page.
let unstored: Density = 'comfortable'

const read = (): Density => ((readStored('localStorage', key) ?? unstored) === 'compact' ? 'compact' : 'comfortable')

function write(density: Density): void {
  unstored = density
  writeStored('localStorage', key, density)
  window.dispatchEvent(new Event(changed))
}
