/**
 * Answers that came with an ETag, kept to be used again on a 304 (SES-6). Bounded: a long visit through many stores
 * must not grow without end, and the oldest is the least likely to be asked for again.
 */
const MAX_COUNT = 40
const cache = new Map<string, { etag: string; body: unknown }>()

export function cachedEtag(path: string): string | undefined {
  return cache.get(path)?.etag
}

export function cachedBody(path: string): unknown {
  return cache.get(path)?.body
}

export function cacheReply(path: string, etag: string, body: unknown): void {
  cache.delete(path)
  cache.set(path, { etag, body })
  if (cache.size > MAX_COUNT) cache.delete(cache.keys().next().value ?? "")
}
