/**
 * Responses with an ETag, cached for reuse on a 304 (SES-6). Bounded, so that a long visit through many stores doesn't
 * grow without limit; the oldest entry is dropped first.
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
