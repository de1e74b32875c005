import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOptional } from '../../../src/shell/api/load-optional.ts'

const reported: unknown[] = []

/** As in a browser, and unlike Node, capturing listeners come first at the target too. */
class Target extends EventTarget {
  readonly #capturing = new EventTarget()
  override addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>): void {
    if (typeof options === 'object' && options.capture) this.#capturing.addEventListener(type, listener)
    else super.addEventListener(type, listener, options)
  }
  override removeEventListener(...[type, listener, options]: Parameters<EventTarget['removeEventListener']>): void {
    if (typeof options === 'object' && options.capture) this.#capturing.removeEventListener(type, listener)
    else super.removeEventListener(type, listener, options)
  }
  override dispatchEvent(event: Event): boolean {
    let isStopped = false
    event.stopImmediatePropagation = () => (isStopped = true)
    this.#capturing.dispatchEvent(event)
    return isStopped || super.dispatchEvent(event)
  }
}

/** As Vite does: says that a chunk is gone, then rejects with the same error. */
async function goneChunk(name: string): Promise<never> {
  const error = new Error(`${name} is gone`)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  throw error
}

beforeEach(() => {
  reported.length = 0
  vi.stubGlobal('window', new Target())
  window.addEventListener('vite:preloadError', ({ payload }) => reported.push(payload.message))
})

afterEach(() => vi.unstubAllGlobals())

test('a part that the page can do without is loaded', async () => {
  expect(await loadOptional(async () => 'who else is here')).toBe('who else is here')
})

test('a part that the page can do without neither fails nor has the page reloaded when its chunk is gone', async () => {
  expect(await loadOptional(() => goneChunk('decoration'))).toBeUndefined()
  expect(reported).toEqual([])
})

test('a chunk that the page needs is reported although such a part is being loaded', async () => {
  const part = Promise.withResolvers<string>()
  const loading = loadOptional(() => part.promise)
  await expect(goneChunk('form')).rejects.toThrow('form is gone')
  part.resolve('loaded')
  expect(await loading).toBe('loaded')
  expect(reported).toEqual(['form is gone'])
  await expect(goneChunk('list')).rejects.toThrow('list is gone')
  expect(reported).toEqual(['form is gone', 'list is gone'])
})
