import type { Preserialized } from "../../platform/http/preserialize.ts"

type CachedResponse = Preserialized | Promise<Preserialized>

/**
 * Caches responses by the object that they are built from. Each response is built when first requested and is dropped
 * together with its object.
 */
export function createResponseCache() {
  const cache = new WeakMap<object, Map<string, CachedResponse>>()

  return function cachedResponse(
    source: object,
    name: string,
    buildResponse: () => Promise<Preserialized>,
  ): CachedResponse {
    const responses = cache.get(source) ?? new Map<string, CachedResponse>()
    const cached = responses.get(name)
    if (cached) return cached
    cache.set(source, responses)
    const pending = buildResponse()
    responses.set(name, pending)
    pending.then(
      (response) => responses.set(name, response),
      () => responses.delete(name),
    )
    return pending
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
