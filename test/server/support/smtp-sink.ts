import { onTestFinished } from 'vitest'
import { openSmtpSink } from '../../smtp-sink.ts'

/** A mail server for one test. */
export async function smtpSink() {
  const sink = await openSmtpSink()
  onTestFinished(sink.close)
  return sink
}
