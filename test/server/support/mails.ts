import { onTestFinished } from 'vitest'
import type { JobHandlers } from '../../../server/base/jobs/handler.ts'
import { jobRunner } from '../../../server/base/jobs/runner.ts'
import { mailSender } from '../../../server/base/mail/sender.ts'
import { recordingDelivery } from '../../../server/modules/customer-emails/record-delivery.ts'
import type { World } from './world.ts'

/** A server that sends mail, and does other work, at the moments that a test says. */
export function sending({ database }: Pick<World, 'database'>, url: string, others: JobHandlers = {}) {
  const warnings: object[] = []
  const tell = (told: object) => void warnings.push(told)
  let now = 0
  const sender = mailSender({ url, from: 'captain@captain.example' }, { whenStopping: 0 })
  const runner = jobRunner(
    database,
    { ...others, mail: recordingDelivery(database, sender, { error: tell } as never) },
    { log: { info: tell, warn: tell, error: tell } as never, now: () => now, chance: () => 0 },
  )
  onTestFinished(async () => {
    await runner.stop()
    await sender.close()
  })
  return {
    warnings,
    /** What the server does every few seconds, at a moment. */
    async tick(at: number): Promise<void> {
      now = at
      await runner.tick()
    },
    /** Sends what is due at a moment; answers how many mails went out. */
    sendDue(at = Date.now()): Promise<number> {
      now = at
      return runner.runDue()
    },
  }
}

/** The mails that were not sent. */
export const waitingMails = ({ sql }: Pick<World, 'sql'>) =>
  sql(`select * from job where "kind" = 'mail' and "status" <> 'done'`)
