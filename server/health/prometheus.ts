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

const line = (name: string, labels: string, value: number): string =>
  `${name}${labels === '' ? '' : `{${labels}}`} ${Number.isFinite(value) ? value : 0}\n`

const head = (name: string, type: string, help: string): string => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`

/** A counter or gauge with its samples. */
export const metric = (type: 'counter' | 'gauge', name: string, help: string, ...samples: readonly Sample[]): string =>
  head(name, type, help) + samples.map(([value, labels = {}]) => line(name, labelText(labels), value)).join('')

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

  /** Its lines, without the head. */
  text(name: string, labels: Labels = {}): string {
    const own = labelText(labels)
    const before = own === '' ? '' : `${own},`
    let total = 0
    let text = ''
    for (const [index, count] of this.#counts.entries()) {
      total += count
      const bound = this.bounds[index]
      text += line(`${name}_bucket`, `${before}le="${bound ?? '+Inf'}"`, total)
    }
    return text + line(`${name}_sum`, own, this.#sum) + line(`${name}_count`, own, total)
  }
}

/** Histograms of one name, each with labels of its own. */
export const histogramMetric = (
  name: string,
  help: string,
  histograms: Iterable<readonly [Histogram, Labels?]>,
): string => head(name, 'histogram', help) + [...histograms].map(([each, labels]) => each.text(name, labels)).join('')
