import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts an example site, as its README says. Answers once it is ready, with what ends it; throws what it said when it ends before that. */
export async function startExampleSite(
  name: 'cafe' | 'shop',
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [`test/sites/${name}/server.ts`], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes('is ready at')) resolve()
      })
    void ended.then(() => reject(new Error(`The site ended before it was ready:\n${output}`)))
  })
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
