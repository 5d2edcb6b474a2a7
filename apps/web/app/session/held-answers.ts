/**
 * Answers that came with an ETag, kept to be used again on a 304 (SES-6). Bounded: a long visit through many stores
 * must not grow without end, and the oldest is the least likely to be asked for again.
 */
const MOST = 40
const held = new Map<string, { etag: string; body: unknown }>()

export function heldEtag(path: string): string | undefined {
  return held.get(path)?.etag
}

export function heldBody(path: string): unknown {
  return held.get(path)?.body
}

export function holdAnswer(path: string, etag: string, body: unknown): void {
  held.delete(path)
  held.set(path, { etag, body })
  if (held.size > MOST) held.delete(held.keys().next().value ?? "")
}
