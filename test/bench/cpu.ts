/** In a server: tells its processor time, in milliseconds, whenever it is asked. */
export function reportCpu(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!((user + system) / 1000)
  })
}
