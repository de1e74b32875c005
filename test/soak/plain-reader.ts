import { Agent, get } from 'node:http'

/**
 * A process of its own (`fork`, with the URL as its argument): the load keeps the process that makes it busy, and would be
 * measured along. Reads the URL twenty times a second and sends how long each answer took, in milliseconds, or -1 for a
 * broken connection. Ends with the process that began it.
 */
const url = process.argv[2]!
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function read(): void {
  const start = performance.now()
  get(url, { agent, headers: { 'x-forwarded-for': '198.51.255.1' } }, (answer) => {
    answer.resume().on('close', () => tell(performance.now() - start))
  }).on('error', () => tell(-1))
}

function tell(took: number): void {
  process.send!(took)
  setTimeout(read, 50)
}

process.on('disconnect', () => process.exit())
read()
