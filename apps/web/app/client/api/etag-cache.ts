import type { ReplyCache } from "@hearth/browser/send-request.ts"

const MAX_COUNT = 40
const cache = new Map<string, { etag: string; body: unknown }>()

/**
 * Responses with an ETag, cached for reuse on a 304 (SES-6). Bounded, so that a long visit through many stores doesn't
 * grow without limit; the oldest entry is dropped first.
 */
export const etagCache: ReplyCache = {
  etag: (path) => cache.get(path)?.etag,
  body: (path) => cache.get(path)?.body,
  add(path, etag, body) {
    cache.delete(path)
    cache.set(path, { etag, body })
    if (cache.size > MAX_COUNT) cache.delete(cache.keys().next().value ?? "")
  },
}
