import { CannotStart } from '../../base/cannot-start.ts'

/** What the command line does about backups: `npm run backup`, `npm run restore`, `npm run drill`. */
const backupCommands = ['backup', 'restore', 'drill'] as const
export type BackupCommand = (typeof backupCommands)[number]

export const isBackupCommand = (mode: string | undefined): mode is BackupCommand =>
  (backupCommands as readonly (string | undefined)[]).includes(mode)

/** Another backup, drill or restore of the same installation is at work. */
export class BackupAtWork extends CannotStart {}

/** What a command exits with if another one is at work: EX_TEMPFAIL of sysexits.h. */
export const atWorkCode = 75
