import { closeSync, fstatSync, openSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../base/background-thread.ts'
import { rowsOf, type OnCut } from './cells.ts'
import type { Answer, CutText, Order, Plan } from './plan.ts'
import { sheetWriter } from './sheet-writer.ts'

/** Runs in a thread beside the server: see `file-writer.ts`. */
const { plan, file } = workerData as { readonly plan: Plan; readonly file: string }
lowerPriority()

type Values = Readonly<Record<string, unknown>>

/** How many referenced records of an entity are kept. */
const maxKnown = 10_000

const descriptor = openSync(file, 'w', 0o600)
const write = (bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at)
}

const missing = new Map<string, { count: number; readonly column: string }>()
const headings = plan.columns.map(({ heading }) => heading)
const output = sheetWriter(plan, headings, write, countMissing)

/** So many of the texts that were cut are named. */
const maxNamed = 20

let cutCount = 0
const cutTexts: CutText[] = []
const onCut: OnCut = (column, record) => {
  cutCount += 1
  if (cutTexts.length < maxNamed) cutTexts.push({ column, title: String(record[plan.title] ?? '') })
}

function countMissing(character: string, column: string): void {
  const known = missing.get(character) ?? { count: 0, column }
  known.count += 1
  missing.set(character, known)
}

const related = new Map<string, Map<string, Values | undefined>>()
const find = (to: string, id: string): Values | undefined => related.get(to)?.get(id)

let page: readonly Values[] = []

/** The ids that the page refers to and that are not known yet, by entity. */
function needsOf(): Record<string, readonly string[]> {
  const needs = new Map<string, Set<string>>()
  for (const { field, part, to } of plan.links) {
    for (const record of page) {
      const held = [record[field] ?? []].flat().map((each) => (part === undefined ? each : (each as Values)[part]))
      for (const id of held)
        if (typeof id === 'string' && !related.get(to)?.has(id)) needs.set(to, (needs.get(to) ?? new Set()).add(id))
    }
  }
  return Object.fromEntries([...needs].map(([to, ids]) => [to, [...ids]]))
}

function addRelated(found: Readonly<Record<string, string>>): void {
  for (const [to, json] of Object.entries(found)) {
    const known = related.get(to)!
    for (const record of JSON.parse(json) as readonly Values[]) known.set(String(record['id']), record)
  }
}

function writePage(): Answer {
  for (const record of page) for (const cells of rowsOf(plan, record, find, onCut)) output.row(cells)
  const last = page.at(-1)!
  page = []
  return { id: String(last['id']), value: last[plan.sortedBy] ?? null }
}

function take(order: Order): Answer {
  if ('end' in order) {
    const cut = output.end() + cutCount
    const { size } = fstatSync(descriptor)
    closeSync(descriptor)
    return {
      size,
      findings: {
        missing: [...missing].map(([character, { count, column }]) => ({ character, count, column })),
        cut,
        cutTexts,
      },
    }
  }
  if ('page' in order) {
    page = JSON.parse(typeof order.page === 'string' ? order.page : Buffer.from(order.page).toString()) as Values[]
    const needs = needsOf()
    for (const [to, ids] of Object.entries(needs)) {
      if (!related.has(to) || related.get(to)!.size + ids.length > maxKnown) related.set(to, new Map())
    }
    // What was forgotten is asked for again.
    const asked = needsOf()
    for (const [to, ids] of Object.entries(asked)) for (const id of ids) related.get(to)!.set(id, undefined)
    if (Object.keys(asked).length > 0) return { needs: asked }
  } else addRelated(order.related)
  return writePage()
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.on('message', (order: Order) => parentPort!.postMessage(take(order)))
