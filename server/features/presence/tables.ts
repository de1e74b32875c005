import { ofInstallation, type Tables } from '../../base/db/declared-tables.ts'

declare module '../../base/db/tables.ts' {
  interface InstallationTables {
    /** Who has a record open, by session and page; `typing` is 1 or 0. */
    presence: {
      tenant: string
      entity: string
      recordId: string
      session: string
      page: string
      typing: number
      expiresAt: string
    }
  }
}

export const tables: Tables = {
  presence: ofInstallation,
}
