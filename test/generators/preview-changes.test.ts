import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onPreviewChange } from '../../generators/client/previews.ts'

// @module-tag sqlite

const captain = 'https://captain.example.jp'
const page = { origin: captain, tenant: 'toki-tsumugi-cafe', preview: 'a token' }

/** A stream as a browser opens it, whose events a test sends. */
class Source extends EventTarget {
  static opened: Source[] = []
  readonly address: string
  isOpen = true
  constructor(address: string | URL) {
    super()
    this.address = String(address)
    Source.opened.push(this)
  }
  close(): void {
    this.isOpen = false
  }
  say(name: string, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(name), { lastEventId }))
  }
}

/** A page in a frame: what it hears, and what it says to the page around it. */
function framed() {
  const said: unknown[] = []
  const parent = { postMessage: (message: unknown, to: string) => said.push([message, to]) }
  const window = Object.assign(new EventTarget(), { parent })
  vi.stubGlobal('window', window)
  vi.stubGlobal('EventSource', Source)
  onTestFinished(() => void vi.unstubAllGlobals())
  const hear = (data: unknown, { source = parent as unknown, origin = captain } = {}) =>
    window.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }))
  return { said, hear }
}

const changed = { type: 'captain:preview', event: 'changed' }

beforeEach(() => {
  Source.opened = []
})

test('a page in a frame says to captain alone that it listens, and hears captain alone', () => {
  const { said, hear } = framed()
  const read = vi.fn<() => void>()
  onPreviewChange(page, read)
  expect(said).toEqual([[{ type: 'captain:preview', event: 'ready' }, captain]])
  hear(changed, { origin: 'https://elsewhere.example' })
  hear(changed, { source: {} })
  for (const data of [null, 'changed', { ...changed, type: 'other' }, { ...changed, event: 'ready' }]) hear(data)
  expect(read).not.toHaveBeenCalled()
  hear(changed)
  expect(read).toHaveBeenCalledTimes(1)
})

test('changes while a page reads are answered by one more reading', async () => {
  const { hear } = framed()
  const ends: (() => void)[] = []
  const read = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void ends.push(resolve)))
  onPreviewChange(page, read)
  for (let each = 0; each < 5; each += 1) hear(changed)
  expect(read).toHaveBeenCalledTimes(1)
  ends[0]!()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  ends[1]!()
  await Promise.resolve()
  expect(read).toHaveBeenCalledTimes(2)
})

test('a page reads again when what it shows is another, not when it has just been read', () => {
  framed()
  const read = vi.fn<() => void>()
  onPreviewChange(page, read)
  const [stream] = Source.opened
  expect(stream!.address).toBe(`${captain}/api/v1/tenants/toki-tsumugi-cafe/preview/events?preview=a+token`)
  stream!.say('shown', 'one')
  stream!.say('shown', 'one')
  expect(read).not.toHaveBeenCalled()
  stream!.say('shown', 'two')
  expect(read).toHaveBeenCalledTimes(1)
})

test('a page hears that its preview has ended, and nothing once it has stopped', () => {
  const { hear } = framed()
  const [read, over] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = onPreviewChange(page, read, over)
  Source.opened[0]!.say('over')
  expect([over.mock.calls.length, Source.opened[0]!.isOpen]).toEqual([1, false])
  stop()
  hear(changed)
  expect(read).not.toHaveBeenCalled()
})
