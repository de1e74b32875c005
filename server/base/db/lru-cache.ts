import { LRUCache } from 'lru-cache'

/**
 * Remembers so many values at most, those used last. It grows as they come: a cache that is told its most entries
 * reserves the room for all of them at once, which several of 10,000 make a noticeable part of a start.
 */
export const lruCache = <V extends object | number | string>(most: number): LRUCache<string, V> =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1 })
