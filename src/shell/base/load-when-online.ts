import { untilReloaded } from './lost-chunks.ts'

/**
 * Loads something the page needs. Offline it waits for the connection, and while the page is being reloaded for the new
 * one: the page stays as it is.
 */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine !== false) {
        await untilReloaded()
        throw error
      }
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    }
  }
}
