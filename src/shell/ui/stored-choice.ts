import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../base/browser-storage.ts'

/**
 * Makes the hook of a setting that is stored in this browser under a key: it returns what is chosen, at first the first
 * of the choices, and how to choose. All places that show it change together, in other tabs, too.
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): () => readonly [Choice, (choice: Choice) => void] {
  const changed = key.replace('.', ':')
  // Browsers that block storage keep the choice as long as the page.
  let unstored = choices[0]

  const read = (): Choice => {
    const stored = readStored('localStorage', key)
    return choices.find((choice) => choice === stored) ?? unstored
  }
  const write = (choice: Choice): void => {
    unstored = choice
    writeStored('localStorage', key, choice)
    window.dispatchEvent(new Event(changed))
  }
  const subscribe = (listener: () => void) => {
    window.addEventListener(changed, listener)
    window.addEventListener('storage', listener)
    return () => {
      window.removeEventListener(changed, listener)
      window.removeEventListener('storage', listener)
    }
  }
  return () => [useSyncExternalStore(subscribe, read, () => choices[0]), write]
}
