/** How often it is looked whether npm is still there, in milliseconds. */
const lookEvery = 1000

/**
 * Stops this server in order when the npm that started it has ended. npm hands a SIGTERM to the shell between them, which
 * ends without passing it on: the server would go on alone and keep its folder and its port from the next one.
 */
export function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookEvery).unref()
}
