import { join } from 'node:path'
import type { Env } from '../env.ts'

/** What the SQLite file is called; those beside it begin so, too. */
export const databaseName = 'captain.sqlite'

/** The SQLite file of an installation. */
export const databaseFile = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, databaseName)

/**
 * Whether a name says that something lies in a folder: not what begins with a dot, nor the folder in which a file system
 * puts what it finds when it is checked (ext4), and which nobody but root may read.
 */
export const isContent = (name: string): boolean => !name.startsWith('.') && name !== 'lost+found'
