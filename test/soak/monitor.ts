import { appendFileSync } from 'node:fs'

/**
 * Preloaded into a server (`node --import`): says every ten seconds for how long its event loop was held at the most. On
 * a machine that has more to do than it can, a turn of the loop also lasts while nothing of it runs; so a hold counts with
 * no more than the processor time that its thread took.
 */
const file = process.env.SOAK_LOOP_FILE!
const every = 10
const cpu = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let longest = 0
let [wallBefore, cpuBefore] = [performance.now(), cpu()]
setInterval(() => {
  const [wallNow, cpuNow] = [performance.now(), cpu()]
  longest = Math.max(longest, Math.min(wallNow - wallBefore - every, cpuNow - cpuBefore))
  ;[wallBefore, cpuBefore] = [wallNow, cpuNow]
}, every).unref()
setInterval(() => {
  const { heapUsed, rss, external } = process.memoryUsage()
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), longest: Math.round(longest), rss, heapUsed, external })}\n`)
  longest = 0
}, 10_000).unref()
