import { join } from 'node:path'
import XLSX from '@e965/xlsx'
import { expect } from 'vitest'
import { product } from '../../../entities/shop/product.ts'
import type { Database } from '../../../server/base/db/database.ts'
import { importHandler } from '../../../server/features/imports/run-import.ts'
import { jobRunner } from '../../../server/base/jobs/runner.ts'
import { exportsFolder, openExportStorage, openStorage } from '../../../server/base/storage/open-storage.ts'
import { recordClient } from './record-client.ts'
import { scratchFolder } from './scratch-folder.ts'
import { publicUrl, staffOf, start } from './world.ts'

export const path = (tenant: string): string => `/api/v1/authorized/tenants/${tenant}/imports`

/** The app with the job that imports, and what its tests do with it. */
export async function importingWorld() {
  const world = await start({ DATA_DIR: scratchFolder() })
  const storage = openExportStorage(world.env)
  const folder = join(exportsFolder(world.env), '.incoming')
  /** Runs the jobs that are due at a moment. */
  async function work(database: Database = world.database, at = Date.now()): Promise<void> {
    const operator = async () => world.tenants['funaneco-jp'].id
    const uploads = openStorage(world.env)
    const options = { database, storage, uploads, folder, origin: publicUrl, operator }
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const handlers = { import: importHandler({ ...options, log }) }
    const runner = jobRunner(world.database, handlers, { log, now: () => at, chance: () => 0 })
    await runner.runDue()
    await runner.stop()
  }
  async function upload(tenant: string, entity: string, file: Buffer | string, more = '', email = staffOf(tenant)) {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(Buffer.from(file as string))]), 'file.csv')
    const encoded = new Response(form)
    const answer = await world.app.inject({
      method: 'POST',
      url: `${path(tenant)}?entity=${entity}${more}`,
      headers: {
        authorization: `Bearer ${await world.tokenFor(email)}`,
        'content-type': encoded.headers.get('content-type')!,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const call = (tenant: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', rest: string, body?: object) =>
    world.call(staffOf(tenant), method, `${path(tenant)}${rest}`, body)
  /** Uploads and judges a file with the columns that its headings suggest. */
  async function judged(
    tenant: string,
    entity: string,
    file: Buffer | string,
    {
      key,
      columns,
      more,
      plan: further,
    }: { key?: string | null; columns?: readonly (string | null)[]; more?: string; plan?: object } = {},
  ) {
    const uploaded = await upload(tenant, entity, file, more)
    expect([uploaded.status, uploaded.body]).toEqual([201, expect.anything()])
    const { id } = uploaded.body
    const plan = {
      columns: columns ?? uploaded.body.columns,
      key: key === undefined ? uploaded.body.key : key,
      ...further,
    }
    const planned = await call(tenant, 'PUT', `/${id}/plan`, plan)
    expect([planned.status, planned.text]).toEqual([200, expect.anything()])
    await work()
    const { body } = await call(tenant, 'GET', `/${id}`)
    const rows = async (outcome: string) => (await call(tenant, 'GET', `/${id}/rows?outcome=${outcome}`)).body
    return { id, body, rows, start: uploaded.body }
  }
  const faults = async (made: Awaited<ReturnType<typeof judged>>): Promise<string[]> =>
    ((await made.rows('refused')) as { issues: { cell: string | null; rule: string }[] }[]).flatMap(({ issues }) =>
      issues.map(({ cell, rule }) => `${cell} ${rule}`),
    )
  async function written(tenant: string, id: string, body: object = {}) {
    const { finishedAt: judgedAt } = (await call(tenant, 'GET', `/${id}`)).body
    const answer = await call(tenant, 'POST', `/${id}/writing`, { judgedAt, ...body })
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    await work()
    return (await call(tenant, 'GET', `/${id}`)).body
  }
  return { world, storage, uploads: openStorage(world.env), folder, work, upload, call, judged, faults, written }
}

/** A database at which the nth write fails, before or after it is committed, and `told` is called after each. */
export function breaking(
  database: Database,
  nth: number,
  when: 'before' | 'after',
  told: (count: number) => Promise<void> = async () => {},
): Database {
  let count = 0
  return Object.create(database, {
    write: {
      value: async (...args: Parameters<Database['write']>) => {
        count += 1
        if (count === nth && when === 'before') throw new Error('The server was killed.')
        const answer = await database.write(...args)
        if (count === nth) throw new Error('The server was killed.')
        await told(count)
        return answer
      },
    },
  }) as Database
}

export const shop = 'suda-nijo-com'
export const csv = (...lines: readonly (readonly string[])[]): string =>
  lines
    .map((cells) => cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n')

export function workbook(
  rows: unknown[][],
  { date1904 = false, change }: { date1904?: boolean; change?: (sheet: XLSX.WorkSheet) => void } = {},
): Buffer {
  const sheet = XLSX.utils.aoa_to_sheet(rows)
  change?.(sheet)
  const book = XLSX.utils.book_new()
  book.Workbook = { WBProps: { date1904 } }
  XLSX.utils.book_append_sheet(book, sheet, '一覧')
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer
}

/** Products by which files are tried, with the codes, and one of another shop. */
export async function shopWorld() {
  const importing = await importingWorld()
  const api = await recordClient(importing.world, product)
  for (const number of [1, 2, 3])
    await api.create(number, {
      code: `A-${number}`,
      name: `品${number}`,
      price: 1000,
      listPrice: null,
      stock: 5,
      saleStartAt: null,
      saleEndAt: null,
    })
  const other = await importing.world.other('suda-nijo-com', 'other-shop')
  const elsewhere = await recordClient(importing.world, product, 'suda-nijo-com', other)
  const foreign = await elsewhere.create(4, { code: 'B-1', name: 'よその品' })
  return { ...importing, api, foreign }
}

export const code = '商品コード'
export const name = '商品名'
export const price = '販売価格（税込）'
