import type { Measured } from './round.ts'

/**
 * Prints medians over the rounds, and the ratio of each target to the floor in the same round: what is unchanged to the
 * floor's read.
 */
export function report(measured: readonly Measured[]): void {
  console.log('\noperation      target      req/s   ratio  (range)          p50 ms  p99 ms  CPU ms/req (ratio)')
  for (const operation of new Set(measured.map((each) => each.operation))) {
    for (const target of new Set(measured.filter((each) => each.operation === operation).map((each) => each.target))) {
      const own = measured.filter((each) => each.operation === operation && each.target === target)
      const ratios = own.map((each) => speed(each) / speed(floorOf(measured, each)))
      const latencies = own.flatMap((each) => each.latencies).sort((a, b) => a - b)
      const at = (share: number) => latencies[Math.floor(latencies.length * share)]!.toFixed(2).padStart(7)
      console.log(
        `${operation.padEnd(14)} ${target.padEnd(9)} ${median(own.map(speed)).toFixed(0).padStart(6)}   ${median(ratios).toFixed(2)}x  (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})  ${at(0.5)} ${at(0.99)}  ${median(own.map(cost)).toFixed(3)} (${median(own.map((each) => cost(floorOf(measured, each)) / cost(each))).toFixed(2)}x)`,
      )
    }
  }
}

/** Prints how far lists and reads are from a server that asks nobody who they are. */
export function reportGoals(measured: readonly Measured[]): void {
  for (const [operation, goal] of [
    ['list', 0.9],
    ['same list', 0.9],
    ['read', 0.8],
  ] as const) {
    const own = measured.filter((each) => each.operation === operation && each.target === 'captain')
    const ratio = median(own.map((each) => speed(each) / speed(floorOf(measured, each, 'unchecked'))))
    console.log(`\n${operation}: ${ratio.toFixed(2)} of the unchecked floor (goal ${goal})`)
  }
}

const speed = ({ requests, seconds }: Measured): number => requests / seconds

/** Processor time of the server for one request: steadier than throughput where the machine has other work. */
const cost = ({ cpu, requests }: Measured): number => cpu / requests

const floorOf = (measured: readonly Measured[], { round, operation }: Measured, target = 'floor'): Measured => {
  const compared = operation.startsWith('unchanged') ? 'read' : operation
  return measured.find((each) => each.round === round && each.operation === compared && each.target === target)!
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
