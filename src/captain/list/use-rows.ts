import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiFetch } from '../../shell/api.ts'
import { reading } from '../../shell/reading.ts'

interface Rows<Row> {
  readonly rows: readonly Row[]
  /** How many there are in all. */
  readonly total: number
}

/** The rows of a list of a tenant's, or of none (null); those of the question before stay in sight until the answer is there. */
export function useRows<Row>(tenant: string | null, path: string) {
  const { data, error, refetch } = useQuery({
    ...reading([tenant, 'rows', path], (signal) => readRows<Row>(path, signal)),
    placeholderData: keepPreviousData,
  })
  return { ...data, error, refetch }
}

async function readRows<Row>(path: string, signal: AbortSignal): Promise<Rows<Row>> {
  const response = await apiFetch(path, { signal })
  const rows = (await response.json()) as readonly Row[]
  return { rows, total: Number(response.headers.get('content-range')?.split('/').pop() ?? rows.length) }
}
