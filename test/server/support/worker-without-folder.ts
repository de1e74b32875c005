import cluster from 'node:cluster'
import { onStopSignal, startWorkers, reportReady } from '../../../server/base/processes.ts'

/** Two processes, of which the second cannot be started at first, or none can (`none`): its folder is not there. */
const nowhere = { cwd: '/no/such/folder' }
if (cluster.isWorker) {
  onStopSignal(() => process.exit(0))
  process.on('message', () => undefined)
  reportReady({ processes: 2, lines: ['started'] })
} else {
  if (process.argv[2] === 'none') cluster.setupPrimary(nowhere)
  cluster.once('online', () => cluster.setupPrimary(nowhere))
  console.log((await startWorkers()).join('\n'))
  cluster.setupPrimary({ cwd: process.cwd() })
  cluster.once('online', () => console.log('another came'))
}
