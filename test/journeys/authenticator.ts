import type { CDPSession } from '@playwright/test'
import type { Page } from './test.ts'

/** A device that keeps passkeys, in front of one page. */
export interface Authenticator {
  /** How many passkeys it keeps. */
  count(): Promise<number>
  /** Whether the person passes the check of finger or face from now on. */
  verifies(yes: boolean): Promise<void>
  /** Whether somebody touches it by themselves when asked. */
  answers(yes: boolean): Promise<void>
  /** It is unplugged, with what it keeps. */
  remove(): Promise<void>
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

async function open(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  return session
}

/** Gives a page a device: its own, or one that is plugged in. */
export async function authenticatorOf(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<Authenticator> {
  const opened = sessions.get(page) ?? open(page)
  sessions.set(page, opened)
  const session = await opened
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    verifies: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    answers: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    remove: async () => {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
