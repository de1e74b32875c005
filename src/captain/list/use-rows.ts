import { useQuery } from '../frame/use-query.ts'
import { apiFetch } from '../../shell/api.ts'

interface Rows<Row> {
  readonly rows: readonly Row[]
  /** How many there are in all. */
  readonly total: number
}

/** The rows a list asks for; those of the question before stay in sight until the answer is there. */
export function useRows<Row>(asked: string) {
  const { data, error, retry } = useQuery(read, asked)
  return { ...(data as Rows<Row> | undefined), error, retry }
}

async function read(asked: string, signal: AbortSignal): Promise<Rows<unknown>> {
  const response = await apiFetch(asked, { signal })
  const rows = (await response.json()) as readonly unknown[]
  return { rows, total: Number(response.headers.get('content-range')?.split('/').pop() ?? rows.length) }
}
