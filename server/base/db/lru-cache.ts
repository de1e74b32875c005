import { LRUCache } from 'lru-cache'

/**
 * A cache of at most `most` values, which evicts the least recently used. It grows as needed: with `max`, LRUCache
 * allocates all entries at once, and several caches of 10,000 noticeably slow down a start.
 */
export const lruCache = <V extends object | number | string>(most: number): LRUCache<string, V> =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1 })
