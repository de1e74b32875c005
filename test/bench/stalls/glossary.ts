import { startFakeService } from '../../server/ai/fake-service.ts'
import { watchedServer, type Stall } from './watch-server.ts'

/** How long putting in the words of a glossary holds the server, and how many characters go to the service. */
export async function stallsOfGlossary(): Promise<readonly (Stall & { readonly sent: number })[]> {
  const service = await startFakeService()
  const server = await watchedServer({
    env: { CLOUDFLARE_ACCOUNT_ID: 'account', CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_API_URL: service.url },
  })
  const feeding = [
    { ja: '犬', en: '犬猫'.repeat(60) },
    { ja: '猫', en: '猫鳥'.repeat(60) },
    { ja: '鳥', en: '鳥'.repeat(120) },
  ]
  const many = Array.from({ length: 200 }, (_, index) => ({ ja: `${'あ'.repeat(56)}${1000 + index}`, en: 'x' }))
  const works = [
    { work: 'three terms that feed each other', text: '犬'.repeat(60), terms: feeding },
    { work: '200 terms that nearly stand everywhere', text: 'あ'.repeat(2000), terms: many },
  ]
  try {
    const stalls: (Stall & { readonly sent: number })[] = []
    for (const { work, ...body } of works) {
      const stall = await server.watch(work, async () =>
        (await server.call('POST', '/api/v1/ai/translations', body)).text(),
      )
      stalls.push({ ...stall, sent: String(service.seen.at(-1)?.input.text ?? '').length })
    }
    return stalls
  } finally {
    await server.stop()
    await service.stop()
  }
}
