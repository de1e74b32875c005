import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchedServer, type Stall } from './watch-server.ts'

const half = 512 * 1024

/** Pages that are dear to read. */
const pages: Readonly<Record<string, string>> = {
  'an ordinary page': '<head><title>A page</title></head><body>Text',
  '512 KB of <i>': '<i>'.repeat(half / 3),
  '512 KB of <template> in the head': `<head>${'<template>'.repeat(half / 10)}`,
  '100,000 attributes': `<head><meta ${Array.from({ length: 100_000 }, (_, n) => `a${n}`).join(' ')}>`,
  'a title without end': `<title>${'&amp;'.repeat(half / 5)}`,
}

/** How long reading the metadata of a page holds the server. */
export async function stallsOfLinks(): Promise<readonly Stall[]> {
  const site = createServer((request, reply) => {
    const page = pages[decodeURIComponent(request.url!.slice(1))]!
    reply.writeHead(200, { 'content-type': 'text/html' }).end(page)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const linkPort = (site.address() as AddressInfo).port
  const server = await watchedServer({ linkPort })
  try {
    const stalls: Stall[] = []
    for (const page of Object.keys(pages)) {
      const url = encodeURIComponent(`http://page.example:${linkPort}/${encodeURIComponent(page)}`)
      const path = `/api/v1/authorized/tenants/one/link-metadata?url=${url}`
      stalls.push(await server.watch(page, async () => (await server.call('GET', path)).text()))
    }
    return stalls
  } finally {
    await server.stop()
    site.close()
    site.closeAllConnections()
  }
}
