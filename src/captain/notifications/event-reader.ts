/** A server-sent event. */
export interface StreamedEvent {
  readonly id: string
  readonly data: string
}

/**
 * Reads the events of a stream whose text comes in pieces of any size, as the HTML standard describes (9.2.6). Only what
 * our server sends: lines end with LF, every event has an id and one line of data, comments keep the stream open.
 */
export function eventReader(onEvent: (event: StreamedEvent) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]))
      const [id, data] = [fields.get('id'), fields.get('data')]
      if (id !== undefined && data !== undefined) onEvent({ id, data })
    }
  }
}

/** Reads the events of an answer to its end; by a reader, as Safari cannot iterate over a stream. */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: StreamedEvent) => void,
): Promise<void> {
  const pieces = body.pipeThrough(new TextDecoderStream()).getReader()
  const read = eventReader(onEvent)
  for (;;) {
    const { done, value } = await pieces.read()
    if (done) return
    read(value)
  }
}
