/** The settings of every connection, those of threads that only read included. */
export const readingPragmas = {
  busy_timeout: 5000,
  trusted_schema: 0,
  cell_size_check: 1,
  mmap_size: 0,
  // In kB. More saved no time that could be measured, neither at 1 GB: the system keeps what is read.
  cache_size: -8192,
  temp_store: 2,
} as const

/** Those of a connection that writes. */
export const writingPragmas = {
  journal_mode: 'wal',
  // 2 is FULL: an acknowledged write survives a power cut.
  synchronous: 2,
  foreign_keys: 1,
  ...readingPragmas,
  // In pages. Pages touched by many writes are copied back once for all of them.
  wal_autocheckpoint: 2000,
} as const
