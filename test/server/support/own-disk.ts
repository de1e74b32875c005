import { spawnSync } from 'node:child_process'

/**
 * What a command begins with that has a disk of its own in the folder that a variable of its environment names. It needs
 * a namespace of its own, which not every machine grants.
 */
export const ownDisk = (megabytes: number, variable = 'DATA_DIR'): readonly string[] => [
  'unshare',
  '-Urm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$${variable}" && exec "$@"`,
  '--',
]

const [unshare, ...words] = [...ownDisk(1), 'true']
export const grantsDisks =
  spawnSync(unshare!, words, { env: { ...process.env, DATA_DIR: import.meta.dirname } }).status === 0
