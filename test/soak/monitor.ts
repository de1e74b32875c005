import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Preloaded into a server (`node --import`): says every ten seconds how long its event loop was held at the most. */
const file = process.env.SOAK_LOOP_FILE!
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
setInterval(() => {
  const { heapUsed, rss, external } = process.memoryUsage()
  const longest = Math.round(delay.max / 1e6)
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), longest, rss, heapUsed, external })}\n`)
  delay.reset()
}, 10_000).unref()
