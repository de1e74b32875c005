/**
 * Prometheus' text format, version 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats). Written by hand: the
 * usual package brings three others, and costs twenty times as much for each request that it counts.
 */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

export type Labels = Readonly<Record<string, string>>
export type Sample = readonly [value: number, labels?: Labels]

const labelText = (labels: Labels): string =>
  Object.entries(labels)
    .map(
      ([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
    )
    .join(',')

function lineText(name: string, labels: Labels, value: number): string {
  const inBraces = labelText(labels)
  return `${name}${inBraces === '' ? '' : `{${inBraces}}`} ${Number.isFinite(value) ? value : 0}\n`
}

type Line = readonly [name: string, labels: Labels, value: number]

/** A metric with its lines: data without methods, which another process may be sent. */
export interface Metric {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly name: string
  readonly help: string
  readonly lines: readonly Line[]
}

/** A counter or gauge with its samples. */
export const metric = (
  type: 'counter' | 'gauge',
  name: string,
  help: string,
  ...samples: readonly Sample[]
): Metric => ({
  type,
  name,
  help,
  lines: samples.map(([value, labels = {}]) => [name, labels, value]),
})

/** Metrics with labels added to each of their lines. */
export const withLabels = (labels: Labels, metrics: readonly Metric[]): readonly Metric[] =>
  metrics.map((each) => ({
    ...each,
    lines: each.lines.map(([name, own, value]): Line => [name, { ...labels, ...own }, value]),
  }))

/** The text of metrics; those of one name, from several processes, become one. */
export const expositionOf = (metrics: readonly Metric[]): string =>
  [...Map.groupBy(metrics, ({ name }) => name)]
    .map(([name, all]) => {
      const [{ type, help }] = all as [Metric, ...Metric[]]
      const lines = all.flatMap((each) => each.lines.map(([line, labels, value]) => lineText(line, labels, value)))
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
    })
    .join('')

/** How many observations lie within each bound; bounds are in the observations' unit, ascending. */
export class Histogram {
  readonly bounds: readonly number[]
  readonly #counts: Float64Array
  #sum = 0

  constructor(bounds: readonly number[]) {
    this.bounds = bounds
    this.#counts = new Float64Array(bounds.length + 1)
  }

  /** Counts a value, or as many like it as the weight says if only some are looked at. */
  observe(value: number, weight = 1): void {
    let index = 0
    while (index < this.bounds.length && value > this.bounds[index]!) index += 1
    this.#counts[index]! += weight
    this.#sum += value * weight
  }

  lines(name: string, labels: Labels = {}): readonly Line[] {
    let total = 0
    const buckets = Array.from(this.#counts, (count, index): Line => {
      total += count
      return [`${name}_bucket`, { ...labels, le: String(this.bounds[index] ?? '+Inf') }, total]
    })
    return [...buckets, [`${name}_sum`, labels, this.#sum], [`${name}_count`, labels, total]]
  }
}

/** Histograms of one name, each with labels of its own. */
export const histogramMetric = (
  name: string,
  help: string,
  histograms: Iterable<readonly [Histogram, Labels?]>,
): Metric => ({
  type: 'histogram',
  name,
  help,
  lines: [...histograms].flatMap(([each, labels]) => each.lines(name, labels)),
})
