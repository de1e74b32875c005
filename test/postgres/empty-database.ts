import { inject, onTestFinished } from 'vitest'
import { asOwner } from '../../server/base/db/open-postgres.ts'
import { addressOf, owner } from './setup.ts'

/** Another empty database of the cluster, gone when the test is over; `which` tells those of a test apart. */
export async function emptyDatabase(which: string): Promise<string> {
  const name = `captain_${which}_${process.pid}`
  await asOwner(inject('postgres'), (admin) => admin.query(`CREATE DATABASE ${name} OWNER ${owner}`))
  onTestFinished(async () => {
    await asOwner(inject('postgres'), (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`))
  })
  return addressOf(inject('postgres'), name, owner)
}
