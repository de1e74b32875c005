import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import setup, { addressOf, owner, template } from '../postgres/setup.ts'

const rows = Number(process.env.BENCH_IMPORT_ROWS ?? 10_000)
/** How long lists are read without an import, before and after each of its phases, in milliseconds. */
const alone = Number(process.env.BENCH_SECONDS ?? 5) * 1000
const clients = 2

/**
 * How long lists take while an import of very many rows is read and judged, written and undone, and while as many are
 * exported: beside each phase what they take alone, right before and after it. On SQLite, or with
 * `BENCH_DATABASE=postgres` on PostgreSQL.
 */
export async function measureImports(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'captain-bench-imports-'))
  let address: string | undefined
  let stopCluster = async (): Promise<void> => {}
  if (process.env.BENCH_DATABASE === 'postgres') {
    stopCluster = await setup({
      provide: (_: 'postgres', url: string) => (address = addressOf(url, template, owner)),
    } as unknown as Parameters<typeof setup>[0])
  }
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'server', 'support', 'serve-uploads.ts')], {
    env: { ...process.env, DATA_DIR: folder, ...(address && { DATABASE_URL: address }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
    await measure(JSON.parse(line) as Place)
  } finally {
    server.kill('SIGKILL')
    await stopCluster()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Place {
  readonly port: number
  readonly token: string
}

async function measure({ port, token }: Place): Promise<void> {
  const base = `http://127.0.0.1:${port}/api/v1/authorized/tenants/funaneco-jp`
  async function call(method: string, path: string, body?: object): Promise<any> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  /** Reads lists with two clients as long as there is work; how long each took, sorted. */
  async function listsDuring(work: Promise<unknown>): Promise<readonly number[]> {
    const taken: number[] = []
    const over = new AbortController()
    const done = work.finally(() => over.abort())
    const client = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const begin = performance.now()
        await call('GET', '/faq?range=[0,24]')
        taken.push(performance.now() - begin)
      }
    }
    await Promise.all([done, ...Array.from({ length: clients }, client)])
    return taken.toSorted((a, b) => a - b)
  }
  const quantile = (of: readonly number[], part: number): number => of[Math.floor(part * (of.length - 1))]!

  for (let at = 0; at < 100; at += 1)
    await call('POST', '/faq', {
      question: `前からの質問 ${at}`,
      answer: { blocks: [{ type: 'paragraph', data: { text: '受付でお尋ねください。' } }] },
      category: 'general',
      sortOrder: 0,
    })
  const told: Record<string, string | number>[] = []
  let before = await listsDuring(setTimeout(alone))
  async function phase(name: string, work: () => Promise<unknown>): Promise<void> {
    const begin = performance.now()
    const during = await listsDuring(work())
    const seconds = (performance.now() - begin) / 1000
    const after = await listsDuring(setTimeout(alone))
    const without = [...before, ...after].toSorted((a, b) => a - b)
    before = after
    const figures = [0.5, 0.99].map((part) => [quantile(without, part), quantile(during, part)] as const)
    told.push({
      phase: name,
      seconds: seconds.toFixed(1),
      'p50 alone (ms)': figures[0]![0].toFixed(1),
      'p50 beside': figures[0]![1].toFixed(1),
      'p99 alone (ms)': figures[1]![0].toFixed(1),
      'p99 beside': figures[1]![1].toFixed(1),
      'p99 ratio': (figures[1]![1] / figures[1]![0]).toFixed(2),
      'lists a second': Math.round(during.length / seconds),
    })
  }
  const until = async (path: string, ...states: readonly string[]): Promise<any> => {
    for (;;) {
      const found = await call('GET', path)
      if (states.includes(found.status)) return found
      if (['failed', 'refused'].includes(found.status)) throw new Error(JSON.stringify(found))
      await setTimeout(100)
    }
  }

  const lines = Array.from(
    { length: rows },
    (_, at) => `質問 ${at},答えは ${at} 番の窓口でお尋ねください。,general,${at + 1}`,
  )
  const form = new FormData()
  form.set('file', new Blob([['question,answer,category,sortOrder', ...lines].join('\n')]), 'questions.csv')
  const { id, columns } = await call('POST', '/imports?entity=faq', form)
  let judgedAt = ''
  await phase('reading', async () => {
    await call('PUT', `/imports/${id}/plan`, { columns, key: 'question' })
    judgedAt = (await until(`/imports/${id}`, 'judged')).finishedAt
  })
  await phase('writing', async () => {
    await call('POST', `/imports/${id}/writing`, { judgedAt })
    await until(`/imports/${id}`, 'done')
  })
  await phase('exporting', async () => {
    const { id: made } = await call('POST', '/exports', { entity: 'faq', format: 'xlsx', language: 'ja' })
    await until(`/exports/${made}`, 'done')
  })
  await phase('undoing', async () => {
    await call('POST', `/imports/${id}/restorations`)
    await until(`/imports/${id}`, 'undone')
  })
  console.log(`${rows} rows, ${clients} clients that read lists:`)
  console.table(told)
}
