import { expect, test } from 'vitest'
import { eventReader, readEvents, type StreamedEvent } from '../../../src/captain/notifications/event-reader.ts'

const stream =
  ':\n\nid: 1.a\nevent: unread\ndata: {"unread":1,"newest":"a"}\n\n:\n\nid: 0.\nevent: unread\ndata: {"unread":0,"newest":null}\n\n'

test('events are read from a stream that is cut anywhere, and comments are none', () => {
  for (let size = 1; size <= stream.length; size++) {
    const events: StreamedEvent[] = []
    const read = eventReader((event) => events.push(event))
    for (let from = 0; from < stream.length; from += size) read(stream.slice(from, from + size))
    expect(events).toEqual([
      { id: '1.a', data: '{"unread":1,"newest":"a"}' },
      { id: '0.', data: '{"unread":0,"newest":null}' },
    ])
  }
})

test('an event of which the end has not come is not told', () => {
  const events: StreamedEvent[] = []
  eventReader((event) => events.push(event))('id: 1.a\ndata: {}\n')
  expect(events).toEqual([])
})

test('events are read in a browser that cannot iterate over a stream', async () => {
  const iterate = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator)!
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
  try {
    const events: StreamedEvent[] = []
    await readEvents(new Blob([stream]).stream(), (event) => events.push(event))
    expect(events.map(({ id }) => id)).toEqual(['1.a', '0.'])
  } finally {
    Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterate)
  }
})
