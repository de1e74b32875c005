import type { CaptainDataProvider, Meta } from './data-provider.ts'
import type { CaptainRecord } from './record.ts'

/** As many ids as fit into the URL of one query. */
const maxIdsPerQuery = 200

/** Reads records by their ids, however many. Those that are gone are left out, and their order is the server's. */
export async function readRecords(
  provider: CaptainDataProvider,
  entity: string,
  ids: readonly string[],
  meta: Meta = {},
): Promise<readonly CaptainRecord[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / maxIdsPerQuery) }, (_, chunk) =>
    ids.slice(chunk * maxIdsPerQuery, (chunk + 1) * maxIdsPerQuery),
  )
  const answers = await Promise.all(chunks.map((some) => provider.getMany<CaptainRecord>(entity, { ids: some, meta })))
  return answers.flatMap(({ data }) => data)
}
