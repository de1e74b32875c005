/** How far into a page its charset declaration may be (HTML Living Standard, 4.2.5.4). */
const prescanBytes = 1024

/**
 * Decodes the bytes of a page in its declared charset: from the byte order mark, otherwise the header, otherwise its
 * beginning, in this order (HTML Living Standard, 13.2.3.2); otherwise UTF-8.
 */
export async function* decode(bytes: AsyncIterable<Buffer>, contentType = ''): AsyncGenerator<string> {
  let head: Buffer = Buffer.alloc(0)
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < prescanBytes) continue
    decoder = decoderFor(head, contentType)
    yield decoder.decode(head, { stream: true })
  }
  yield decoder ? decoder.decode() : decoderFor(head, contentType).decode(head)
}

function decoderFor(head: Buffer, contentType: string): TextDecoder {
  const label = byteOrderMark(head) ?? /charset\s*=\s*"?([\w:-]{1,40})/i.exec(contentType)?.[1] ?? declaredCharset(head)
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

/** From a byte order mark. */
function byteOrderMark(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : undefined
}

/** From a `meta`. Since that was readable as ASCII, the page is not in UTF-16. */
function declaredCharset(head: Buffer): string | undefined {
  const text = head.toString('latin1', 0, prescanBytes)
  const label = /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:-]{1,40})/i.exec(text)?.[1]
  return label?.toLowerCase().startsWith('utf-16') ? 'utf-8' : label
}
