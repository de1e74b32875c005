import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in the data folder that holds the link of the first administrator until it was used. */
export const setupLinkFile = (dataDir: string): string => join(dataDir, 'setup-link')

export const keepSetupLink = (dataDir: string, link: string): void =>
  writeFileSync(setupLinkFile(dataDir), `${link}\n`, { mode: 0o600 })

export const removeSetupLink = (dataDir: string): void => rmSync(setupLinkFile(dataDir), { force: true })
