import type { CDPSession } from '@playwright/test'
import type { Page } from './test.ts'

/** A device that keeps passkeys, in front of one page. */
export interface Authenticator {
  /** The id of the first passkey it keeps. */
  passkey(): Promise<string>
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
    async passkey() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return Buffer.from(credentials[0]!.credentialId, 'base64').toString('base64url')
    },
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

/** Lets a journey abort the ceremony that a page has under way, as a browser does of its own: the page sees its signal. */
export async function abortable(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    credentials.get = (options = {}) => {
      const ceremony = new AbortController()
      Object.assign(window, { abortCeremony: () => ceremony.abort() })
      const signal = AbortSignal.any([ceremony.signal, ...(options.signal ? [options.signal] : [])])
      return get({ ...options, signal })
    }
  })
  return async () => {
    // A page says that it is busy before the server has answered what the device is to sign.
    await page.waitForFunction(() => 'abortCeremony' in window)
    await page.evaluate(() => (window as unknown as { abortCeremony(): void }).abortCeremony())
  }
}

/** What the server answers to a script that has a device sign with the check of its owner or without, and sends it twice. */
export const signInByScript = async (
  page: Page,
  device: Authenticator,
  userVerification: 'required' | 'discouraged',
): Promise<readonly { status: number; code: string | undefined }[]> =>
  page.evaluate(
    async ({ id, userVerification }) => {
      const ask = (call: string, body: object) =>
        fetch(`/api/auth/passkey/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const options = await (await ask('generate-authenticate-options', {})).json()
      const allowCredentials = [{ type: 'public-key', id }]
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
        ...options,
        userVerification,
        allowCredentials,
      })
      const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
      const response: unknown = credential.toJSON()
      const answers = []
      for (let time = 0; time < 2; time += 1) {
        const answer = await ask('verify-authentication', { response })
        answers.push({ status: answer.status, code: (await answer.json()).data?.code })
      }
      return answers
    },
    { id: await device.passkey(), userVerification },
  )
