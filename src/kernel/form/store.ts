import { useSyncExternalStore } from 'react'

/** Shared state from which each component reads only the part it needs. */
export interface Store<T> {
  get(): T
  set(part: Partial<T>): void
  subscribe(listener: () => void): () => void
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(part) {
      value = { ...value, ...part }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Subscribes to a selection of a store. For the same state the selector must return the same object. */
export const useStore = <T extends object, S>(store: Store<T>, select: (value: T) => S): S =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
